import { describe, expect, it } from '@jest/globals';
import { cancellationMatrix, cancellationRule, cancellationStage } from './cancellation-matrix.ts';

describe('the cancellation matrix (decision 26)', () => {
  it.each([
    ['sender', 'open', 100, 100],
    ['sender', 'reserved-fresh', 100, 100],
    ['sender', 'reserved-old', 0, 100],
    ['sender', 'accepted', 0, 100],
    ['carrier', 'open', 100, 100],
    ['carrier', 'reserved-fresh', 100, 100],
    ['carrier', 'reserved-old', 100, 100],
    ['carrier', 'accepted', 100, 100],
    ['system', 'open', 100, 100],
    ['system', 'reserved-fresh', 100, 100],
    ['system', 'reserved-old', 100, 100],
    ['system', 'accepted', 100, 100],
  ] as const)('%s, %s: fee %d %%, delivery %d %%', (who, stage, fee, delivery) => {
    const rule = cancellationRule(who, stage);
    expect([rule.fee_back_percent, rule.delivery_back_percent]).toEqual([fee, delivery]);
  });

  it('has each cell once', () => {
    expect(new Set(cancellationMatrix.map(({ who, stage }) => `${who} ${stage}`)).size).toBe(12);
    expect(cancellationMatrix).toHaveLength(12);
  });

  const now = new Date('2026-03-02T12:00:00Z');
  it.each([
    [null, false, 'open'],
    ['2026-03-02T11:59:00Z', false, 'reserved-fresh'],
    ['2026-03-01T12:00:00Z', false, 'reserved-fresh'],
    ['2026-03-01T11:59:59Z', false, 'reserved-old'],
    ['2026-03-02T11:59:00Z', true, 'accepted'],
  ] as const)('a fee paid %s, accepted %s: %s', (paidAt, accepted, stage) => {
    expect(cancellationStage(paidAt === null ? null : new Date(paidAt), accepted, now)).toBe(stage);
  });
});
