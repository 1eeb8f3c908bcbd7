import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';

/** Names of the spans that Cursa makes itself; `part.action`, never with an id inside. Those of messaging follow OpenTelemetry: `operation destination`. */
export const spanNames = {
  publish: (topic: string) => `publish ${topic}`,
  process: (eventOrTopic: string) => `process ${eventOrTopic}`,
  sendMail: 'mail.send',
  waitForConnection: 'database.wait',
  countCall: 'redis.wait',
} as const;

/** Attributes of spans and labels of metrics. Ids only on spans: no names, addresses, phones, message texts or tokens (decision 38). */
export const attributes = {
  httpMethod: ATTR_HTTP_REQUEST_METHOD,
  httpRoute: ATTR_HTTP_ROUTE,
  httpStatus: ATTR_HTTP_RESPONSE_STATUS_CODE,
  urlScheme: ATTR_URL_SCHEME,
  // OpenTelemetry's, from the part of its conventions that is not to be imported.
  messagingSystem: 'messaging.system',
  messagingOperation: 'messaging.operation.type',
  messagingDestination: 'messaging.destination.name',
  messagingMessageId: 'messaging.message.id',
  eventType: 'cloudevents.event_type',
  connectionState: 'db.client.connection.state',
  peer: 'cursa.peer',
  dependency: 'cursa.dependency',
  group: 'cursa.group',
  outcome: 'cursa.outcome',
  currency: 'cursa.currency',
  work: 'cursa.work',
  accountId: 'cursa.account.id',
  eventName: 'cursa.event.name',
  consumer: 'cursa.event.consumer',
  mailKind: 'cursa.mail.kind',
  problem: 'cursa.problem.code',
} as const;
