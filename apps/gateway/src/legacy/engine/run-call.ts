import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Edge } from '../../edge/edge.ts';
import { factsOf } from '../../edge/request-facts.ts';
import { answerFailure } from './answer-failure.ts';
import { checkCallerIds, checkCode, parseFields } from './check-form.ts';
import { idempotencyOf } from './idempotency.ts';
import { partsClient } from './parts-client.ts';
import { discard, readForm, type SentForm } from './read-form.ts';
import { storeFiles } from './store-files.ts';
import type { Translation } from './translation.ts';

/** Makes one legacy call: read, check, translate, answer. The caller has been admitted before. */
export async function runCall(
  edge: Edge,
  translation: Translation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let form: SentForm | undefined;
  try {
    form = await readForm(request, translation.call);
    const answer = await translated(edge, translation, form, request, reply);
    // A conditional read may have been answered already.
    if (!reply.sent) reply.send(answer);
  } catch (error) {
    answerFailure(edge, translation, error, request, reply, form?.values);
  } finally {
    if (form) await discard(form.files);
  }
  return reply;
}

async function translated(
  edge: Edge,
  translation: Translation,
  form: SentForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  const { config } = edge;
  const { call, prepare } = translation;
  const { caller } = factsOf(request);
  const values = prepare?.(form.values, config) ?? form.values;
  checkCode(call, request.method, values, config.APP_CODE);
  checkCallerIds(call, values, caller);
  const fields = parseFields(call, values) as never;
  const parts = partsClient(edge, request, caller, idempotencyOf(call, form, caller, request));
  const files = storeFiles(edge, call, form, caller, request);
  const answer = await translation.translate({ fields, caller, parts, files, config, request, reply });
  const body = (call.answer as z.ZodType).parse(answer) as Record<string, unknown>;
  return { result: call.success ?? 'success', message: call.successText, ...body };
}
