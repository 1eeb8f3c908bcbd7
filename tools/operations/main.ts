import mongoose from 'mongoose';
import { dumpChat, restoreChat } from './chat-backup.ts';

const usage = `Chat's data as one file, where MongoDB's own tools are not at hand.

  node tools/operations/main.ts dump-chat <file>
  node tools/operations/main.ts restore-chat <file>      into an empty database, while chat is stopped

The database is MONGODB_URL.
`;

async function main([command, file]: string[]): Promise<number> {
  const work = { 'dump-chat': dumpChat, 'restore-chat': restoreChat }[command ?? ''];
  const url = process.env.MONGODB_URL;
  if (!work || !file || !url) {
    process.stderr.write(usage);
    return 64;
  }
  const connection = await mongoose.createConnection(url, { serverSelectionTimeoutMS: 5_000 }).asPromise();
  try {
    if (!connection.db) throw new Error('MONGODB_URL names no database');
    const began = performance.now();
    const count = await work(connection.db, file);
    process.stdout.write(
      `${command}: ${count} documents in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
    );
    return 0;
  } finally {
    await connection.close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
