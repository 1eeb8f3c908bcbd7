import { describe, expect, it } from '@jest/globals';
import { originOf } from './origin.ts';

describe('originOf', () => {
  it('is native when nothing is said', () => {
    expect(originOf('postgres', {}, false)).toBe('native');
  });

  it('is docker with --docker, but for the Stripe sandbox, which has no image, and Prometheus', () => {
    expect(originOf('postgres', {}, true)).toBe('docker');
    expect(originOf('stripe', {}, true)).toBe('native');
    expect(originOf('prometheus', {}, true)).toBe('native');
  });

  it('lets the environment win over --docker', () => {
    expect(originOf('redis', { REDIS_URL: 'redis://elsewhere' }, true)).toBe('environment');
  });

  it('refuses half of an address', () => {
    expect(() => originOf('s3', { S3_ENDPOINT: 'http://elsewhere' }, false)).toThrow(
      'S3_ACCESS_KEY, S3_SECRET_KEY is not',
    );
  });
});
