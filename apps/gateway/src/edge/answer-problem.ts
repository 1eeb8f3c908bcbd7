import { problemMediaType } from '@cursa/contracts/problem';
import { log } from '@cursa/platform/logging';
import { toProblem } from '@cursa/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from './retry-after.ts';

/** Answers an error as problem+json. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request.url.split('?', 1)[0] ?? request.url);
  if (problem.status === 500) log().error({ err: error }, 'A request failed unexpectedly');
  if (problem.status === 503) log().warn({ err: error }, 'A part did not answer');
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const wait = retryAfterSeconds(problem.status);
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
  // The rest of a body that nobody wants is not waited for.
  if (!request.raw.complete) reply.header('connection', 'close');
  void reply
    .status(problem.status)
    .header('content-type', problemMediaType)
    .send(Buffer.from(JSON.stringify(problem)));
}
