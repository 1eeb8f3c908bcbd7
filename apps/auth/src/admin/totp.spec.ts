import { describe, expect, it } from '@jest/globals';
import { decodeBase32, matchTotp, newTotpSecret, totpCode, totpStep } from './totp.ts';

const key = Buffer.from('12345678901234567890');
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('TOTP', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('gives the code of RFC 6238 appendix B at %d s', (seconds, code) => {
    expect(totpCode(key, totpStep(seconds * 1000), 8)).toBe(code);
  });

  it.each([...'755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ').entries()])(
    'gives the code of RFC 4226 appendix D for count %d',
    (count, code) => expect(totpCode(key, count)).toBe(code),
  );

  it('reads base32', () => {
    expect(decodeBase32(secret)).toEqual(key);
    expect(decodeBase32(newTotpSecret())).toHaveLength(20);
    expect(() => decodeBase32('0189')).toThrow('A–Z and 2–7');
  });

  it('takes codes of this step and its neighbours, each once', () => {
    const at = 59_000;
    expect(matchTotp(secret, '287082', 0, at)).toBe(1);
    expect(matchTotp(secret, '287082', 0, at + 30_000)).toBe(1);
    expect(matchTotp(secret, '287082', 0, at + 60_000)).toBeUndefined();
    expect(matchTotp(secret, '287082', 1, at)).toBeUndefined();
    expect(matchTotp(secret, '287083', 0, at)).toBeUndefined();
  });
});
