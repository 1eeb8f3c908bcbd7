import { facts } from './charts/facts.ts';
import { nameOf, nodeIn, type Target } from './kube.ts';

/** A connection that somebody may, or may not, open to somebody else. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** `host:port` */
  readonly address: string;
  readonly mayPass: boolean;
}

const names = Object.keys(facts);

/** Each store, where its address is known: a service that is given it, and under which variable. */
const STORES = {
  postgres: ['auth', 'DATABASE_URL'],
  redis: ['auth', 'REDIS_URL'],
  kafka: ['auth', 'KAFKA_BROKERS'],
  mongodb: ['chat', 'MONGODB_URL'],
  s3: ['media', 'S3_ENDPOINT'],
  smtp: ['notifications', 'SMTP_URL'],
} as const;

/** Every service to every other one and to every store, and whether the chart's facts let it. */
export async function waysBetween(target: Target): Promise<Way[]> {
  const stores = await Promise.all(
    Object.entries(STORES).map(async ([store, [service, variable]]) => ({
      store,
      address: await addressOf(target, service, variable),
    })),
  );
  return Object.entries(facts).flatMap(([from, { calls = [], stores: used = [] }]) => [
    ...names
      .filter((to) => to !== from)
      .map((to) => ({ from, to, address: doorOf(target, to), mayPass: calls.includes(to) })),
    ...stores.map(({ store, address }) => ({ from, to: store, address, mayPass: used.includes(store) })),
  ]);
}

/** Whom somebody reaches who is no part of the installation: its doors. */
export function waysOfStranger(target: Target): Way[] {
  const isDoor = (name: string): boolean => name === 'web' || facts[name]?.isDoor === true;
  return [...names, 'web'].map((to) => ({
    ...{ from: 'a stranger', to, address: doorOf(target, to), mayPass: isDoor(to) },
  }));
}

const doorOf = (target: Target, part: string): string => `${nameOf(target, part)}:8080`;

/** Host and port out of a service's environment, without the user and the password beside them. */
async function addressOf(target: Target, service: string, variable: string): Promise<string> {
  const program = `const [first] = process.env.${variable}.split(',');
    console.log(new URL(first.includes('://') ? first : 'x://' + first).host)`;
  return (await nodeIn(target, `deploy/${nameOf(target, service)}`, program)).trim();
}

/** @returns the addresses that answer a connection, each asked from within the pod. What is dropped has 3 s. */
export async function openFrom(
  target: Target,
  pod: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const program = `const { connect } = require('node:net');
    const opens = (address) => new Promise((done) => {
      const [, host, port] = /^(.*):(\\d+)$/.exec(address);
      const socket = connect({ host, port: Number(port) });
      const end = (open) => { socket.destroy(); done(open ? [address] : []); };
      socket.once('connect', () => end(true)).once('error', () => end(false)).setTimeout(3000, () => end(false));
    });
    Promise.all(${JSON.stringify(addresses)}.map(opens)).then((open) => console.log(JSON.stringify(open.flat())));`;
  return new Set(JSON.parse(await nodeIn(target, pod, program)) as string[]);
}
