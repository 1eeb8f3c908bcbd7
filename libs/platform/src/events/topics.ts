import type { TopicSpec } from './event-bus.ts';

const mainPartitions = 8;
const retryPartitions = 2;
const deadPartitions = 1;

/** Where events of `topic` wait that `group` failed on. */
export function retryTopic(topic: string, group: string): string {
  return `${topic}.retry.${group}`;
}

/** Where events of `topic` end that `group` gave up on. */
export function deadTopic(topic: string, group: string): string {
  return `${topic}.dead.${group}`;
}

/** `orders.dead.offers` to topic and group; undefined for another kind of topic. */
export function parseDeadTopic(name: string): { topic: string; group: string } | undefined {
  const [topic, group, ...rest] = name.split('.dead.');
  return topic && group && rest.length === 0 ? { topic, group } : undefined;
}

export function mainSpec(topic: string): TopicSpec {
  return specOf(topic);
}

export function retrySpec(topic: string, group: string): TopicSpec {
  return specOf(retryTopic(topic, group));
}

export function deadSpec(topic: string, group: string): TopicSpec {
  return specOf(deadTopic(topic, group));
}

/** Of any topic of ours, by its name. */
export function specOf(name: string): TopicSpec {
  if (name.includes('.retry.')) return { name, partitions: retryPartitions };
  return { name, partitions: name.includes('.dead.') ? deadPartitions : mainPartitions };
}
