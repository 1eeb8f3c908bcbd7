import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@cursa/platform/http';

/** A file of a form, on disk until the rest of the form is known to be right. */
export interface SpooledFile {
  readonly bytes: number;
  /** SHA-256 of the content: the same photos sent twice are the same order. */
  readonly digest: string;
  open(): Readable;
  remove(): Promise<void>;
}

/**
 * Takes a file in, whole; undefined when it is empty, as browsers send a file field that was left alone.
 * Memory holds a chunk of it at a time, whatever its size.
 */
export async function spool(
  source: Readable & { readonly truncated?: boolean },
): Promise<SpooledFile | undefined> {
  const path = join(tmpdir(), `cursa-form-${randomUUID()}`);
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(source, measure, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  if (source.truncated) {
    await remove();
    throw new DomainError('body-too-large', 413, 'A file is larger than this endpoint takes');
  }
  if (bytes === 0) {
    await remove();
    return undefined;
  }
  return { bytes, digest: hash.digest('hex'), open: () => createReadStream(path), remove };
}
