import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../stack/paths.ts';

interface Collector {
  readonly receivers: { otlp: { protocols: Record<string, { endpoint: string }> } };
  readonly processors: Record<string, unknown> & {
    tail_sampling: { decision_wait: string; policies: { name: string; type: string }[] };
    'attributes/private': { actions: { key: string; action: string }[] };
  };
  readonly exporters: Record<string, unknown>;
  readonly extensions: Record<string, unknown>;
  readonly service: {
    extensions: string[];
    pipelines: { traces: { receivers: string[]; processors: string[]; exporters: string[] } };
  };
}

const config = parse(readFileSync(join(ROOT, 'deploy/collector/config.yaml'), 'utf8')) as Collector;
const { traces } = config.service.pipelines;

describe('the collector', () => {
  it('uses only parts that it declares, and declares none that it does not use', () => {
    expect(traces.receivers).toEqual(Object.keys(config.receivers));
    expect([...traces.processors].sort()).toEqual(Object.keys(config.processors).sort());
    expect(traces.exporters).toEqual(Object.keys(config.exporters));
    expect(config.service.extensions).toEqual(Object.keys(config.extensions));
  });

  it('guards its memory first, judges whole traces, and sends in batches last', () => {
    expect(traces.processors[0]).toBe('memory_limiter');
    expect(traces.processors.at(-1)).toBe('batch');
    expect(traces.processors.indexOf('tail_sampling')).toBe(1);
  });

  it('keeps every trace with an error, and a share of the rest', () => {
    const { policies } = config.processors.tail_sampling;
    expect(policies).toContainEqual({
      name: 'errors-always',
      type: 'status_code',
      status_code: { status_codes: ['ERROR'] },
    });
    expect(policies.find(({ type }) => type === 'probabilistic')).toMatchObject({
      probabilistic: { sampling_percentage: '${env:TRACE_SHARE_PERCENT:-10}' },
    });
    // Policies are an "or": one that takes everything would make the share useless.
    expect(policies.map(({ type }) => type)).not.toContain('always_sample');
  });

  it('takes out what may be personal', () => {
    const deleted = config.processors['attributes/private'].actions.map(({ key }) => key);
    expect(deleted).toEqual(expect.arrayContaining(['client.address', 'url.query', 'user_agent.original']));
  });
});
