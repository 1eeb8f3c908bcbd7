import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { HealthRegistry } from '@cursa/platform/health';
import { PartUnavailable } from '@cursa/platform/persistence';
import { ObjectStorage } from '@cursa/platform/storage';
import type { Config } from '../config.ts';

const timeoutMs = 10_000;

/** The object store as this service uses it: keys made of purpose and id, and one answer when it is away. */
@Injectable()
export class FileStore {
  private readonly storage: ObjectStorage;

  constructor(@Inject(CONFIG) config: Config, health: HealthRegistry) {
    this.storage = new ObjectStorage({
      endpoint: config.S3_ENDPOINT,
      region: config.S3_REGION,
      accessKey: config.S3_ACCESS_KEY,
      secretKey: config.S3_SECRET_KEY,
      bucket: config.S3_BUCKET,
    });
    health.add({ name: 'storage', required: false, check: () => this.storage.ping() });
  }

  /** @throws PartUnavailable */
  put(mediaId: string, bytes: Buffer, contentType: string): Promise<void> {
    return inTime(this.storage.putObject(keyOf(mediaId), bytes, contentType));
  }

  /** @throws PartUnavailable */
  get(mediaId: string): Promise<Readable | undefined> {
    return inTime(this.storage.getObject(keyOf(mediaId)));
  }

  /** @throws PartUnavailable */
  remove(mediaId: string): Promise<void> {
    return inTime(this.storage.removeObject(keyOf(mediaId)));
  }
}

function keyOf(mediaId: string): string {
  return `files/${mediaId}`;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The file store took too long')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw new PartUnavailable('The file store', error);
  } finally {
    clearTimeout(timer);
  }
}
