import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KafkaRequestQueue, quietRequestQueues } from './kafkajs-request-queue.ts';

interface Queue {
  push(request: object): void;
  fulfillRequest(response: object): void;
  maybeThrottle(milliseconds: number): void;
}

const silent = { debug() {}, warn() {}, info() {}, error() {} };
const own = KafkaRequestQueue.prototype.scheduleCheckPendingRequests;

function queueOf(maxInFlightRequests: number): { queue: Queue; sent: number[]; ask(id: number): void } {
  const sent: number[] = [];
  const queue = new KafkaRequestQueue({
    ...{ maxInFlightRequests, requestTimeout: 1_000, enforceRequestTimeout: false },
    ...{ clientId: 'a', broker: 'b', logger: silent },
  }) as unknown as Queue;
  const ask = (correlationId: number) =>
    queue.push({
      entry: { correlationId, apiName: 'Fetch', apiKey: 1, apiVersion: 11, resolve() {}, reject() {} },
      expectResponse: true,
      sendRequest: () => void sent.push(correlationId),
    });
  return { queue, sent, ask };
}

const answer = (correlationId: number) => ({ correlationId, payload: Buffer.alloc(0), size: 0 });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  KafkaRequestQueue.prototype.scheduleCheckPendingRequests = own;
});

describe('quietRequestQueues', () => {
  it('runs no timer while nothing waits', () => {
    quietRequestQueues();
    const { queue, ask } = queueOf(5);
    ask(1);
    queue.fulfillRequest(answer(1));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is needed: kafkajs alone looks again and again (control)', () => {
    const { queue, ask } = queueOf(5);
    ask(1);
    queue.fulfillRequest(answer(1));
    const look = jest.spyOn(queue as unknown as { checkPendingRequests(): void }, 'checkPendingRequests');
    jest.advanceTimersByTime(100);
    expect(look.mock.calls.length).toBeGreaterThan(50);
  });

  it('sends what waited for a place as soon as one is free', () => {
    quietRequestQueues();
    const { queue, sent, ask } = queueOf(1);
    ask(1);
    ask(2);
    expect(sent).toEqual([1]);
    queue.fulfillRequest(answer(1));
    expect(sent).toEqual([1, 2]);
  });

  it('sends what the broker asked to hold back when the time is over, and is quiet then', () => {
    quietRequestQueues();
    const { queue, sent, ask } = queueOf(5);
    queue.maybeThrottle(300);
    ask(1);
    jest.advanceTimersByTime(299);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(30);
    expect(sent).toEqual([1]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
