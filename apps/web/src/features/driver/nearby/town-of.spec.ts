import { describe, expect, it } from '@jest/globals';
import { townOf } from './town-of.ts';

describe('the town of an address', () => {
  it.each([
    ['Strada Memorandumului 12, Cluj-Napoca', 'Cluj-Napoca'],
    ['Bulevardul Ștefan cel Mare 5, Iași, Iași', 'Iași'],
    ['Piața Unirii, Timișoara', 'Timișoara'],
    ['Cluj-Napoca, Cluj', 'Cluj-Napoca'],
    ['Dej', 'Dej'],
    ['Strada Lungă 88', 'Strada Lungă 88'],
    ['–', '–'],
  ])('%s: %s', (address, town) => expect(townOf(address)).toBe(town));
});
