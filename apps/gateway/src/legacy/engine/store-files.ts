import { mediaApi, type MediaPurpose } from '@cursa/contracts/http/media';
import type { CallerIdentity } from '@cursa/platform/auth';
import {
  askPart,
  DomainError,
  isConnectFault,
  jsonOf,
  PartFailedError,
  sendAgain,
} from '@cursa/platform/http';
import { buildRequest } from '@cursa/api-client/build-request';
import { readProblem } from '@cursa/api-client/api-problem';
import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import type { Edge } from '../../edge/edge.ts';
import { ownHeaders } from '../../proxy/forwarded-headers.ts';
import { PartSilentError } from '../../proxy/proxy.errors.ts';
import type { FastifyRequest } from 'fastify';
import { LegacyFailure } from './legacy.errors.ts';
import type { SentForm } from './read-form.ts';
import type { SpooledFile } from './spooled-file.ts';
import type { LegacyFiles } from './translation.ts';

/** Hands the files of a form to media, which checks what they are. */
export function storeFiles(
  edge: Edge,
  call: LegacyCallDefinition,
  form: SentForm,
  caller: CallerIdentity | undefined,
  request: FastifyRequest,
): LegacyFiles {
  return {
    store: async (field) => {
      const file = form.files.get(field);
      const purpose = call.files?.[field];
      if (!file || !purpose) return undefined;
      const { status, body } = await upload(edge, file, purpose, caller, request);
      if (status < 300) return mediaApi.uploadFor.response.parse(body).media_id;
      const problem = readProblem(status, body, mediaApi.uploadFor.path);
      if (status === 503) throw new DomainError(problem.code, 503, problem.detail);
      if (status >= 500 || status === 401 || status === 403)
        throw new PartFailedError(mediaApi.uploadFor, status, problem);
      if (status === 413 || status === 429) throw new DomainError(problem.code, status, problem.detail);
      throw LegacyFailure.of(field, problem.detail);
    },
  };
}

async function upload(
  edge: Edge,
  file: SpooledFile,
  purpose: MediaPurpose,
  caller: CallerIdentity | undefined,
  request: FastifyRequest,
): Promise<{ status: number; body: unknown }> {
  const { pool, prefix } = edge.upstreams.of('media');
  const query = { purpose, ...(caller ? { owner_id: caller.accountId } : {}) };
  const { path } = buildRequest(mediaApi.uploadFor, { query });
  const headers = {
    ...ownHeaders(request),
    authorization: `Bearer ${await edge.serviceTokens.mint()}`,
    'content-type': 'application/octet-stream',
    'content-length': String(file.bytes),
  };
  const send = async () => {
    const answer = await askPart(pool, { path: prefix + path, method: 'POST', headers, body: file.open() });
    return { status: answer.status, body: jsonOf(answer) };
  };
  try {
    return await sendAgain(send, { isSafe: false });
  } catch (error) {
    throw new PartSilentError('media', isConnectFault(error), error);
  }
}
