import { type ArgumentsHost, Catch, type ExceptionFilter, SetMetadata, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import type { EntityManager } from 'typeorm';
import type { ReceivedEvent } from './received-event.ts';
import type { EventName } from './registry.ts';

export interface OnEventOptions {
  /** The name under which the inbox remembers; default `<service>.<event>`. Renaming it makes old events new. */
  readonly consumer?: string;
}

type Handler<N extends EventName> = (event: ReceivedEvent<N>, manager: EntityManager) => Promise<void>;

/** Our transport's id: handlers of other transports are not ours. */
export const EVENTS_TRANSPORT = Symbol('cursa-events');

/** Metadata key of what `@OnEvent` says, for handlers on providers. */
export const ON_EVENT = 'cursa:on-event';

export interface OnEventMetadata {
  readonly name: string;
  readonly consumer: string | undefined;
}

/** Nest would log a handler's error and replace it by "Internal server error"; the retry needs the error itself. */
@Catch()
class HandErrorsOn implements ExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Marks a method of a controller or provider as the service's handler of an event: `handle(event, manager)`. It runs
 * in the transaction of `manager` together with the inbox's mark, so what it writes there happens once. It is called
 * again when it throws, and calls outside the database must bear that.
 */
export function OnEvent<N extends EventName>(name: N, options: OnEventOptions = {}) {
  return <H extends Handler<N>>(
    target: object,
    property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    Payload()(target, property, 0);
    Ctx()(target, property, 1);
    const metadata: OnEventMetadata = { name, consumer: options.consumer };
    const mark = EventPattern(name as string, EVENTS_TRANSPORT, {
      consumer: options.consumer,
    }) as MethodDecorator;
    mark(target, property, descriptor);
    SetMetadata(ON_EVENT, metadata)(target, property, descriptor);
    UseFilters(new HandErrorsOn())(target, property, descriptor);
  };
}
