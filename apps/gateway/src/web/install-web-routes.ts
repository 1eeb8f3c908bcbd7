import { DomainError } from '@cursa/platform/http';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { noImagePath } from '../legacy/present/no-image.ts';
import { landingPage } from './landing-page.ts';
import { noImage } from './no-image.ts';
import { findAsset, type Asset } from './static-files.ts';

class NoSuchPageError extends DomainError {
  constructor() {
    super('no-such-page', 404, 'There is nothing at this address');
  }
}

/** Everything that is no call belongs to the web application: its files, and its first page for each of its routes. */
export async function installWebRoutes(
  fastify: FastifyInstance,
  { edge }: { readonly edge: Edge },
): Promise<void> {
  const root = edge.config.WEB_ROOT;
  fastify.get(noImagePath, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(noImage),
  );
  fastify.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (root === undefined) return reply.type('text/html; charset=utf-8').send(landingPage);
    const isFile = /\.[a-z0-9]+$/i.test(path);
    const asset =
      (await findAsset(root, path)) ?? (isFile ? undefined : await findAsset(root, '/index.html'));
    if (!asset) throw new NoSuchPageError();
    void reply.type(asset.type).header('etag', asset.etag).header('cache-control', cachingOf(asset));
    if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
    return reply.header('content-length', asset.bytes).send(asset.open());
  });
}

/** Built files carry a hash in their name; pages are asked for anew each time. */
function cachingOf(asset: Asset): string {
  return asset.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
