import { describe, expect, it } from '@jest/globals';
import { needsServers, readOptions } from './options.ts';

describe('readOptions', () => {
  it('wants everything unless told otherwise', () => {
    const options = readOptions([]);
    expect(options.wants('lint') && options.wants('e2e') && needsServers(options)).toBe(true);
  });

  it('narrows to the parts of --only and hands the rest to jest', () => {
    const options = readOptions(['--only', 'unit,lint', 'apps/offers', '--', '-t', 'races']);
    expect(options.wants('unit') && options.wants('lint')).toBe(true);
    expect(options.wants('int') || needsServers(options)).toBe(false);
    expect(options.jest).toEqual(['apps/offers', '-t', 'races']);
  });

  it('refuses a part that does not exist', () => {
    expect(() => readOptions(['--only', 'units'])).toThrow('"units" is none of them');
  });
});
