import { isBrowser } from '../../../lib/browser/is-browser.ts';

let pressed = false;

for (const [type, down] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  if (isBrowser) addEventListener(type, () => void (pressed = down), true);

/**
 * Acts when the press that is under way has ended. A message that appears as a field is left moves what is below it;
 * if that happened between pressing and letting go, the click would miss the button it was meant for.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act();
  const ended = new AbortController();
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      type,
      () => {
        ended.abort();
        setTimeout(act);
      },
      { capture: true, signal: ended.signal },
    );
}
