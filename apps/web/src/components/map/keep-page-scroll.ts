import type L from 'leaflet';
import { type MapTexts } from './map-texts.ts';

const HINT_LASTS = 1600;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Leaves scrolling to the page: one finger scrolls it, two move and zoom the map; the wheel scrolls it, with Ctrl (or
 * Command) it zooms the map. There is no mode to be caught in. A mouse drags the map as ever.
 * @param hint says how it is done, or nothing
 */
export function keepPageScroll(
  map: L.Map,
  texts: MapTexts,
  hint: (text: string | undefined) => void,
): () => void {
  const container = map.getContainer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    hint(text);
    clearTimeout(timer);
    timer = setTimeout(() => hint(undefined), HINT_LASTS);
  };
  const pressed = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') map.dragging.enable();
    else map.dragging.disable();
  };
  // The browser took the finger for scrolling: somebody may have meant the map.
  const taken = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && event.isPrimary) say(texts.twoFingers);
  };
  const wheeled = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      map.scrollWheelZoom.enable();
    } else {
      map.scrollWheelZoom.disable();
      say(isApple() ? texts.commandWheel : texts.controlWheel);
    }
  };
  container.addEventListener('pointerdown', pressed, { capture: true });
  container.addEventListener('pointercancel', taken);
  container.addEventListener('wheel', wheeled, { capture: true, passive: false });
  return () => {
    clearTimeout(timer);
    container.removeEventListener('pointerdown', pressed, { capture: true });
    container.removeEventListener('pointercancel', taken);
    container.removeEventListener('wheel', wheeled, { capture: true });
  };
}
