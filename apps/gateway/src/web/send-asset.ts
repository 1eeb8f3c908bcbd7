import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from './static-files.ts';

/** Sends a file, or only its headers (HEAD), or word that the client has it already. */
export function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply
    .type(asset.type)
    .header('etag', asset.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', cachingOf(asset));
  if (isKnown(request.headers['if-none-match'], asset.etag)) return reply.status(304).send();
  if (asset.encoding) void reply.header('content-encoding', asset.encoding);
  void reply.header('content-length', asset.bytes);
  // An empty stream: Fastify would call a HEAD without one a body of no bytes.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : asset.open());
}

/** Built files carry a hash in their name; pages, the service worker and the manifest are asked for anew each time. */
function cachingOf(asset: Asset): string {
  return asset.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A cache between us and the browser may have weakened the tag. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
