import type { FastifyRequest } from 'fastify';

/**
 * The address a request came from. X-Forwarded-For is believed as far as our own proxies wrote it, counted
 * from its end: what a client puts in front of that is its own invention.
 */
export function clientAddress(request: FastifyRequest, trustedHops: number): string {
  const peer = plain(request.raw.socket.remoteAddress ?? '0.0.0.0');
  if (trustedHops === 0) return peer;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim());
  const address = hops.at(-trustedHops);
  return address === undefined || address === '' ? peer : plain(address);
}

/** IPv4 that came over an IPv6 socket is the same address. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
