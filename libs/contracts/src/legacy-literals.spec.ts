import { describe, expect, it } from '@jest/globals';
import { legacyFailures, literals, screenLiterals } from './legacy-literals.ts';

describe('the literals of the specification', () => {
  it('keeps its misspellings', () => {
    expect(literals.walletFailed).toBe('Fill Completly Data!');
    expect(literals.profileFailed).toBe('Fill Completely Data!');
    expect(literals.acceptFailed).toBe('Invalid Credintial!');
    expect(literals.ratingSaved).toBe('Rating Sucessfull');
    expect(screenLiterals.payPlatformFee('12.50')).toBe('Pay $12.50 Platfrom Fee to Accept');
    expect(literals.wordNotAllowed('X')).toBe('The word "X" is not allowed.');
  });

  it('has a failure text for each of the 27 calls', () => {
    expect(Object.keys(legacyFailures)).toHaveLength(27);
  });
});
