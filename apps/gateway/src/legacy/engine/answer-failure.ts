import { failureLiteral, type LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import { literals } from '@cursa/contracts/legacy-literals';
import { DomainError, toProblem } from '@cursa/platform/http';
import { log } from '@cursa/platform/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookies } from '../../edge/session-cookies.ts';
import { retryAfterSeconds } from '../../edge/retry-after.ts';
import type { Edge } from '../../edge/edge.ts';
import { LegacyFailure } from './legacy.errors.ts';
import { atField, legacyNames } from './legacy-names.ts';
import type { Translation } from './translation.ts';

/** Statuses that a legacy call answers with; every other refusal is a business failure (HTTP 200). */
const passedStatuses = new Set([413, 415, 429]);

/** Answers whatever went wrong as the call's failure. */
export function answerFailure(
  edge: Edge,
  { call, fieldNames, failureText }: Translation,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Record<string, unknown> = {},
): FastifyReply {
  const result = failureLiteral(call);
  if (error instanceof LegacyFailure) {
    const message = error.text ?? failureText?.(error.errors, sent) ?? call.failureText;
    return reply.status(200).send({ result, message, errors: error.errors.map(atField) });
  }
  const problem = toProblem(error, request.url.split('?', 1)[0] ?? '');
  const errors = legacyNames(problem.errors, fieldNames);
  const status = statusOf(call, error, problem.status);
  if (status === 200) {
    return reply.status(200).send({ result, message: textOf(call, problem), errors });
  }
  if (problem.status >= 500)
    log().warn({ err: error, problem: problem.code }, 'A legacy call could not be done');
  const wait = retryAfterSeconds(status);
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
  if (status === 413) reply.header('connection', 'close');
  if (status === 401 && call.name === 'logout') clearSessionCookies(reply, edge.config);
  const { detail, trace_id } = problem;
  return reply.status(status).send({ result, message: call.failureText, detail, errors, trace_id });
}

function textOf(
  call: LegacyCallDefinition,
  problem: { readonly code: string; readonly detail: string },
): string {
  if (problem.code === 'driver-not-activated') return literals.notActivated;
  return call.showsReason ? problem.detail : call.failureText;
}

function statusOf(call: LegacyCallDefinition, error: unknown, status: number): number {
  if (status >= 500) return status === 500 ? 500 : 503;
  if (passedStatuses.has(status)) return status;
  // On an open call a 401 is about the password that was sent, not about a session.
  if (status === 401) return call.who === 'open' ? 200 : 401;
  const isAboutTheCaller = error instanceof DomainError && callerProblems.has(error.code);
  return status === 403 && isAboutTheCaller ? 403 : 200;
}

const callerProblems = new Set(['wrong-role', 'not-the-caller', 'cross-site-request']);
