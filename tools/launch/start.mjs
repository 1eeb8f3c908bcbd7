import { ensureInstalled, handOver } from './install.mjs';

process.env.CURSA_STARTED_AT = String(Date.now());
await ensureInstalled();
handOver('tools/launch/start.ts');
