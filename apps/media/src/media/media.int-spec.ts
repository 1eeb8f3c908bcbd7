import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { mediaApi, type StoredMedia } from '@cursa/contracts/http/media';
import { type SessionClaims, type SessionKeyPair, signSession } from '@cursa/platform/auth';
import { readConfig } from '@cursa/platform/config';
import { createApp, sampleEnvironment } from '@cursa/platform/http';
import { PartUnavailable } from '@cursa/platform/persistence';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { AppModule } from '../app.module.ts';
import { config } from '../config.ts';
import { migrations } from '../migrations/index.ts';
import { noise, photoWithPlace } from '../testing/hostile-files.ts';
import { acceptUploads } from './accept-uploads.ts';
import { CheckMedia } from './check-media.ts';
import { ClaimMedia } from './claim-media.ts';
import { FileStore } from './file-store.ts';
import { RemoveMediaJob } from './remove-media.job.ts';

jest.setTimeout(60_000);

const day = 24 * 3_600_000;
const objects = new Map<string, Buffer>();
let storeIsDown = false;
let database: TestDatabase;
let app: NestFastifyApplication;
let keys: SessionKeyPair;

/** Stands in for the object store's server, which can then be taken away at will. */
function standIn(files: FileStore): void {
  const up = <T>(work: () => T) =>
    storeIsDown ? Promise.reject(new PartUnavailable('The file store')) : Promise.resolve(work());
  files.put = (id, bytes) => up(() => void objects.set(id, bytes));
  files.get = (id) =>
    up(() => {
      const bytes = objects.get(id);
      return bytes && Readable.from([bytes]);
    });
  files.remove = (id) => up(() => void objects.delete(id));
}

beforeAll(async () => {
  database = await createTestDatabase(migrations);
  const sample = await sampleEnvironment({
    DATABASE_URL: database.url,
    KAFKA_BROKERS: '127.0.0.1:1', // facts wait in the outbox
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY: 'k',
    S3_SECRET_KEY: 's',
    MEDIA_LINK_SECRET: 'a secret for links of 32 characters or more',
    MAX_UPLOAD_BYTES: '200000',
  });
  keys = sample.keys;
  app = await createApp(AppModule, readConfig(config, sample.env), {
    service: 'media',
    implements: Object.values(mediaApi),
    configure: acceptUploads,
  });
  await app.listen(0, '127.0.0.1');
});

beforeEach(async () => {
  standIn(app.get(FileStore));
  storeIsDown = false;
  objects.clear();
  await database.query('delete from media');
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function upload(bytes: Buffer, purpose = 'profile-image', owner?: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const claims: SessionClaims = { sub: owner ?? '', role: 'user', sid: 's', ut: 1, st: 'active', amr: [] };
  const token = owner && (await signSession(claims, keys.privateJwk, { expiresInSeconds: 60 }));
  return fetch(`${await app.getUrl()}/api/v1/media?purpose=${purpose}`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

async function stored(owner?: string): Promise<StoredMedia> {
  const response = await upload(await noise(90, 60).jpeg().toBuffer(), 'profile-image', owner);
  expect(response.status).toBe(201);
  return (await response.json()) as StoredMedia;
}

const rows = () => database.query<{ state: string; owner_id: string | null }>('select * from media');
const claim = (id: string, ownerId: string) =>
  app
    .get(DataSource)
    .transaction((manager) =>
      app.get(ClaimMedia).execute(manager, { ids: [id], purpose: 'profile-image', ownerId }),
    );

describe('an upload', () => {
  it('is given out by its link, clean, and by no other', async () => {
    const media = (await (await upload(await photoWithPlace())).json()) as StoredMedia;
    const link = new URL(media.url);
    const answer = await fetch((await app.getUrl()) + link.pathname + link.search);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).includes('Exif')).toBe(false);
    const forged = await fetch(`${await app.getUrl()}${link.pathname}?exp=9999999999&sig=${'0'.repeat(64)}`);
    expect(forged.status).toBe(403);
    expect(await forged.json()).toMatchObject({ code: 'link-invalid' });
  });

  it('without a session is for registering only', async () => {
    const response = await upload(await noise(9, 9).jpeg().toBuffer(), 'product-photo');
    expect(response.status).toBe(401);
    expect(await rows()).toEqual([]);
  });

  it('that is too large is refused in words', async () => {
    const response = await upload(Buffer.alloc(300_000, 1));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'file-refused',
      detail: expect.stringContaining('larger') as unknown,
    });
  });

  it('is 503 and leaves nothing usable when the store is down', async () => {
    storeIsDown = true;
    const response = await upload(await noise(9, 9).jpeg().toBuffer());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'part-unavailable' });
    expect((await rows()).every((row) => row.state === 'removing')).toBe(true);
    storeIsDown = false;
    await app.get(RemoveMediaJob).run();
    expect(await rows()).toEqual([]);
  });

  it('leaves no row at all when the store refuses the connection', async () => {
    const files = app.get(FileStore);
    files.put = Object.getPrototypeOf(files).put as FileStore['put'];
    const response = await upload(await noise(9, 9).jpeg().toBuffer());
    expect(response.status).toBe(503);
    expect(await rows()).toEqual([]);
  });
});

describe('who may use a file', () => {
  it('is its owner, or anybody as long as nobody claimed it', async () => {
    const check = app.get(CheckMedia);
    const [mine, nobodys] = [await stored('ana'), await stored()];
    const ids = [mine.media_id, nobodys.media_id, 'unknown'];
    expect(await check.execute(ids, 'profile-image', 'ana')).toEqual([mine.media_id, nobodys.media_id]);
    expect(await check.execute(ids, 'profile-image', null)).toEqual([nobodys.media_id]);
    expect(await check.execute(ids, 'product-photo', 'ana')).toEqual([]);
    await claim(nobodys.media_id, 'dan');
    expect(await check.execute(ids, 'profile-image', 'ana')).toEqual([mine.media_id]);
  });

  it('cannot be changed by claiming what somebody else has', async () => {
    const mine = await stored('ana');
    await claim(mine.media_id, 'eve');
    expect(await rows()).toMatchObject([{ owner_id: 'ana', state: 'stored' }]);
  });
});

describe('the sweep', () => {
  it('removes what nobody claimed in a day, and keeps what is claimed', async () => {
    const [left, kept] = [await stored(), await stored()];
    await claim(kept.media_id, 'ana');
    const job = app.get(RemoveMediaJob);
    expect(await job.run(new Date(Date.now() + day - 60_000))).toBe(0);
    expect(await job.run(new Date(Date.now() + day + 60_000))).toBe(1);
    expect([...objects.keys()]).toEqual([kept.media_id]);
    expect(objects.has(left.media_id)).toBe(false);
    expect(await rows()).toMatchObject([{ state: 'claimed', owner_id: 'ana' }]);
  });

  it('goes on where it was when the store went away in between', async () => {
    await stored();
    storeIsDown = true;
    const job = app.get(RemoveMediaJob);
    const later = new Date(Date.now() + 2 * day);
    await expect(job.run(later)).rejects.toThrow();
    expect(await rows()).toMatchObject([{ state: 'removing' }]);
    storeIsDown = false;
    expect(await job.run(later)).toBe(1);
    expect([objects.size, await rows()]).toEqual([0, []]);
  });
});
