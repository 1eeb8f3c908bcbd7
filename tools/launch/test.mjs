import { ensureInstalled, handOver } from './install.mjs';

await ensureInstalled();
handOver('tools/test/main.ts');
