import { ensureInstalled, handOver } from './install.mjs';

await ensureInstalled();
handOver('tools/launch/run-tests.ts');
