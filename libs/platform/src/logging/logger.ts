import { pino, type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger } from 'pino';
import { currentSpanIds } from '../telemetry/current-trace.ts';
import { redact, maskText } from './redact.ts';
import { requestContext } from './request-context.ts';

export interface LoggerOptions {
  readonly service: string;
  readonly level: string;
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

/** JSON lines with time, service and, inside a request, trace_id, span_id and route. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const logger = pino(
    {
      level,
      base: { service },
      messageKey: 'msg',
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const ids = currentSpanIds();
        const route = requestContext.getStore()?.route;
        return {
          ...(ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {}),
          ...(route === undefined ? {} : { route }),
        };
      },
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => redact(line) as Record<string, unknown>,
      },
      // The formatter above has already described errors; pino's own would add every property they carry.
      serializers: { err: (error: unknown) => (error instanceof Error ? redact(error) : error) },
      hooks: {
        logMethod(args, method) {
          method.apply(this, masked(args) as typeof args);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
  // pino does not pass the bindings of children through any formatter of the parent. Children inherit this method.
  type Child = (this: Logger, bindings: Bindings, options?: ChildLoggerOptions) => Logger;
  const { child } = logger as unknown as { readonly child: Child };
  const redacting: Child = function (bindings, options) {
    return child.call(this, redact(bindings) as Bindings, options);
  };
  logger.child = redacting as unknown as Logger['child'];
  return logger;
}

/** Texts pass the mask; an error without a text gets one here, as pino would copy its message as it is. */
function masked(args: readonly unknown[]): unknown[] {
  const parts = args.map((part) => (typeof part === 'string' ? maskText(part) : part));
  const [first] = args;
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err;
  const hasText = args.length > 1 || (first as { msg?: unknown } | null | undefined)?.msg !== undefined;
  return error instanceof Error && !hasText ? [...parts, maskText(error.message)] : parts;
}

let root: Logger | undefined;

/** Called once by bootstrap. */
export function setRootLogger(logger: Logger): void {
  root = logger;
}

/** The process's logger; a plain one until bootstrap has set it. */
export function log(): Logger {
  root ??= createLogger({ service: 'unnamed', level: 'info' });
  return root;
}
