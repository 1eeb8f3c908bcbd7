import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FileRefusedError } from './media.errors.ts';

export interface ReceivedFile {
  readonly bytes: Buffer;
  readonly fileName: string | undefined;
}

/**
 * The one file of a multipart form, from its field `file`.
 * @throws FileRefusedError
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) {
    throw new FileRefusedError('Send the file as a form (multipart/form-data) with a field "file"');
  }
  let part: MultipartFile | undefined;
  try {
    part = await request.file();
  } catch {
    throw new FileRefusedError('The form could not be read to its end');
  }
  if (!part) throw new FileRefusedError('There is no file in the field "file"');
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw new FileRefusedError('The file must be in the field "file"');
  }
  return { bytes: await readBounded(part.file, maxBytes), fileName: part.filename };
}

/**
 * The bytes of a body of type application/octet-stream.
 * @throws FileRefusedError
 */
export async function readBytes(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!(request.body instanceof Readable)) {
    throw new FileRefusedError('Send the file as the body (application/octet-stream)');
  }
  return readBounded(request.body, maxBytes);
}

/** How many times the largest file is read to its end before the connection is cut all the same. */
const patience = 4;

async function readBounded(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The rest is read and thrown away: a connection that is cut would hide the answer from the sender.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > maxBytes * patience) stream.destroy(new Error('Far too large'));
    }
  } catch {
    throw new FileRefusedError('The upload broke off');
  }
  if (size > maxBytes) {
    throw new FileRefusedError(`The file is larger than ${Math.floor(maxBytes / 1_048_576)} MB`);
  }
  return Buffer.concat(chunks);
}
