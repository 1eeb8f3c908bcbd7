import { describe, expect, it } from '@jest/globals';
import { Secret } from '@cursa/platform/config';
import type { Config } from '../config.ts';
import { QuoteInvalidError, Quotes } from './quote.ts';

const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];

function quotes(hours: number, first: string, ...others: string[]): Quotes {
  return new Quotes({ QUOTE_SECRET: new Secret(first, ...others), QUOTE_VALID_HOURS: hours } as Config);
}

describe('a quote', () => {
  it('names the tariff it was made with, and stands while the secret is rotated', async () => {
    const { quoteId } = await quotes(24, old).sign('v7');
    expect(await quotes(24, old).tariffVersionOf(quoteId)).toBe('v7');
    expect(await quotes(24, next, old).tariffVersionOf(quoteId)).toBe('v7');
    const { quoteId: newer } = await quotes(24, next, old).sign('v8');
    expect(await quotes(24, next).tariffVersionOf(newer)).toBe('v8');
  });

  it('is no quote of ours once its secret is gone', async () => {
    const { quoteId } = await quotes(24, old).sign('v7');
    await expect(quotes(24, next).tariffVersionOf(quoteId)).rejects.toThrow(QuoteInvalidError);
  });

  it('promises nothing any more when it has expired, whichever value signed it', async () => {
    const { quoteId } = await quotes(-1, old).sign('v7');
    expect(await quotes(24, next, old).tariffVersionOf(quoteId)).toBeNull();
  });
});
