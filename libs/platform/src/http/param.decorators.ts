import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { stateOf } from './request-state.ts';

/** The parsed input of the endpoint: `@Input() { params, query, body }: InputOf<typeof ordersApi.create>`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return stateOf(context.switchToHttp().getRequest<FastifyRequest>()).input;
});

/** Names this attempt to create or pay; the same for every retry under one Idempotency-Key. A UUID. */
export const OperationId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return stateOf(context.switchToHttp().getRequest<FastifyRequest>()).operationId;
});

/** The bytes of the body as they came, for signatures. */
export const RawBody = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest & { rawBody?: Buffer }>().rawBody;
});
