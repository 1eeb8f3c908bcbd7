/** The ports of an unshifted stack. `CURSA_PORT_OFFSET` is added to each, so that tests run beside `npm start`. */
const DEFAULT_PORTS = {
  gateway: 8080,
  auth: 7101,
  booking: 7102,
  pricing: 7103,
  offers: 7104,
  payments: 7105,
  chat: 7106,
  media: 7107,
  notifications: 7108,
  gatewayMetrics: 7200,
  authMetrics: 7201,
  bookingMetrics: 7202,
  pricingMetrics: 7203,
  offersMetrics: 7204,
  paymentsMetrics: 7205,
  chatMetrics: 7206,
  mediaMetrics: 7207,
  notificationsMetrics: 7208,
  postgres: 15432,
  kafka: 19092,
  kafkaController: 19093,
  redis: 16379,
  mongo: 27117,
  s3: 19000,
  stripe: 12111,
  smtp: 11025,
  mail: 18025,
  jaeger: 16686,
  otlp: 14318,
  jaegerAdmin: 14269,
  jaegerGrpc: 16685,
  prometheus: 19090,
  dashboards: 13000,
} as const;

/** Browsers and `fetch` refuse this one (the fetch standard's "bad ports"); no lower one is in reach of an offset. */
const REFUSED_BY_BROWSERS = 10_080;

export type PortName = keyof typeof DEFAULT_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/**
 * All ports, shifted.
 * @throws when the offset is no whole number, or moves a port past 65535 or to one that browsers refuse.
 */
export function makePorts(offset: string | number | undefined): Ports {
  const shift = Number(offset ?? 0);
  if (!Number.isInteger(shift) || shift < 0 || shift > 65535 - 27117) {
    throw new Error(`CURSA_PORT_OFFSET must be a whole number from 0 to ${65535 - 27117}, not '${offset}'.`);
  }
  const shifted = Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, port + shift] as const);
  const refused = shifted.find(([, port]) => port === REFUSED_BY_BROWSERS);
  if (refused)
    throw new Error(
      `CURSA_PORT_OFFSET=${shift} puts ${refused[0]} on port ${REFUSED_BY_BROWSERS}, which browsers refuse. Take another, say:\n  CURSA_PORT_OFFSET=3000 npm start`,
    );
  return Object.fromEntries(shifted) as unknown as Ports;
}
