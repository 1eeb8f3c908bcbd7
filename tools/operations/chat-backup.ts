import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import mongoose from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;
type Db = mongoose.mongo.Db;

/** Conversations first: their heads may lag behind the messages, but must not run ahead of them. Leases are nobody's data. */
const COLLECTIONS = ['conversations', 'standings', 'messages'];
const BATCH = 500;

/** Writes what chat keeps into one file: a document per line, types kept, gzipped. @returns how many documents */
export async function dumpChat(db: Db, file: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for (const collection of COLLECTIONS)
      for await (const document of db.collection(collection).find().batchSize(BATCH)) {
        count += 1;
        yield `${EJSON.stringify({ collection, document }, { relaxed: false })}\n`;
      }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return count;
}

/**
 * Puts a dump back. Chat makes its indexes when it starts.
 * @throws when the database holds messages: nothing is ever mixed
 */
export async function restoreChat(db: Db, file: string): Promise<number> {
  if ((await db.collection('messages').countDocuments({}, { limit: 1 })) > 0)
    throw new Error(`The database ${db.databaseName} holds messages. Restore into an empty one.`);
  let count = 0;
  let batch: { collection: string; document: object }[] = [];
  const flush = async (): Promise<void> => {
    for (const name of COLLECTIONS) {
      const documents = batch.filter((entry) => entry.collection === name).map((entry) => entry.document);
      if (documents.length > 0) await db.collection(name).insertMany(documents);
    }
    count += batch.length;
    batch = [];
  };
  const unzipped = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
    batch.push(EJSON.parse(line) as (typeof batch)[number]);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return count;
}
