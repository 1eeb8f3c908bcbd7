import { describe, expect, it } from '@jest/globals';
import { differingLayers } from './compare-images.ts';

describe('differingLayers', () => {
  it('finds none in the same layers', () => {
    expect(differingLayers(['a', 'b'], ['a', 'b'])).toEqual([]);
  });

  it('counts a changed layer and a missing one from 1', () => {
    expect(differingLayers(['a', 'b', 'c'], ['a', 'x'])).toEqual([2, 3]);
    expect(differingLayers(['a'], ['a', 'b'])).toEqual([2]);
  });
});
