import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { problemType, type Problem } from '@cursa/contracts/problem';
import { currentTraceId } from '../telemetry/current-trace.ts';
import { DomainError } from './domain-error.ts';

/** An error that is an answer: refused for a reason that the caller may know. */
export function toProblem(error: unknown, instance: string): Problem {
  const { code, status, detail, fields } = describe(error);
  return {
    type: problemType(code),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    instance,
    code,
    trace_id: currentTraceId() ?? '0'.repeat(32),
    errors: fields.map(({ field, message }) => ({ field, message })),
  };
}

interface Description {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly fields: DomainError['fields'];
}

const known: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  400: ['unreadable-body', 'The body could not be read'],
  404: ['no-such-endpoint', 'There is nothing at this address'],
  405: ['no-such-endpoint', 'There is nothing at this address'],
  413: ['body-too-large', 'The body is larger than this endpoint takes'],
  415: ['unsupported-media-type', 'This endpoint does not take this kind of body'],
  429: ['too-many-requests', 'Too many requests; try again later'],
  503: ['part-unavailable', 'This part of Cursa is not answering; nothing was changed'],
};

function describe(error: unknown): Description {
  if (error instanceof DomainError) {
    return { code: error.code, status: error.status, detail: error.message, fields: error.fields };
  }
  const status = statusOf(error);
  const [code, detail] = known[status] ?? ['refused', 'The request was refused'];
  if (status >= 400 && (status < 500 || status === 503)) return { code, status, detail, fields: [] };
  return {
    code: 'internal-error',
    status: 500,
    detail: 'Something failed on our side. Quote the trace id when you report it.',
    fields: [],
  };
}

/** Status of errors that the HTTP layers throw themselves; 500 for all others. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  const isFromFastify = typeof code === 'string' && code.startsWith('FST_');
  return isFromFastify && typeof statusCode === 'number' ? statusCode : 500;
}
