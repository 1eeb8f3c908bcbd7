import { describe, expect, it } from '@jest/globals';
import { readSignature, SignatureInvalidError } from './read-signature.ts';

const png = (bytes: number): string =>
  `data:image/png;base64,${Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(bytes - 8, 1)]).toString('base64')}`;

describe('a signature', () => {
  it.each([
    ['Ion Ștefănescu', 'typed'],
    [png(500), 'drawn'],
    [png(200 * 1024), 'drawn'],
  ])('%.30s is %s', (text, kind) => expect(readSignature(text)).toBe(kind));

  it.each([
    ['only dashes', '---'],
    ['a name without end', 'a'.repeat(121)],
    ['a picture over 200 KB', png(200 * 1024 + 1)],
    ['another kind of picture', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['text called PNG', `data:image/png;base64,${Buffer.from('hello there '.repeat(10)).toString('base64')}`],
    ['a broken data URL', 'data:image/png;base64,%%%'],
  ])('%s is refused', (_, text) => expect(() => readSignature(text)).toThrow(SignatureInvalidError));
});
