import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { stack } from '@cursa/testing/stack';
import { KafkaJsEventBus } from './kafkajs-event-bus.ts';
import { deadTopic, retryTopic, specOf } from './topics.ts';

describe('a topic that the broker lost', () => {
  it('is made again by who publishes to it: the next attempt succeeds', async () => {
    const bus = new KafkaJsEventBus('lost-topics', { brokers: stack.kafkaBrokers });
    const topic = `test-lost-${randomBytes(6).toString('hex')}`;
    const publish = () => bus.publish(topic, [{ key: 'k', value: '{}', headers: {} }]);
    try {
      await expect(publish()).rejects.toThrow('does not host this topic');
      expect(await bus.topics()).toContain(topic);
      await expect(publish()).resolves.toBeUndefined();
    } finally {
      await bus.close();
    }
  }, 30_000);

  it('has as many partitions as it had', () => {
    const counts = ['orders', retryTopic('orders', 'offers'), deadTopic('orders', 'offers')].map(
      (name) => specOf(name).partitions,
    );
    expect(counts).toEqual([8, 2, 1]);
  });
});
