import { element } from './element.ts';
import { FigureList } from './figure-list.ts';
import { fillQuery, rateInterval } from './fill-query.ts';
import type { GrafanaPanel } from './grafana-file.ts';
import { LineChart } from './line-chart.ts';
import { drawn, figures } from './prometheus.ts';
import { placeOf, serviceOf, type Section } from './sections.ts';
import type { Span } from './time-range.ts';

export interface Look {
  readonly span: Span;
  readonly scrapeSeconds: number;
  /** Address of Jaeger; empty when it does not answer. */
  readonly jaeger: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** One panel with its title, its explanation and what Prometheus says. */
export class PanelView {
  readonly node: HTMLElement;
  readonly #panel: GrafanaPanel;
  readonly #body = element('div', { class: 'body' });
  readonly #traces = element('a', { class: 'traces', target: '_blank', rel: 'noreferrer' }, 'traces');
  readonly #chart: LineChart | undefined;
  readonly #figures: FigureList | undefined;

  constructor(panel: GrafanaPanel, section: Section) {
    this.#panel = panel;
    if (panel.type === 'timeseries') this.#chart = new LineChart(panel);
    else this.#figures = new FigureList(panel);
    const { column, row } = placeOf(panel, section);
    const about = panel.description ? [element('p', { class: 'about' }, panel.description)] : [];
    const head = element('div', { class: 'head' }, element('h3', {}, panel.title), this.#traces);
    const style = `--column:${column};--row:${row};--tall:${panel.gridPos.h}`;
    this.node = element('article', { class: `panel ${panel.type}`, style }, head, ...about, this.#body);
    this.#say('…');
  }

  /** Asks and draws; what fails is said in the panel's place. */
  async refresh(look: Look): Promise<void> {
    const { span, scrapeSeconds } = look;
    const variables = { ...look.variables, __rate_interval: rateInterval(span.step, scrapeSeconds) };
    this.#link(look);
    try {
      if (this.#chart) {
        const data = await drawn(this.#panel, span, variables);
        if (!data.lines.some(({ values }) => values.some((value) => value !== null)))
          return this.#none(variables);
        this.#show(this.#chart.node);
        this.#chart.show(data);
      } else if (this.#figures) {
        const lines = await figures(this.#panel, span.end, variables);
        if (lines.length === 0) return this.#none(variables);
        this.#show(this.#figures.node);
        this.#figures.show(lines);
      }
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error), 'failed');
    }
  }

  /** Drawn anew by the next refresh, in the colours of then. */
  forget(): void {
    this.#chart?.forget();
  }

  /** Nothing is often good news: the file says which. The query is there for whoever doubts it. */
  #none(variables: Readonly<Record<string, string>>): void {
    const { fieldConfig, targets = [] } = this.#panel;
    this.#say(fieldConfig?.defaults.noValue ?? 'No data: no series matches.', 'none');
    this.#body.title = targets.map(({ expr }) => fillQuery(expr, variables)).join('\n');
  }

  #say(text: string, kind = 'none'): void {
    this.#body.replaceChildren(element('p', { class: `said ${kind}` }, text));
  }

  #show(node: HTMLElement): void {
    this.#body.removeAttribute('title');
    if (this.#body.firstChild !== node) this.#body.replaceChildren(node);
  }

  #link({ jaeger, variables }: Look): void {
    const service = serviceOf(this.#panel, variables);
    this.#traces.hidden = jaeger === '' || service === undefined;
    if (service === undefined) return;
    this.#traces.href = `${jaeger}/search?service=${encodeURIComponent(service)}`;
    this.#traces.title = `Traces of ${service} in Jaeger`;
    this.#traces.setAttribute('aria-label', `${this.#panel.title}: traces of ${service} in Jaeger`);
  }
}
