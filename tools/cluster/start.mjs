import { ensureInstalled, handOver } from '../launch/install.mjs';

await ensureInstalled();
handOver('tools/cluster/main.ts');
