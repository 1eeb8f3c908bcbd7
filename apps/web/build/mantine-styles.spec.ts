import { describe, expect, it } from '@jest/globals';
import { componentsWithout } from './mantine-styles.ts';

const rules = new Map([
  ['Badge', new Set(['m_badge1', 'm_badge2'])],
  ['Tabs', new Set(['m_tabs1'])],
]);

describe('componentsWithout', () => {
  it('names a component whose code is there without its rules', () => {
    const used = new Set(['m_badge1', 'm_tabs1', 'm_noRules']);
    expect(componentsWithout(used, new Set(['m_badge1']), rules)).toEqual(['Tabs']);
  });

  it('has nothing against rules that no code uses', () => {
    expect(componentsWithout(new Set(), new Set(['m_tabs1']), rules)).toEqual([]);
  });
});
