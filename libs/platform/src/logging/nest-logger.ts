import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

/** Nest's own steps at the start; of interest only when something is looked for. */
const startContexts = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Sends what Nest and `new Logger(Name.name)` say to pino. Objects and errors keep their structure. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const isStep = startContexts.has(String(rest.at(-1)));
    this.write(isStep ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest appends the context (a class name) as the last argument, and a stack before it for errors. */
  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const last = rest.at(-1);
    const line: Record<string, unknown> = typeof last === 'string' ? { context: last } : {};
    const extras = typeof last === 'string' ? rest.slice(0, -1) : rest;
    for (const extra of extras) {
      if (extra instanceof Error) line.err = extra;
      else if (typeof extra === 'string') line.stack = extra;
      else if (extra !== null && typeof extra === 'object') Object.assign(line, extra);
    }
    if (message instanceof Error) this.logger[level]({ ...line, err: message }, message.message);
    else if (message !== null && typeof message === 'object') this.logger[level]({ ...line, ...message });
    else this.logger[level](line, String(message));
  }
}
