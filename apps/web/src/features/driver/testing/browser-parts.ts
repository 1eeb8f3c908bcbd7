import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, configure } from '@testing-library/react';

// Long screens are drawn slowly where many tests run at once.
configure({ asyncUtilTimeout: 10_000 });

/** A canvas for jsdom, which has none: it takes every stroke and draws nothing. */
export function layPaper(): void {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

/** Takes away the messages that an earlier test left; they live beside the screen, as in the application. */
export function clearNotices(): void {
  act(() => {
    notifications.clean();
    notifications.cleanQueue();
  });
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
