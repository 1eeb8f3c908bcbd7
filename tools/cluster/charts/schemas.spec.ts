import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execa } from 'execa';
import { HELM, OBSERVED, parse, set, templateText, TRYOUT } from './render.ts';
import { findTool } from '../find-tool.ts';
import { findOpenApi, writeSchemas } from '../kube-schemas.ts';

/** Kinds of others, whose schemas Kubernetes does not have. */
const FOREIGN = ['ScaledObject', 'ServiceMonitor', 'PrometheusRule', 'HTTPRoute'];
const CASES: readonly (readonly [string, readonly string[]])[] = [
  ['default values', []],
  ['the try-out', TRYOUT],
  ['the try-out with storage', [...TRYOUT, ...set('tryout.storage=1Gi')]],
  ['all that shows what goes on', OBSERVED],
  ['the same with storage', [...OBSERVED, ...set('tryout.storage=1Gi')]],
  [
    'an ingress, metrics and traces',
    set('ingress.enabled=true', 'metrics.enabled=true', 'otel.endpoint=http://collector:4318'),
  ],
  [
    'what others bring',
    set(
      'keda.enabled=true',
      'gatewayApi.enabled=true',
      'gatewayApi.parentRefs[0].name=x',
      'metrics.enabled=true',
      'metrics.serviceMonitor.enabled=true',
    ),
  ],
];

const kubeconform = findTool('kubeconform');
const openApi = await findOpenApi();
const missing = [
  HELM ? '' : 'helm',
  kubeconform ? '' : 'kubeconform',
  openApi ? '' : 'Kubernetes’ schemas (its Go module)',
].filter(Boolean);
const folder = mkdtempSync(join(tmpdir(), 'cursa-schemas-'));
const texts = new Map<string, string>();

afterAll(() => rmSync(folder, { recursive: true, force: true }));
if (missing.length > 0)
  it.skip(`the charts against Kubernetes’ schemas: ${missing.join(', ')} is not here`, () => undefined);

(missing.length > 0 ? describe.skip : describe)('the charts against Kubernetes’ own schemas', () => {
  beforeAll(async () => {
    for (const [name, args] of CASES) texts.set(name, await templateText(...args));
    const kinds = [...texts.values()].flatMap((text) =>
      parse(text).map(({ apiVersion, kind }) => `${apiVersion} ${kind}`),
    );
    writeSchemas(openApi!, folder, new Set(kinds));
  }, 120_000);

  const check = (text: string) =>
    execa(
      kubeconform!,
      [
        '-strict',
        '-summary',
        '-skip',
        FOREIGN.join(','),
        '-schema-location',
        `${folder}/{{.ResourceKind}}{{.KindSuffix}}.json`,
      ],
      {
        input: text,
        reject: false,
      },
    );

  it.each(CASES.map(([name]) => name))('%s', async (name) => {
    const { stdout } = await check(texts.get(name)!);
    expect(stdout).toMatch(/Valid: \d{2,}, Invalid: 0, Errors: 0/);
  });

  it('control: a field that Kubernetes does not know is found', async () => {
    const { stdout } = await check(texts.get('default values')!.replace('minReplicas:', 'minimumReplicas:'));
    expect(stdout).toMatch(/Invalid: 1/);
  });
});
