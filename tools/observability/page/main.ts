import { showAlerts } from './alert-list.ts';
import { Choice, pauseButton, rangeSelect, showNavigation, variableSelect } from './controls.ts';
import { element } from './element.ts';
import type { GrafanaFile } from './grafana-file.ts';
import { PanelView } from './panel-view.ts';
import { sectionsOf } from './sections.ts';
import { spanOf } from './time-range.ts';

const REFRESH_MS = 10_000;

interface Facts {
  readonly scrape_seconds: number;
  readonly jaeger_url: string;
}

const place = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`index.html has no ${selector}`);
  return found;
};
const load = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;

const main = place<HTMLElement>('main');
try {
  await start();
} catch (error) {
  main.append(element('p', { class: 'said failed' }, error instanceof Error ? error.message : String(error)));
}

async function start(): Promise<void> {
  const files = await load<GrafanaFile[]>('/dashboards.json');
  const choice = new Choice();
  const file = files.find(({ uid }) => uid === choice.get('dashboard')) ?? files[0];
  if (!file) throw new Error('deploy/dashboards holds no dashboard.');
  document.title = file.title;
  const views = draw(file);
  const pause = pauseButton();
  const refresh = async (): Promise<void> => {
    const { scrape_seconds, jaeger_url } = await load<Facts>('/facts.json');
    const span = spanOf(choice.rangeSeconds, Date.now() / 1_000, scrape_seconds);
    const variables = Object.fromEntries(
      file.templating.list.map(({ name }) => [name, choice.get(name) ?? '']),
    );
    const look = { span, scrapeSeconds: scrape_seconds, jaeger: jaeger_url, variables };
    await Promise.all([showAlerts(place('#alerts')), ...views.map((view) => view.refresh(look))]);
    // For programs: everything has been asked for and drawn.
    main.dataset.drawn = String(Date.now());
  };
  const changed = (): void => {
    showNavigation(place('nav'), files, file, choice);
    void refresh();
  };
  const selects = await Promise.all(
    file.templating.list.map((variable) => variableSelect(variable, choice, changed).catch(() => undefined)),
  );
  place('form').replaceChildren(
    ...selects.filter((node) => node !== undefined),
    rangeSelect(choice, changed),
    pause.node,
  );
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    for (const view of views) view.forget();
    void refresh();
  });
  changed();
  setInterval(() => {
    if (!pause.isPaused() && !document.hidden) void refresh().catch(() => undefined);
  }, REFRESH_MS);
}

function draw(file: GrafanaFile): PanelView[] {
  const views: PanelView[] = [];
  main.replaceChildren(
    element(
      'h1',
      {},
      file.title.replace(/^Cursa: ./, (start) => start.slice(7).toUpperCase()),
    ),
    element('p', { class: 'lead' }, file.description ?? ''),
  );
  for (const section of sectionsOf(file)) {
    const own = section.panels.map((panel) => new PanelView(panel, section));
    views.push(...own);
    const grid = element('div', { class: 'grid' }, ...own.map(({ node }) => node));
    main.append(element('section', {}, element('h2', {}, section.title), grid));
  }
  return views;
}
