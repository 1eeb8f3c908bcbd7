import { DomainError } from '@cursa/platform/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { noImagePath } from '../legacy/present/no-image.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { landingPage } from './landing-page.ts';
import { noImage } from './no-image.ts';
import { sendAsset } from './send-asset.ts';
import { settingsOf } from './settings-of.ts';
import { findAsset } from './static-files.ts';

class NoSuchPageError extends DomainError {
  constructor() {
    super('no-such-page', 404, 'There is nothing at this address');
  }
}

/** One screen asks for dozens of files: the limits of the calls do not count them. */
const uncounted = { config: { rateLimit: false } };

/** Everything that is no call belongs to the web application: its files, and its first page for each of its routes. */
export async function installWebRoutes(
  fastify: FastifyInstance,
  { edge }: { readonly edge: Edge },
): Promise<void> {
  const settings = JSON.stringify(settingsOf(edge.config));
  fastify.get(noImagePath, uncounted, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(noImage),
  );
  fastify.get('/settings.json', uncounted, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(settings),
  );
  fastify.get('/*', uncounted, (request, reply) => answer(edge.config.WEB_ROOT, request, reply));
}

/** @throws NoSuchPageError for a file that is not there */
async function answer(
  root: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = new URL(request.url, 'http://localhost').pathname;
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const file = root === undefined ? undefined : await findAsset(root, path, accepted);
  if (file) return sendAsset(file, request, reply);
  if (root !== undefined && /\.[a-z0-9]+$/i.test(path)) throw new NoSuchPageError();
  for (const name of pagesOf(path)) {
    const page = root === undefined ? undefined : await findAsset(root, name, accepted);
    if (page) return sendAsset(page, request, reply);
  }
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(landingPage);
}

/**
 * The administrators have a page of their own, whose scripts are sent to nobody else. Some screens have one with their
 * first picture in it (apps/web/build/draw-ahead.ts); the empty page serves all others.
 */
function pagesOf(path: string): readonly string[] {
  if (/^\/admin(\/|$)/.test(path)) return ['/admin.html'];
  const drawn = path === '/' ? '/welcome' : path;
  return /^\/[\w-]+$/.test(drawn) ? [`/pages${drawn}.html`, '/index.html'] : ['/index.html'];
}
