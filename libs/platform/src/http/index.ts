export { DomainError, type FieldError } from './domain-error.ts';
export { Handles } from './handles.decorator.ts';
export { Input, OperationId, RawBody } from './param.decorators.ts';
export { bootstrap, type BootstrapOptions } from './bootstrap.ts';
export { createApp, type AppOptions, type ServiceModule } from './create-app.ts';
export {
  IDEMPOTENCY_STORE,
  type IdempotencyStorePort,
  type IdempotentAttempt,
  type StoredAnswer,
} from './idempotency.port.ts';
export { idempotencyHeaders } from './idempotent-attempt.ts';
export { contentHash } from './content-hash.ts';
export { fieldErrors } from './parse-input.ts';
export { toProblem } from './problem.ts';
export { askPart, jsonOf, refuseForeign, type PartAnswer, TRACE_ID_HEADER } from './ask-part.ts';
export { KEPT_IDLE_MS } from './open-connections.ts';
export { sendAgain, type Repeating } from './send-again.ts';
export { ServiceClient, type ServiceCallOptions, type ServiceClientOptions } from './service-client.ts';
export { isConnectFault, PartUnavailableError, PartFailedError } from './service-client.errors.ts';
export { sampleEnvironment, type SampleEnvironment } from './sample-environment.ts';
