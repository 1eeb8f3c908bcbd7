import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { HostStack } from '../host-stack.ts';
import { runValues } from '../values.ts';
import type { Manifest } from './kinds.ts';
import { find, namesOf, reachedBy } from './manifests.ts';
import { template, TRYOUT, withHelm } from './render.ts';

const folder = mkdtempSync(join(tmpdir(), 'cursa-values-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a run with stores on this machine installs, when traces go to `traces`. */
function installed(traces: string): Promise<Manifest[]> {
  const at = 'http://10.0.0.7';
  const env = {
    DATABASE_URL: `${at}:19432`,
    KAFKA_BROKERS: '10.0.0.7:23092',
    REDIS_URL: `${at}:20379`,
    MONGODB_URL: `${at}:31117`,
    S3_ENDPOINT: `${at}:23000`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'cursa-media',
    SMTP_URL: `${at}:15025`,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces,
  };
  const stack: HostStack = {
    pid: 0,
    mail_url: null,
    jaeger_url: null,
    dashboards_url: null,
    databases: {},
    secrets: {},
    env,
  };
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(runValues('t', stack)));
  return template(...TRYOUT, '-f', file);
}

const told = (all: readonly Manifest[]): string | undefined =>
  find(all, 'ConfigMap', 'cursa-auth').data.OTEL_EXPORTER_OTLP_ENDPOINT;

withHelm('the cluster with stores on this machine', () => {
  it('has no store as a pod, Jaeger neither', async () => {
    const all = await installed('');
    expect(namesOf(all, 'StatefulSet')).toEqual(['stripe-sandbox']);
    expect(reachedBy(all, 'auth')).not.toContain('jaeger');
  });

  it('lets this machine’s Prometheus look at the pods, and no other machine', async () => {
    const all = await installed('');
    expect(find(all, 'ConfigMap', 'cursa-auth').data.METRICS_PORT).toBe('9464');
    const peers = JSON.stringify(find(all, 'NetworkPolicy', 'cursa-auth').spec.ingress);
    expect(peers).toContain('"cidr":"10.0.0.7/32"');
    expect(peers).not.toContain('0.0.0.0/0');
  });

  it('sends traces where pods reach, and nowhere else', async () => {
    expect(told(await installed('http://10.0.0.7:18318'))).toBe('http://10.0.0.7:18318');
    for (const own of ['http://127.0.0.1:18318', 'http://localhost:4318', 'http://[::1]:4318'])
      expect(told(await installed(own))).toBeUndefined();
  });
});
