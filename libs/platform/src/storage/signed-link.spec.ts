import { describe, expect, it } from '@jest/globals';
import { Secret } from '../config/index.ts';
import { signedLink, verifyLink } from './index.ts';

const secret = new Secret('a secret for links');
const path = '/media/0b6f0c1e-1111-4222-8333-444455556666';
const now = Date.UTC(2026, 0, 15, 12);

function parts(link: string): { exp: string; sig: string } {
  const { searchParams } = new URL(link, 'http://x');
  return { exp: searchParams.get('exp') ?? '', sig: searchParams.get('sig') ?? '' };
}

describe('signed links', () => {
  const link = signedLink(path, { expiresInSeconds: 600, now }, secret);

  it('work for their life and then end', () => {
    expect(link).toMatch(new RegExp(`^${path}\\?exp=\\d+&sig=[\\da-f]{64}$`));
    expect(verifyLink(path, parts(link), secret, now)).toBe('valid');
    expect(verifyLink(path, parts(link), secret, now + 599_000)).toBe('valid');
    expect(verifyLink(path, parts(link), secret, now + 601_000 + 150_000)).toBe('expired');
  });

  it('stay the same for some minutes', () => {
    const links = new Set(
      [0, 30, 60, 90, 120, 149].map((s) =>
        signedLink(path, { expiresInSeconds: 600, now: now + 1000 * s }, secret),
      ),
    );
    expect(links.size).toBeLessThanOrEqual(2);
    expect(signedLink(path, { expiresInSeconds: 600, now: now + 600_000 }, secret)).not.toBe(link);
  });

  it('of the value before stay valid while the secret is rotated, and new ones carry the new value', () => {
    const rotating = new Secret('the new secret', 'a secret for links');
    expect(verifyLink(path, parts(link), rotating, now)).toBe('valid');
    const next = parts(signedLink(path, { expiresInSeconds: 600, now }, rotating));
    expect(verifyLink(path, next, new Secret('the new secret'), now)).toBe('valid');
    expect(verifyLink(path, next, secret, now)).toBe('forged');
  });

  it.each([
    ['another path', '/media/other', parts(link), secret],
    ['a longer life', path, { ...parts(link), exp: String(Number(parts(link).exp) + 1) }, secret],
    [
      'a broken signature',
      path,
      { ...parts(link), sig: parts(link).sig.replace(/.$/, (c) => (c === '0' ? '1' : '0')) },
      secret,
    ],
    ['no signature', path, { ...parts(link), sig: '' }, secret],
    ['another secret', path, parts(link), new Secret('another')],
  ])('refuse %s', (_, where, given, key) => {
    expect(verifyLink(where, given, key, now)).toBe('forged');
  });
});
