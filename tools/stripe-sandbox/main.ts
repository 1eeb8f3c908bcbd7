import { readConfig } from './config.ts';
import { startSandbox } from './server.ts';

await startSandbox(readConfig(process.env));
