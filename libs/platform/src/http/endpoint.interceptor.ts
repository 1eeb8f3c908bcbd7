import { randomUUID } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import { firstValueFrom, from, map, type Observable } from 'rxjs';
import { DomainError } from './domain-error.ts';
import { endpointOf } from './endpoint-metadata.ts';
import { IDEMPOTENCY_STORE, type IdempotencyStorePort, type IdempotentAttempt } from './idempotency.port.ts';
import { attemptOf } from './idempotent-attempt.ts';
import { parseInput } from './parse-input.ts';
import { parseResponse } from './parse-response.ts';
import { pathOf } from './path-of.ts';
import { toProblem } from './problem.ts';
import { ReplayedProblem } from './replayed-problem.ts';
import { stateOf, type RequestWithRawBody } from './request-state.ts';

/** Around every handler: parse the input, run it once per Idempotency-Key, let only the contract's answer out. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  constructor(private readonly modules: ModuleRef) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = context.getType() === 'http' ? endpointOf(context.getHandler()) : undefined;
    if (!endpoint) return next.handle();
    const request = context.switchToHttp().getRequest<RequestWithRawBody>();
    const state = stateOf(request);
    state.input = parseInput(endpoint, request);
    const attempt = endpoint.idempotent ? attemptOf(endpoint, request) : undefined;
    if (attempt) return from(this.once(endpoint, attempt, request, next));
    state.operationId = randomUUID();
    return next.handle().pipe(map((value) => parseResponse(endpoint, value)));
  }

  private async once(
    endpoint: EndpointDefinition,
    attempt: IdempotentAttempt,
    request: RequestWithRawBody,
    next: CallHandler,
  ): Promise<unknown> {
    const store = this.modules.get<IdempotencyStorePort>(IDEMPOTENCY_STORE, { strict: false });
    const answer = await store.run(attempt, async (operationId) => {
      stateOf(request).operationId = operationId;
      try {
        const value: unknown = await firstValueFrom(next.handle(), { defaultValue: undefined });
        return { status: endpoint.status ?? 200, body: parseResponse(endpoint, value) };
      } catch (error) {
        if (!(error instanceof DomainError) || error.status >= 500) throw error;
        return { status: error.status, body: toProblem(error, pathOf(request)) };
      }
    });
    if (answer.status >= 400) throw new ReplayedProblem(answer.status, answer.body);
    return answer.body;
  }
}
