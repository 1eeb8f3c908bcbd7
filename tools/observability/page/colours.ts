/** Names of the lines' colours in page.css, which has them for light and for dark. */
const LINES = 12;

/** The colour of the line with this number. */
export function lineColour(index: number): string {
  return styleValue(`--line-${(index % LINES) + 1}`);
}

/** What CSS says now: canvases do not follow it by themselves. */
export function styleValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Grafana's names for colours, as ours. */
export function thresholdColour(name: string): string {
  if (/red/.test(name)) return styleValue('--bad');
  if (/orange|yellow/.test(name)) return styleValue('--warn');
  return /green/.test(name) ? styleValue('--good') : name;
}
