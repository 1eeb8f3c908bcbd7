import type { GrafanaFile, GrafanaPanel } from './grafana-file.ts';

/** A row of a dashboard with what stands below it. */
export interface Section {
  readonly title: string;
  readonly panels: readonly GrafanaPanel[];
}

/** Rows are panels of their own in the file: each begins a section that lasts until the next. */
export function sectionsOf({ panels }: GrafanaFile): Section[] {
  const sections: { title: string; panels: GrafanaPanel[] }[] = [];
  for (const panel of panels) {
    if (panel.type === 'row') sections.push({ title: panel.title, panels: [] });
    else {
      if (sections.length === 0) sections.push({ title: '', panels: [] });
      sections.at(-1)?.panels.push(panel);
    }
  }
  return sections;
}

/** Where a panel stands in its section's grid of 24 columns, as CSS lines. */
export function placeOf(panel: GrafanaPanel, section: Section): { column: string; row: string } {
  const top = Math.min(...section.panels.map(({ gridPos }) => gridPos.y));
  const { x, y, w, h } = panel.gridPos;
  return { column: `${x + 1} / span ${w}`, row: `${y - top + 1} / span ${h}` };
}

/** The one service whose figures a panel shows; nothing when there are several. */
export function serviceOf(
  { targets = [] }: GrafanaPanel,
  variables: Readonly<Record<string, string>>,
): string | undefined {
  const named = targets.map(({ expr }) => /service_name="([^"]+)"/.exec(expr)?.[1]);
  const [first] = named;
  if (first === undefined || named.some((name) => name !== first)) return undefined;
  return first.startsWith('$') ? variables[first.slice(1)] : first;
}
