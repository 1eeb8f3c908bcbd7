/** Names of the spans that Cursa makes itself; `part.action`, never with an id inside. */
export const spanNames = {
  publishEvent: 'events.publish',
  relayEvents: 'events.relay',
  handleEvent: 'events.handle',
  runJob: 'job.run',
  idempotentCall: 'idempotency.run',
  callService: 'service.call',
  signedLink: 'storage.sign',
} as const;

/** Attributes on spans. Ids only: no names, addresses, phones, message texts or tokens (decision 38). */
export const attributes = {
  endpoint: 'cursa.endpoint',
  peer: 'cursa.peer',
  accountId: 'cursa.account.id',
  role: 'cursa.account.role',
  orderId: 'cursa.order.id',
  offerId: 'cursa.offer.id',
  operationId: 'cursa.operation.id',
  eventName: 'cursa.event.name',
  eventId: 'cursa.event.id',
  consumer: 'cursa.event.consumer',
  job: 'cursa.job',
  problem: 'cursa.problem.code',
} as const;
