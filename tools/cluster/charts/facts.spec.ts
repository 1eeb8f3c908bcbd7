import { describe, expect, it } from '@jest/globals';
import { allEndpoints } from '@cursa/contracts/http/all';
import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import { APPS, DATABASES } from '../../stack/apps.ts';
import { calls, facts, namesWhere } from './facts.ts';

describe('what the charts know of the services', () => {
  it('names every service and every database', () => {
    expect(Object.keys(facts).sort()).toEqual([...APPS].sort());
    expect(namesWhere(({ database }) => database)).toEqual([...DATABASES].sort());
  });

  it('leads every public call to the gateway, and nothing else', () => {
    const legacy = allLegacyCalls.map(({ name }) => `/${name}`);
    const named = [...calls.exact, ...calls.shared];
    expect(named.filter((path) => !['/settings.json', '/assets/no-image.svg'].includes(path)).sort()).toEqual(
      legacy.sort(),
    );
    const outside = allEndpoints.filter(
      ({ path }) => !calls.prefixes.some((prefix) => path.startsWith(`${prefix}/`)),
    );
    expect(outside.map(({ path }) => path)).toEqual([]);
  });
});
