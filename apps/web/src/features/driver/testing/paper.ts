import { jest } from '@jest/globals';

/** A canvas for jsdom, which has none: it takes every stroke and draws nothing. */
export function layPaper(): void {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

/** The device's place for a test: found, refused, or a browser without geolocation. */
export function placeDevice(answer: { latitude: number; longitude: number } | 'denied' | 'unsupported'): {
  readonly asked: () => number;
} {
  let asked = 0;
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => {
    asked += 1;
    if (typeof answer === 'string') failed({ code: 1 } as GeolocationPositionError);
    else found({ coords: answer } as unknown as GeolocationPosition);
  };
  if (answer === 'unsupported') delete (navigator as { geolocation?: unknown }).geolocation;
  else Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return { asked: () => asked };
}
