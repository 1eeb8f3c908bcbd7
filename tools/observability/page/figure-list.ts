import { thresholdColour } from './colours.ts';
import { element } from './element.ts';
import { formatValue } from './format-value.ts';
import type { GrafanaPanel, Threshold } from './grafana-file.ts';
import { lastOf } from './legend.ts';
import type { Line } from './prometheus.ts';

/** The step that a value has reached. */
export function reached(value: number, steps: readonly Threshold[]): Threshold | undefined {
  return steps.findLast((step) => step.value === null || value >= step.value);
}

/** A panel of figures: large ones, or bars whose length tells. */
export class FigureList {
  readonly node = element('dl');
  readonly #panel: GrafanaPanel;

  constructor(panel: GrafanaPanel) {
    this.#panel = panel;
    this.node.className = panel.type === 'bargauge' ? 'bars' : 'figures';
  }

  show(lines: readonly Line[]): void {
    const most = Math.max(...lines.map((line) => lastOf(line) ?? 0), 1e-9);
    const alone = lines.length === 1;
    this.node.classList.toggle('alone', alone);
    this.node.replaceChildren(...lines.map((line) => this.#item(line, most, alone)));
  }

  #item(line: Line, most: number, alone: boolean): HTMLElement {
    const { unit, thresholds } = this.#panel.fieldConfig?.defaults ?? {};
    const value = lastOf(line);
    const step = reached(value ?? 0, thresholds?.steps ?? []);
    const figure = element('dd', step ? { style: `color:${thresholdColour(step.color)}` } : {});
    figure.append(formatValue(value, unit));
    if (this.#panel.type === 'bargauge')
      figure.prepend(
        element(
          'span',
          { class: 'track' },
          element('span', { style: `width:${((value ?? 0) / most) * 100}%` }),
        ),
      );
    // A lone figure of the panel's own name needs no second one.
    const name = alone && line.name === this.#panel.title ? 'unseen' : '';
    return element('div', {}, element('dt', name ? { class: name } : {}, line.name), figure);
  }
}
