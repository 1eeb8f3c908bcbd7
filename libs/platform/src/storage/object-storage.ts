import type { Readable } from 'node:stream';
import { Client } from 'minio';
import type { Secret } from '../config/secret.ts';

export interface StorageOptions {
  /** `http://host:port` of an S3 API. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: Secret;
  readonly secretKey: Secret;
  readonly bucket: string;
}

/** Above every upload limit, so that each object is put in one request: not every S3 server lists parts. */
const partSizeBytes = 64 * 1024 * 1024;

/** A private bucket; it is made when it is first written to. */
export class ObjectStorage {
  private readonly client: Client;
  private bucketReady: Promise<void> | undefined;

  constructor(private readonly options: StorageOptions) {
    const { protocol, hostname, port } = new URL(options.endpoint);
    const useSSL = protocol === 'https:';
    this.client = new Client({
      endPoint: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (useSSL ? 443 : 80) : Number(port),
      useSSL,
      accessKey: options.accessKey.reveal(),
      secretKey: options.secretKey.reveal(),
      region: options.region,
      partSize: partSizeBytes,
      pathStyle: true,
    });
  }

  /** Stores bytes under a key; the same key is overwritten. */
  async putObject(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.ensureBucket();
    await this.client.putObject(this.options.bucket, key, bytes, bytes.length, {
      'Content-Type': contentType,
    });
  }

  /** The object as a stream, or undefined when there is none. */
  async getObject(key: string): Promise<Readable | undefined> {
    try {
      return await this.client.getObject(this.options.bucket, key);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Removes an object; one that is not there counts as removed. */
  async removeObject(key: string): Promise<void> {
    try {
      await this.client.removeObject(this.options.bucket, key);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** Throws when the store does not answer; for health. */
  async ping(): Promise<void> {
    await this.client.bucketExists(this.options.bucket);
  }

  private async ensureBucket(): Promise<void> {
    this.bucketReady ??= this.makeBucket();
    try {
      await this.bucketReady;
    } catch (error) {
      // Tried again by the next write.
      this.bucketReady = undefined;
      throw error;
    }
  }

  private async makeBucket(): Promise<void> {
    if (await this.client.bucketExists(this.options.bucket)) return;
    try {
      await this.client.makeBucket(this.options.bucket, this.options.region);
    } catch (error) {
      // Another replica was faster.
      if (!/BucketAlready(OwnedByYou|Exists)/.test(codeOf(error))) throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NoSuchBucket', 'NotFound'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
