import { describe, expect, it } from '@jest/globals';
import { decide } from './driver-transitions.ts';

describe('decisions about drivers', () => {
  it.each([
    ['pending', 'activate', 'active'],
    ['pending', 'reject', 'rejected'],
    ['pending', 'suspend', undefined],
    ['active', 'activate', undefined],
    ['active', 'reject', undefined],
    ['active', 'suspend', 'suspended'],
    ['rejected', 'activate', 'active'],
    ['rejected', 'reject', undefined],
    ['rejected', 'suspend', undefined],
    ['suspended', 'activate', 'active'],
    ['suspended', 'reject', 'rejected'],
    ['suspended', 'suspend', undefined],
  ] as const)('%s, %s: %s', (from, decision, to) => {
    expect(decide(from, decision)).toBe(to);
  });
});
