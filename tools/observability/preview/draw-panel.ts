import type { Panel } from '../panel.ts';
import type { Line, Range } from './query-range.ts';

const COLOURS = [
  '#2f6fde',
  '#c2571a',
  '#1b8a5a',
  '#8b3fc9',
  '#b5891b',
  '#c22f6b',
  '#2b8a9e',
  '#5b6774',
  '#7a9a01',
];
const WIDTH = 400;
const HEIGHT = 150;
const MOST_LEGENDS = 9;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A panel as HTML, with what Prometheus said. */
export function drawPanel(panel: Panel, lines: readonly Line[], range: Range): string {
  const drawn = panel.kind === 'lines' ? drawLines(panel, lines, range) : drawFigures(panel, lines);
  const none = lines.every(({ points }) => points.length === 0);
  return `<section style="grid-column: span ${panel.width ?? 8}"><h3>${escape(panel.title)}</h3>${none ? '<p class="none">no data</p>' : drawn}</section>`;
}

function drawFigures({ unit }: Panel, lines: readonly Line[]): string {
  const rows = lines.map(({ legend, points }) => {
    const value = points.at(-1)?.[1];
    return `<li><b>${value === undefined ? '–' : inUnit(value, unit)}</b> ${escape(legend)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function drawLines({ unit }: Panel, lines: readonly Line[], { start, end }: Range): string {
  const top = Math.max(1e-9, ...lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const x = (at: number) => (((at - start) / (end - start)) * WIDTH).toFixed(1);
  const y = (value: number) => (HEIGHT - (value / top) * (HEIGHT - 8)).toFixed(1);
  const paths = lines.map(({ points }, index) => {
    const path = points.map(([at, value], i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
    return `<path d="${path}" stroke="${COLOURS[index % COLOURS.length]}"/>`;
  });
  const legends = lines
    .slice(0, MOST_LEGENDS)
    .map(({ legend }, i) => `<span style="color:${COLOURS[i % COLOURS.length]}">${escape(legend)}</span>`);
  const more = lines.length > MOST_LEGENDS ? [`<span>and ${lines.length - MOST_LEGENDS} more</span>`] : [];
  return `<div class="top">${inUnit(top, unit)}</div><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${paths.join('')}</svg><p class="legend">${[...legends, ...more].join(' ')}</p>`;
}

function inUnit(value: number, unit: Panel['unit']): string {
  const round = (figure: number) =>
    Math.abs(figure) >= 100 ? figure.toFixed(0) : Number(figure.toPrecision(3)).toString();
  if (unit === 's') return value < 1 ? `${round(value * 1_000)} ms` : `${round(value)} s`;
  if (unit === 'bytes') return `${round(value / 1_048_576)} MiB`;
  if (unit === 'percentunit') return `${round(value * 100)} %`;
  return unit === 'reqps' ? `${round(value)}/s` : round(value);
}
