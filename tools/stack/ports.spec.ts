import { describe, expect, it } from '@jest/globals';
import { makePorts } from './ports.ts';

describe('makePorts', () => {
  it('gives the documented ports without an offset', () => {
    expect(makePorts(undefined)).toMatchObject({ gateway: 8080, auth: 7101, postgres: 15432, stripe: 12111 });
  });

  it('shifts every port, and keeps them distinct', () => {
    const ports = makePorts('1000');
    expect(ports.gateway).toBe(9080);
    const both = [...Object.values(ports), ...Object.values(makePorts(0))];
    expect(new Set(both).size).toBe(both.length);
  });

  it.each(['x', '1.5', '-1', '60000'])('refuses the offset %s', (offset) => {
    expect(() => makePorts(offset)).toThrow('CURSA_PORT_OFFSET');
  });

  it('refuses an offset that puts a page on a port browsers refuse', () => {
    expect(() => makePorts('2000')).toThrow(/gateway on port 10080/);
    expect(makePorts('3000').gateway).toBe(11_080);
  });
});
