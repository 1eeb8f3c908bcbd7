import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly etag: string;
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

/** The file of a path inside the folder; undefined when there is none, or the path leads out of it. */
export async function findAsset(root: string, path: string): Promise<Asset | undefined> {
  const folder = resolve(root);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const file = resolve(join(folder, decoded));
  if (!file.startsWith(folder + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    path: decoded,
    type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    bytes: found.size,
    etag: `"${found.size.toString(16)}-${Math.trunc(found.mtimeMs).toString(16)}"`,
    open: () => createReadStream(file),
  };
}
