import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stack } from '@cursa/testing/stack';
import mongoose from 'mongoose';
import { dumpChat, restoreChat } from './chat-backup.ts';

const messages = Array.from({ length: 1_203 }, (_, at) => ({
  _id: `m${at}`,
  sequence: at + 1,
  text: `Bună, ${at}`,
  order_id: null,
  created_at: new Date(1_790_000_000_000 + at),
}));
const conversations = [{ _id: 'c1', last_sequence: 1_203, last_at: new Date(1_790_000_001_202) }];
const standings = [{ _id: 's1', open: true }];

let connection: mongoose.Connection;
let folder: string;
let file: string;
const opened: mongoose.mongo.Db[] = [];

function newDatabase(): mongoose.mongo.Db {
  const db = connection.getClient().db(`test_${randomBytes(6).toString('hex')}`);
  opened.push(db);
  return db;
}

async function contents(db: mongoose.mongo.Db, name: string): Promise<unknown[]> {
  return db.collection(name).find().sort({ sequence: 1 }).toArray();
}

beforeAll(async () => {
  connection = await mongoose.createConnection(stack.mongodbUrl).asPromise();
  folder = await mkdtemp(join(tmpdir(), 'chat-backup-'));
  file = join(folder, 'chat.gz');
});
afterAll(async () => {
  for (const db of opened) await db.dropDatabase();
  await connection.close();
  await rm(folder, { recursive: true });
});

describe("a dump of chat's data", () => {
  it('holds every document with its types, and puts them into an empty database', async () => {
    const source = newDatabase();
    for (const [name, documents] of Object.entries({ messages, conversations, standings }))
      await source.collection<{ _id: string }>(name).insertMany(documents);
    await source.collection<{ _id: string }>('leases').insertOne({ _id: 'relay' });
    expect(await dumpChat(source, file)).toBe(1_205);

    const target = newDatabase();
    expect(await restoreChat(target, file)).toBe(1_205);
    expect(await contents(target, 'messages')).toEqual(messages);
    expect(await contents(target, 'conversations')).toEqual(conversations);
    expect(await contents(target, 'standings')).toEqual(standings);
    expect(await contents(target, 'leases')).toEqual([]);
  });

  it('is never mixed into messages that are there', async () => {
    const used = newDatabase();
    await used.collection<{ _id: string }>('messages').insertOne({ _id: 'm-own' });
    await expect(restoreChat(used, file)).rejects.toThrow('holds messages');
    expect(await contents(used, 'messages')).toEqual([{ _id: 'm-own' }]);
  });
});
