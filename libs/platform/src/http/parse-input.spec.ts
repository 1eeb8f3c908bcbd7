import { describe, expect, it } from '@jest/globals';
import { endpoint } from '@cursa/contracts/endpoint';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const create = endpoint({
  id: 'sample.create',
  service: 'offers',
  method: 'POST',
  path: '/api/v1/samples',
  summary: 'Create',
  access: { kind: 'open' },
  query: z.object({ page: z.string().optional() }),
  body: z.object({ name: z.string(), lines: z.array(z.object({ item: z.string() })).default([]) }),
  response: z.object({}),
});
const parse =
  (body: unknown, query: unknown = {}) =>
  () =>
    parseInput(create, { params: {}, query, body });

describe('input with the NUL character', () => {
  it('is refused by the name of its field', () => {
    expect(parse({ name: 'a\u0000', lines: [{ item: 'b' }, { item: '\u0000' }] })).toThrow(
      expect.objectContaining({
        status: 422,
        fields: [
          { field: 'name', message: 'must not contain the NUL character' },
          { field: 'lines.1.item', message: 'must not contain the NUL character' },
        ],
      }),
    );
    expect(parse({ name: 'a' }, { page: '\u0000' })).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('control: other text passes', () => {
    expect(parse({ name: 'Țuică „bună” 🚚' })().body.name).toBe('Țuică „bună” 🚚');
  });
});
