import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveStream, type EventSourceLike } from './live-stream.ts';

class FakeSource implements EventSourceLike {
  readyState = 0;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(name, listener);
  }
  close(): void {
    this.readyState = 2;
  }
  emit(name: string, data: unknown = {}): void {
    this.listeners.get(name)?.({ data: JSON.stringify(data) } as MessageEvent<string>);
  }
  /** Refused for good, as by an answer that is no stream. */
  refuse(): void {
    this.readyState = 2;
    this.emit('error');
  }
}

const message = {
  message_id: 'm-1',
  sender_id: 'd',
  receiver_id: 'u',
  text: 'Am pornit.',
  created_at: '2026-11-21T10:00:00Z',
  order_id: null,
};

let sources: FakeSource[];
let isAlive: boolean;
let stream: LiveStream;
const last = (): FakeSource => sources.at(-1) as FakeSource;

beforeEach(() => {
  jest.useFakeTimers();
  sources = [];
  isAlive = true;
  stream = new LiveStream({
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source;
    },
    mustRenew: () => false,
    renew: async () => isAlive,
  });
});
afterEach(() => void jest.useRealTimers());

describe('the live stream', () => {
  it('is one, however many hold it, and closes with the last', () => {
    const first = stream.hold();
    const second = stream.hold();
    expect(sources).toHaveLength(1);
    first();
    expect(last().readyState).toBe(0);
    second();
    expect(last().readyState).toBe(2);
    expect(stream.state()).toBe('idle');
  });

  it('tells messages, and at its beginning that some may have been missed', () => {
    const told: unknown[] = [];
    stream.subscribe((one) => told.push(one));
    stream.hold();
    last().emit('ready');
    last().emit('message.new', message);
    expect(told).toEqual([undefined, message]);
    expect(stream.state()).toBe('open');
  });

  it('is down after three failures, and open again when the server is back', async () => {
    stream.hold();
    for (let failure = 1; failure <= 3; failure += 1) {
      expect(stream.state()).toBe('connecting');
      last().refuse();
      await jest.advanceTimersByTimeAsync(failure < 3 ? 5_000 : 0);
    }
    expect(stream.state()).toBe('down');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(sources).toHaveLength(4);
    last().emit('ready');
    expect(stream.state()).toBe('open');
  });

  it('leaves a short break to the browser, which keeps the place', () => {
    stream.hold();
    last().emit('ready');
    last().emit('error');
    expect(sources).toHaveLength(1);
    expect(stream.state()).toBe('connecting');
  });

  it('begins anew on a renewed session', async () => {
    stream.hold();
    last().emit('session-ended');
    await jest.advanceTimersByTimeAsync(0);
    expect(sources).toHaveLength(2);
  });

  it('stops on a session that stays dead', async () => {
    isAlive = false;
    stream.hold();
    last().emit('session-ended');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sources).toHaveLength(1);
    expect(stream.state()).toBe('ended');
  });
});
