/** What the server takes: a picture of at most 200 KB (decision 31). */
const MOST_BYTES = 200 * 1024;
const SMALLER = [1, 0.75, 0.5, 0.35, 0.25];

/** The canvas as a PNG data URL of at most 200 KB, scaled down as far as that needs. */
export function pngWithin(canvas: HTMLCanvasElement): string {
  for (const scale of SMALLER) {
    const url = scaled(canvas, scale).toDataURL('image/png');
    if (bytesOf(url) <= MOST_BYTES) return url;
  }
  throw new Error('The signature cannot be made small enough');
}

/** Size of the picture inside a base64 data URL. */
export function bytesOf(url: string): number {
  const encoded = url.slice(url.indexOf(',') + 1);
  return (encoded.length * 3) / 4 - (encoded.match(/=+$/)?.[0].length ?? 0);
}

function scaled(canvas: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  if (scale === 1) return canvas;
  const copy = document.createElement('canvas');
  copy.width = Math.round(canvas.width * scale);
  copy.height = Math.round(canvas.height * scale);
  copy.getContext('2d')?.drawImage(canvas, 0, 0, copy.width, copy.height);
  return copy;
}
