/** Reads npm's CycloneDX document and takes the run out of it: its time becomes SOURCE_DATE_EPOCH, its serial number goes. */
import { readFileSync } from 'node:fs';

const document = JSON.parse(readFileSync(0, 'utf8'));
delete document.serialNumber;
document.metadata.timestamp = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000).toISOString();
process.stdout.write(`${JSON.stringify(document)}\n`);
