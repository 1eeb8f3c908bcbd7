import { lineColour } from './colours.ts';
import { element } from './element.ts';
import { formatValue } from './format-value.ts';
import type { Drawn, Line } from './prometheus.ts';

/** The last value of a line that is one. */
export function lastOf({ values }: Line): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

/** Lines by their last value, the largest first, with the number by which each is coloured. */
export function inOrder(lines: readonly Line[]): { line: Line; index: number }[] {
  return lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => (lastOf(b.line) ?? -1) - (lastOf(a.line) ?? -1));
}

/** The names below a chart, each with its last value, or with that of the moment one points at. */
export class Legend {
  readonly node = element('div', { class: 'legend' });
  readonly #toggle: (index: number, shown: boolean) => void;
  readonly #hidden = new Set<string>();
  #cells = new Map<number, HTMLElement>();
  #drawn: Drawn = { times: [], lines: [] };
  #unit = 'short';

  constructor(toggle: (index: number, shown: boolean) => void) {
    this.#toggle = toggle;
  }

  show(drawn: Drawn, unit: string): void {
    this.#drawn = drawn;
    this.#unit = unit;
    this.#cells = new Map();
    const focused = document.activeElement?.getAttribute('data-line');
    this.node.replaceChildren(...inOrder(drawn.lines).map(({ line, index }) => this.#item(line, index)));
    if (focused) this.node.querySelector<HTMLElement>(`[data-line="${CSS.escape(focused)}"]`)?.focus();
  }

  /** @param moment number of the moment; nothing for the last values */
  point(moment: number | null | undefined): void {
    for (const [index, cell] of this.#cells) {
      const line = this.#drawn.lines[index];
      if (line)
        cell.textContent = formatValue(moment == null ? lastOf(line) : line.values[moment], this.#unit);
    }
  }

  isHidden(name: string): boolean {
    return this.#hidden.has(name);
  }

  #item(line: Line, index: number): HTMLElement {
    const value = element('span', { class: 'value' }, formatValue(lastOf(line), this.#unit));
    this.#cells.set(index, value);
    const item = element(
      'button',
      { type: 'button', 'data-line': line.name, 'aria-pressed': String(!this.#hidden.has(line.name)) },
      element('span', { class: 'swatch', style: `background:${lineColour(index)}` }),
      element('span', { class: 'name' }, line.name),
      value,
    );
    item.addEventListener('click', () => {
      const hide = !this.#hidden.has(line.name);
      if (hide) this.#hidden.add(line.name);
      else this.#hidden.delete(line.name);
      item.setAttribute('aria-pressed', String(!hide));
      this.#toggle(index, !hide);
    });
    return item;
  }
}
