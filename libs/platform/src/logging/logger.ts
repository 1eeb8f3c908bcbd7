import { pino, type DestinationStream, type Logger } from 'pino';
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
  return pino(
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
          method.apply(this, args.map((part) => (typeof part === 'string' ? maskText(part) : part)) as typeof args);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
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
