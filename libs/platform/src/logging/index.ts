export { createLogger, log, setRootLogger, type LoggerOptions } from './logger.ts';
export { NestLogger } from './nest-logger.ts';
export { redact, maskText } from './redact.ts';
export { requestContext, type RequestContext } from './request-context.ts';
