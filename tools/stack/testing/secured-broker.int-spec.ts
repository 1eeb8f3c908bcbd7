import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { kafkaAddress, eventsConfig, readConfig } from '@cursa/platform/config';
import { KafkaJsEventBus, type ReceivedMessage } from '@cursa/platform/events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { type SecuredBroker, startSecuredBroker } from './secured-broker.ts';

const authorities = getCACertificates('default');
const topic = { name: 'secured', partitions: 1 };
let broker: SecuredBroker;

Logger.overrideLogger(false);

beforeAll(async () => {
  broker = await startSecuredBroker();
}, 90_000);
afterAll(async () => {
  setDefaultCACertificates(authorities);
  await broker.stop();
});

/** As an operator would write it; `trusted` is what NODE_EXTRA_CA_CERTS does. */
function busWith(environment: Record<string, string>, trusted = true): KafkaJsEventBus {
  setDefaultCACertificates(trusted ? [...authorities, broker.certificate] : authorities);
  const config = readConfig(z.object(eventsConfig), { KAFKA_BROKERS: broker.address, ...environment });
  return new KafkaJsEventBus('secured', kafkaAddress(config));
}

const login = (mechanism: string, password = broker.password) => ({
  KAFKA_TLS: 'true',
  KAFKA_LOGIN: `${mechanism}:${broker.username}:${password}`,
});

async function exchanged(bus: KafkaJsEventBus, value: string): Promise<string[]> {
  try {
    await bus.ensureTopics([topic]);
    await bus.publish(topic.name, [{ key: 'k', value, headers: {} }]);
    const values: string[] = [];
    const keep = (message: ReceivedMessage) => Promise.resolve(void values.push(message.value));
    await bus.readToEnd({ topic: topic.name, group: `read-${value}`, commit: false }, keep);
    return values;
  } finally {
    await bus.close();
  }
}

describe('a broker with TLS and a password', () => {
  it.each(['scram-sha-512', 'plain'])('takes and gives events to who signs in by %s', async (mechanism) => {
    expect(await exchanged(busWith(login(mechanism)), mechanism)).toContain(mechanism);
  });

  it('lets nobody in with another password, without one, without TLS, or whose authorities do not know it', async () => {
    const others = [
      busWith(login('scram-sha-512', 'wrong')),
      busWith({ KAFKA_TLS: 'true' }),
      busWith({ KAFKA_LOGIN: login('plain').KAFKA_LOGIN }),
    ];
    for (const bus of others) await expect(exchanged(bus, 'never')).rejects.toThrow();
    await expect(exchanged(busWith(login('scram-sha-512'), false), 'never')).rejects.toThrow(/certificate/);
  });
});
