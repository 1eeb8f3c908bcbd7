import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { firing } from './alert-list.ts';
import { reached } from './figure-list.ts';
import { fillQuery, labelAsked, legendOf, rateInterval } from './fill-query.ts';
import { formatValue } from './format-value.ts';
import type { GrafanaFile, GrafanaPanel } from './grafana-file.ts';
import { inOrder } from './legend.ts';
import { onTimes } from './prometheus.ts';
import { placeOf, sectionsOf, serviceOf } from './sections.ts';
import { spanOf } from './time-range.ts';

const folder = join(import.meta.dirname, '../../../deploy/dashboards');
const files = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as GrafanaFile,
);
const panels = files.flatMap((file) =>
  sectionsOf(file).flatMap((section) => section.panels.map((panel) => ({ file, section, panel }))),
);
const panel = (expr: string): GrafanaPanel => ({
  ...{ id: 1, type: 'timeseries', title: 'x', gridPos: { x: 8, y: 19, w: 8, h: 8 } },
  targets: [{ expr, legendFormat: '' }],
});

describe('the files as this page reads them', () => {
  it('draws every panel of every file, in a kind and a unit that it knows', () => {
    expect(files.length).toBe(6);
    const inFiles = files.flatMap((file) => file.panels.filter(({ type }) => type !== 'row'));
    expect(panels.length).toBe(inFiles.length);
    for (const {
      panel: { type, fieldConfig },
    } of panels) {
      expect(['timeseries', 'stat', 'bargauge']).toContain(type);
      expect(['s', 'bytes', 'percentunit', 'reqps', 'short']).toContain(fieldConfig?.defaults.unit);
    }
  });

  it('keeps every panel inside of the grid, and none on another', () => {
    for (const {
      file,
      section,
      panel: {
        gridPos: { x, y, w, h },
        id,
      },
    } of panels) {
      expect(x + w).toBeLessThanOrEqual(24);
      const on = section.panels.filter(
        ({ id: other, gridPos }) =>
          other !== id &&
          gridPos.x < x + w &&
          x < gridPos.x + gridPos.w &&
          gridPos.y < y + h &&
          y < gridPos.y + gridPos.h,
      );
      expect([file.uid, on]).toEqual([file.uid, []]);
    }
  });

  it('knows a value for every variable in every query', () => {
    for (const {
      file,
      panel: { targets = [] },
    } of panels) {
      const values = Object.fromEntries(file.templating.list.map(({ name }) => [name, 'x']));
      const filled = targets.map(({ expr }) => fillQuery(expr, { ...values, __rate_interval: '20s' }));
      expect(filled.join('\n')).not.toMatch(/\$[a-z_]|\$\{[a-z_]/);
      for (const { query } of file.templating.list) expect(labelAsked(query)).toBeDefined();
    }
    // The test can fail: an unknown name stays.
    expect(fillQuery('rate(x[$other])', { __rate_interval: '20s' })).toBe('rate(x[$other])');
  });
});

describe('sections', () => {
  const section = {
    title: '',
    panels: [{ ...panel('a'), gridPos: { x: 0, y: 18, w: 8, h: 8 } }, panel('b')],
  };

  it('places a panel by the file’s grid, below its own heading', () => {
    expect(placeOf(panel('b'), section)).toEqual({ column: '9 / span 8', row: '2 / span 8' });
  });

  it('names the service of a panel, of a variable too, and none where there are several', () => {
    expect(serviceOf(panel('up{service_name="chat"}'), {})).toBe('chat');
    expect(serviceOf(panel('up{service_name="$service"}'), { service: 'offers' })).toBe('offers');
    expect(serviceOf(panel('sum by (service_name) (up)'), {})).toBeUndefined();
  });
});

describe('queries', () => {
  it('fills names with and without braces, and leaves the groups of label_replace', () => {
    expect(
      fillQuery('a{s="$service"}[${__rate_interval}] "${1}xx"', { service: 'x', __rate_interval: '20s' }),
    ).toBe('a{s="x"}[20s] "${1}xx"');
  });

  it('looks at four scrapes at least, and at a step with one more', () => {
    expect(rateInterval(5, 5)).toBe('20s');
    expect(rateInterval(480, 5)).toBe('485s');
  });

  it('makes legends from labels', () => {
    expect(legendOf('{{method}} {{ route }}', { method: 'GET', route: '/x' })).toBe('GET /x');
    expect(legendOf('{{missing}}', {})).toBe('');
  });

  it('leaves gaps where Prometheus has no value', () => {
    expect(
      onTimes(
        [10, 20, 30],
        [
          [10, '1'],
          [30, 'NaN'],
        ],
      ),
    ).toEqual([1, null, null]);
  });

  it('asks on whole steps, for as many moments as a panel can show', () => {
    expect(spanOf(900, 1_003, 5)).toEqual({ start: 100, end: 1_000, step: 5 });
    expect(spanOf(86_400, 1_000_000, 5).step).toBe(480);
  });
});

describe('values', () => {
  it.each([
    [0.0042, 's', '4.2 ms'],
    [90, 's', '1.5 min'],
    [2 ** 20 * 286, 'bytes', '286 MiB'],
    [0.157, 'percentunit', '15.7 %'],
    [0.4, 'reqps', '0.4 /s'],
    [15_200, 'short', '15.2 K'],
    [5_000, 'short', '5000'],
    [0, 's', '0 s'],
    [null, 's', '–'],
    [Infinity, 'short', '∞'],
  ])('says %s in %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });

  it('takes the colour of the step that a value has reached', () => {
    const steps = [
      { value: null, color: 'green' },
      { value: 6, color: 'red' },
    ];
    expect([5.9, 6].map((value) => reached(value, steps)?.color)).toEqual(['green', 'red']);
  });

  it('puts the largest line first, by its last value', () => {
    const lines = [
      { name: 'a', values: [9, 1] },
      { name: 'b', values: [0, 4, null] },
    ];
    expect(inOrder(lines).map(({ line, index }) => [line.name, index])).toEqual([
      ['b', 1],
      ['a', 0],
    ]);
  });
});

describe('alerts', () => {
  it('shows what fires, pages before tickets, and nothing that is only pending', () => {
    const alert = (alertname: string, severity: string, state: 'firing' | 'pending', activeAt: string) => ({
      ...{ labels: { alertname, severity }, annotations: {}, state, activeAt },
    });
    const all = [
      alert('Ticket', 'ticket', 'firing', '2026-01-01T10:00:00Z'),
      alert('Soon', 'page', 'pending', '2026-01-01T09:00:00Z'),
      alert('Later', 'page', 'firing', '2026-01-01T11:00:00Z'),
      alert('Earlier', 'page', 'firing', '2026-01-01T10:30:00Z'),
    ];
    expect(firing(all).map(({ labels }) => labels.alertname)).toEqual(['Earlier', 'Later', 'Ticket']);
  });
});
