import { describe, expect, it, jest } from '@jest/globals';
import { bytesOf, pngWithin } from './png-within.ts';

const url = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes, 1).toString('base64')}`;

describe('the picture of a signature', () => {
  it.each([0, 1, 2, 3, 200])('counts %d bytes behind base64', (bytes) =>
    expect(bytesOf(url(bytes))).toBe(bytes),
  );

  it('is drawn smaller until it has at most 200 KB', () => {
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: () => undefined } as never);
    // A picture as large as its pixels.
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
      this: HTMLCanvasElement,
    ) {
      return url(this.width * this.height);
    });
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_000, height: 500 });
    expect(bytesOf(pngWithin(canvas))).toBe(500 * 250);
  });

  it('control: a small one stays as it is', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(url(1_000));
    expect(bytesOf(pngWithin(document.createElement('canvas')))).toBe(1_000);
  });
});
