import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { Encoding } from './accepted-encodings.ts';

export interface Asset {
  readonly path: string;
  readonly type: string;
  /** Of what is sent: the compressed form, when there is one. */
  readonly bytes: number;
  readonly etag: string;
  readonly encoding: Encoding['name'] | undefined;
  open(): Readable;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * The file of a path inside the folder, in the first of the accepted forms that lies beside it; undefined when there is
 * none, or the path leads out of the folder.
 */
export async function findAsset(
  root: string,
  path: string,
  accepted: readonly Encoding[] = [],
): Promise<Asset | undefined> {
  const found = fileOf(root, path);
  if (!found) return undefined;
  const { file, decoded } = found;
  const plain = await sizeOf(file);
  if (!plain) return undefined;
  for (const { name, ending } of accepted) {
    const packed = await sizeOf(file + ending);
    if (packed) return assetOf(decoded, file, { ...packed, ending, encoding: name });
  }
  return assetOf(decoded, file, { ...plain, ending: '', encoding: undefined });
}

function fileOf(root: string, path: string): { file: string; decoded: string } | undefined {
  const folder = resolve(root);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  // What begins with a dot is the build's own (its manifest) or nobody's business.
  if (decoded.includes('\0') || /(^|\/)\./.test(decoded)) return undefined;
  const file = resolve(join(folder, decoded));
  return file.startsWith(folder + sep) ? { file, decoded } : undefined;
}

async function sizeOf(file: string): Promise<{ bytes: number; changed: number } | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { bytes: found.size, changed: found.mtimeMs } : undefined;
}

interface Form {
  readonly bytes: number;
  readonly changed: number;
  readonly ending: string;
  readonly encoding: Encoding['name'] | undefined;
}

function assetOf(path: string, file: string, { bytes, changed, ending, encoding }: Form): Asset {
  const version = `${bytes.toString(16)}-${Math.trunc(changed).toString(16)}`;
  return {
    path,
    type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    bytes,
    etag: `"${version}${ending.replace('.', '-')}"`,
    encoding,
    open: () => createReadStream(file + ending),
  };
}
