import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A part's headers as the client gets them, beside those that the gateway has set. */
export function answerHeaders(upstream: IncomingHttpHeaders, own: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...own };
  for (const name in upstream) {
    const value = upstream[name];
    if (value !== undefined && !hopByHop.has(name)) headers[name] = value;
  }
  return headers;
}
