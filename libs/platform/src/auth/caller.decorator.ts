import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { stateOf } from '../http/request-state.ts';

/** The signed-in person: `@Caller() caller: CallerIdentity`; undefined on open endpoints without a session. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return stateOf(context.switchToHttp().getRequest<FastifyRequest>()).caller;
});

/** The service that calls an endpoint with `access: service`. */
export const CallingService = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return stateOf(context.switchToHttp().getRequest<FastifyRequest>()).callingService;
});
