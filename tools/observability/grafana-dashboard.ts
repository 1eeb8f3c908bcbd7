import type { Dashboard, Panel } from './panel.ts';

const source = { type: 'prometheus', uid: 'prometheus' };
const types: Readonly<Record<Panel['kind'], string>> = {
  lines: 'timeseries',
  stat: 'stat',
  bars: 'bargauge',
  table: 'stat',
};
const units: Readonly<Record<Panel['unit'], string>> = {
  s: 's',
  percentunit: 'percentunit',
  reqps: 'reqps',
  short: 'short',
  bytes: 'bytes',
  currency: 'short',
};
const height = 8;

/** A dashboard in Grafana's own format (schema 39: Grafana 10 and later). */
export function grafanaDashboard({ uid, title, about, variable, rows }: Dashboard): object {
  return {
    uid,
    title,
    description: about,
    tags: ['cursa'],
    schemaVersion: 39,
    version: 1,
    editable: false,
    refresh: '30s',
    time: { from: 'now-1h', to: 'now' },
    templating: { list: variable ? [variableOf(variable)] : [] },
    links: [
      {
        type: 'dashboards',
        tags: ['cursa'],
        title: 'Cursa',
        asDropdown: true,
        includeVars: true,
        keepTime: true,
      },
    ],
    panels: panelsOf(rows),
  };
}

function variableOf({ name, label, of }: NonNullable<Dashboard['variable']>) {
  const query = `label_values(${of}, ${name}_name)`;
  return { name, label, type: 'query', datasource: source, query, definition: query, refresh: 2, sort: 1 };
}

function panelsOf(rows: Dashboard['rows']): object[] {
  const panels: object[] = [];
  let y = 0;
  let id = 1;
  for (const row of rows) {
    panels.push({
      id: id++,
      type: 'row',
      title: row.title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y: y++, w: 24, h: 1 },
    });
    let x = 0;
    for (const panel of row.panels) {
      const w = panel.width ?? 8;
      if (x + w > 24) {
        x = 0;
        y += height;
      }
      panels.push(panelOf(panel, id++, { x, y, w, h: height }));
      x += w;
    }
    y += height;
  }
  return panels;
}

function panelOf({ title, about, kind, unit, queries, none }: Panel, id: number, gridPos: object): object {
  const instant = kind !== 'lines';
  return {
    id,
    type: types[kind],
    title,
    ...(about === undefined ? {} : { description: about }),
    datasource: source,
    gridPos,
    fieldConfig: {
      defaults: { unit: units[unit], min: 0, ...(none === undefined ? {} : { noValue: none }) },
      overrides: [],
    },
    options:
      kind === 'lines'
        ? { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } }
        : { reduceOptions: { calcs: ['lastNotNull'] }, textMode: 'value_and_name' },
    targets: queries.map(([expr, legendFormat], index) => ({
      refId: String.fromCodePoint(65 + index),
      datasource: source,
      expr,
      legendFormat,
      instant,
      range: !instant,
    })),
  };
}
