import { element } from './element.ts';
import { labelAsked } from './fill-query.ts';
import type { GrafanaFile, GrafanaVariable } from './grafana-file.ts';
import { labelValues } from './prometheus.ts';
import { DEFAULT_RANGE, RANGES } from './time-range.ts';

/** What the address says: which dashboard, which time, which values of its variables. */
export class Choice {
  readonly #query = new URLSearchParams(location.search);

  get(name: string): string | undefined {
    return this.#query.get(name) ?? undefined;
  }

  get rangeSeconds(): number {
    const id = this.get('range') ?? DEFAULT_RANGE;
    return RANGES.find(([known]) => known === id)?.[2] ?? 900;
  }

  set(name: string, value: string): void {
    this.#query.set(name, value);
    history.replaceState(null, '', `?${this.#query.toString()}`);
  }

  /** The address of another dashboard at the same time. */
  linkTo(uid: string): string {
    return `?${new URLSearchParams({ ...Object.fromEntries(this.#query), dashboard: uid }).toString()}`;
  }
}

export function showNavigation(
  place: Element,
  files: readonly GrafanaFile[],
  shown: GrafanaFile,
  choice: Choice,
): void {
  const links = files.map(({ uid, title }) =>
    element(
      'a',
      { href: choice.linkTo(uid), ...(uid === shown.uid && { 'aria-current': 'page' }) },
      title.replace(/^Cursa: /, ''),
    ),
  );
  place.replaceChildren(element('span', { class: 'brand' }, 'Cursa'), ...links);
}

export function rangeSelect(choice: Choice, changed: () => void): HTMLElement {
  const options = RANGES.map(([id, label]) => [id, `last ${label}`] as const);
  return select('Time', options, choice.get('range') ?? DEFAULT_RANGE, (id) => {
    choice.set('range', id);
    changed();
  });
}

/** A dashboard's variable as a select. @returns it, or nothing when Prometheus knows no value yet */
export async function variableSelect(
  { name, label, query }: GrafanaVariable,
  choice: Choice,
  changed: () => void,
): Promise<HTMLElement | undefined> {
  const asked = labelAsked(query);
  const values = asked ? await labelValues(asked.series, asked.label) : [];
  const [first] = values;
  if (first === undefined) return undefined;
  const known = choice.get(name);
  if (known === undefined || !values.includes(known)) choice.set(name, first);
  const options = values.map((value) => [value, value] as const);
  return select(label ?? name, options, choice.get(name) ?? first, (value) => {
    choice.set(name, value);
    changed();
  });
}

/** A button that holds the picture still, to be read. */
export function pauseButton(): { readonly node: HTMLElement; readonly isPaused: () => boolean } {
  const node = element('button', { type: 'button', class: 'pause', 'aria-pressed': 'false' }, 'Pause');
  const isPaused = (): boolean => node.getAttribute('aria-pressed') === 'true';
  node.addEventListener('click', () => node.setAttribute('aria-pressed', String(!isPaused())));
  return { node, isPaused };
}

function select(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  changed: (value: string) => void,
): HTMLElement {
  const node = element(
    'select',
    {},
    ...options.map(([value, text]) =>
      element('option', { value, ...(value === chosen && { selected: '' }) }, text),
    ),
  );
  node.addEventListener('change', () => changed(node.value));
  return element('label', {}, element('span', {}, label), node);
}
