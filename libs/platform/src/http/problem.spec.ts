import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import { problemSchema } from '@cursa/contracts/problem';
import { contentHash, DomainError, toProblem } from './index.ts';

describe('toProblem', () => {
  it('says what a business error says', () => {
    const problem = toProblem(
      new DomainError('offer-gone', 409, 'Gone', [{ field: 'a.0', message: 'no' }]),
      '/x',
    );
    expect(problemSchema.parse(problem)).toEqual({
      type: 'https://cursa.ro/problems/offer-gone',
      title: 'Conflict',
      status: 409,
      detail: 'Gone',
      instance: '/x',
      code: 'offer-gone',
      trace_id: expect.stringMatching(/^[\da-f]{32}$/),
      errors: [{ field: 'a.0', message: 'no' }],
    });
  });

  it.each([
    ['an error', new Error('inner')],
    ['a thrown text', 'inner'],
    ['nothing', undefined],
    [
      'a library error that pretends a status',
      Object.assign(new Error('inner'), { statusCode: 402, status: 402 }),
    ],
  ])('tells nothing of %s', (_, error) => {
    const problem = toProblem(error, '/x');
    expect([problem.status, problem.code]).toEqual([500, 'internal-error']);
    expect(JSON.stringify(problem)).not.toContain('inner');
  });

  it('knows what the HTTP layers throw', () => {
    expect(toProblem(new NotFoundException('Cannot GET /x?email=a'), '/x')).toMatchObject({
      status: 404,
      code: 'no-such-endpoint',
      detail: 'There is nothing at this address',
    });
    const tooLarge = Object.assign(new Error(), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 });
    expect(toProblem(tooLarge, '/x').code).toBe('body-too-large');
  });
});

describe('contentHash', () => {
  it('does not depend on how the content was written', () => {
    expect(contentHash({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(
      contentHash({ b: [{ d: 'x', c: null }], a: 1, e: undefined }),
    );
  });

  it('tells other content apart', () => {
    const hashes = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: { 0: 1 } }, { a: null }, {}].map(contentHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
