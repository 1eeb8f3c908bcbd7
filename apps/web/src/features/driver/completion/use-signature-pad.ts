import SignaturePad from 'signature_pad';
import { useEffect, useRef, type RefObject } from 'react';
import { pngWithin } from './png-within.ts';

const INK = '#1D2430';
const PAPER = 'rgb(255, 255, 255)';
/** More pixels would only make the picture heavier. */
const MOST_PIXELS_PER_PIXEL = 2;

/** Ties the drawing library to the canvas: sharp on dense screens, and the strokes stay when the phone is turned. */
export function useSignaturePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  kept: string,
  onSigned: (png: string) => void,
) {
  const pad = useRef<SignaturePad>(undefined);
  const latest = useRef({ kept, onSigned });
  useEffect(() => {
    latest.current = { kept, onSigned };
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const drawing = new SignaturePad(element, {
      penColor: INK,
      backgroundColor: PAPER,
      minWidth: 1.2,
      maxWidth: 3.2,
    });
    pad.current = drawing;
    drawing.addEventListener('endStroke', () => {
      if (!drawing.isEmpty()) latest.current.onSigned(pngWithin(element));
    });
    const observer = new ResizeObserver(() => resize(element, drawing, latest.current.kept));
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawing.off();
    };
  }, [canvas]);
  return {
    clear: () => {
      pad.current?.clear();
      onSigned('');
    },
  };
}

/** Gives the canvas the screen's own pixels and draws again what was on it: strokes, or the picture of an earlier visit. */
function resize(canvas: HTMLCanvasElement, pad: SignaturePad, kept: string): void {
  const ratio = Math.min(Math.max(window.devicePixelRatio, 1), MOST_PIXELS_PER_PIXEL);
  const [width, height] = [canvas.offsetWidth, canvas.offsetHeight];
  if (width === 0 || canvas.width === Math.round(width * ratio)) return;
  const strokes = pad.toData();
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  if (strokes.length > 0) pad.fromData(strokes);
  else if (kept) void pad.fromDataURL(kept, { width, height });
}
