import uPlot from 'uplot';
import { lineColour, styleValue, thresholdColour } from './colours.ts';
import { element } from './element.ts';
import { formatValue } from './format-value.ts';
import type { GrafanaPanel } from './grafana-file.ts';
import { lastOf, Legend } from './legend.ts';
import type { Drawn } from './prometheus.ts';

const together = uPlot.sync('panels');

/** A panel of lines over time. */
export class LineChart {
  readonly node = element('div', { class: 'chart' });
  readonly #canvas = element('div', { class: 'canvas', tabindex: '0', role: 'img' });
  readonly #panel: GrafanaPanel;
  readonly #legend: Legend;
  #plot: uPlot | undefined;
  #names = '';

  constructor(panel: GrafanaPanel) {
    this.#panel = panel;
    this.#legend = new Legend((index, show) => this.#plot?.setSeries(index + 1, { show }));
    this.node.append(this.#canvas, this.#legend.node);
    new ResizeObserver(() => this.#plot?.setSize(this.#size())).observe(this.#canvas);
    this.#canvas.addEventListener('keydown', (event) => this.#key(event));
    this.#canvas.addEventListener('blur', () => this.#plot?.setCursor({ left: -10, top: -10 }));
  }

  show(drawn: Drawn): void {
    const { title, fieldConfig } = this.#panel;
    const unit = fieldConfig?.defaults.unit ?? 'short';
    this.#legend.show(drawn, unit);
    const names = JSON.stringify(drawn.lines.map(({ name }) => name));
    const data: uPlot.AlignedData = [[...drawn.times], ...drawn.lines.map(({ values }) => [...values])];
    if (this.#plot && names === this.#names) this.#plot.setData(data);
    else {
      this.#plot?.destroy();
      this.#plot = new uPlot(this.#options(drawn, unit), data, this.#canvas);
      this.#names = names;
    }
    const said = drawn.lines.map((line) => `${line.name} ${formatValue(lastOf(line), unit)}`).join(', ');
    this.#canvas.setAttribute('aria-label', `${title}; last values: ${said}`);
  }

  /** Colours are part of what is drawn. */
  forget(): void {
    this.#names = '';
  }

  #size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#canvas;
    return { width: Math.max(120, clientWidth), height: Math.max(90, clientHeight) };
  }

  #options({ lines }: Drawn, unit: string): uPlot.Options {
    const axis = {
      stroke: styleValue('--quiet'),
      font: '11px system-ui, sans-serif',
      grid: { stroke: styleValue('--grid'), width: 1 },
      ticks: { show: false },
    };
    const labels = (_plot: uPlot, ticks: number[]): string[] => ticks.map((tick) => formatValue(tick, unit));
    return {
      ...this.#size(),
      legend: { show: false },
      padding: [8, 8, 0, 0],
      cursor: { sync: { key: together.key }, drag: { x: false, y: false }, points: { size: 7 } },
      scales: { x: { time: true }, y: { range: (_plot, _min, max) => [0, this.#top(max)] } },
      axes: [
        { ...axis, space: 70, size: 26, values: CLOCK },
        { ...axis, space: 36, size: 64, values: labels, ...(ROUND[unit] && { incrs: ROUND[unit] }) },
      ],
      series: [{}, ...lines.map(({ name }, index) => this.#series(name, index, lines.length))],
      hooks: {
        draw: [(plot) => this.#thresholds(plot)],
        setCursor: [(plot) => this.#legend.point(plot.cursor.idx)],
      },
    };
  }

  #series(label: string, index: number, of: number): uPlot.Series {
    const stroke = lineColour(index);
    const show = !this.#legend.isHidden(label);
    const fill = of > 6 ? undefined : `${stroke}1a`;
    const points = { show: true, size: 3, fill: stroke, filter: alone };
    return { label, show, stroke, width: 1.6, ...(fill && { fill }), points };
  }

  #top(max: number | null): number {
    return max === null || !(max > 0) ? 1 : max * 1.1;
  }

  /** Steps that the file wants to be seen as lines. */
  #thresholds(plot: uPlot): void {
    const { thresholds, custom } = this.#panel.fieldConfig?.defaults ?? {};
    if (!thresholds || (custom?.thresholdsStyle?.mode ?? 'off') === 'off') return;
    const { left, top, width, height } = plot.bbox;
    plot.ctx.save();
    plot.ctx.setLineDash([6, 4]);
    for (const { value, color } of thresholds.steps) {
      if (value === null) continue;
      const y = plot.valToPos(value, 'y', true);
      if (y < top || y > top + height) continue;
      plot.ctx.strokeStyle = thresholdColour(color);
      plot.ctx.beginPath();
      plot.ctx.moveTo(left, y);
      plot.ctx.lineTo(left + width, y);
      plot.ctx.stroke();
    }
    plot.ctx.restore();
  }

  #key(event: KeyboardEvent): void {
    const plot = this.#plot;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!plot || step === undefined) return;
    event.preventDefault();
    const last = plot.data[0].length - 1;
    const next = Math.min(last, Math.max(0, (plot.cursor.idx ?? last) + step));
    plot.setCursor({ left: plot.valToPos(plot.data[0][next] ?? 0, 'x'), top: 0 });
  }
}

/** A value without neighbours has no line: it is shown as a point. */
function alone(plot: uPlot, index: number): number[] {
  const values = plot.data[index] ?? [];
  const none = (at: number): boolean => (values[at] ?? null) === null;
  return [...values.keys()].filter((at) => !none(at) && none(at - 1) && none(at + 1));
}

/** Distances between ticks that are whole in a unit without tens. */
const ROUND: Readonly<Record<string, number[]>> = {
  bytes: Array.from({ length: 44 }, (_, power) => 2 ** power),
  s: [
    ...[-6, -5, -4, -3, -2, -1].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power)),
    ...[1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 21_600, 43_200, 86_400, 172_800],
  ],
};

/** 24 hours; seconds only where ticks are closer than a minute. */
const CLOCK: uPlot.Axis.DynamicValues = (_plot, ticks, _axis, _space, step) =>
  ticks.map((tick) =>
    new Date(tick * 1_000).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      ...(step < 60 && { second: '2-digit' }),
    }),
  );
