import { beforeAll, expect, it } from '@jest/globals';
import { APPS, DATABASES } from '../../stack/apps.ts';
import type { Manifest } from './kinds.ts';
import { containersOf, find, mainOf, ofKind, podOf } from './manifests.ts';
import { set, template, withHelm } from './render.ts';

withHelm('the pods of an installation with default values', () => {
  let all: Manifest[];
  beforeAll(async () => {
    all = await template();
  }, 60_000);

  it.each([...APPS, 'web'])('%s: Deployment, Service, ServiceAccount, PDB and NetworkPolicy', (name) => {
    const kinds = [
      'Deployment',
      'Service',
      'ServiceAccount',
      'PodDisruptionBudget',
      'NetworkPolicy',
    ] as const;
    for (const kind of kinds) find(all, kind, `cursa-${name}`);
  });

  it.each([...APPS, 'web'])('%s: restricted Pod Security, resources, probes, drain, spread', (name) => {
    const deployment = find(all, 'Deployment', `cursa-${name}`);
    const pod = podOf(deployment);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.topologySpreadConstraints?.length).toBeGreaterThan(0);
    for (const container of containersOf(deployment)) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
      expect(container.image).not.toMatch(/:latest$|^[^:]+$/);
    }
    const main = mainOf(deployment);
    expect(main).toMatchObject({ startupProbe: {}, livenessProbe: {}, readinessProbe: {} });
    expect(Number(main.lifecycle?.preStop.sleep.seconds) + 15).toBeLessThanOrEqual(
      Number(pod.terminationGracePeriodSeconds),
    );
    expect(deployment.spec.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('gives each service its own secrets alone, by reference', () => {
    const keysOf = (name: string): string[] =>
      (mainOf(find(all, 'Deployment', `cursa-${name}`)).env ?? [])
        .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? [])
        .sort();
    expect(keysOf('pricing')).toEqual([
      'GOOGLE_PLACES_KEY',
      'KAFKA_LOGIN',
      'PRICING_DATABASE_URL',
      'QUOTE_SECRET',
      'REDIS_URL',
      'SERVICE_TOKEN_SECRET',
      'SESSION_PUBLIC_KEYS',
    ]);
    expect(APPS.filter((name) => keysOf(name).includes('SESSION_PRIVATE_KEY'))).toEqual(['auth']);
    expect(APPS.filter((name) => keysOf(name).includes('STRIPE_SECRET_KEY'))).toEqual(['payments']);
    expect(ofKind(all, 'Secret')).toEqual([]);
  });

  it('restarts pods when their configuration changes, and only those', async () => {
    const other = await template(...set('services.chat.config.LIVE_HEARTBEAT_MS=9000'));
    const sum = (manifests: readonly Manifest[], name: string): string | undefined =>
      find(manifests, 'Deployment', `cursa-${name}`).spec.template.metadata.annotations?.['checksum/config'];
    expect(APPS.filter((name) => sum(all, name) !== sum(other, name))).toEqual(['chat']);
  }, 60_000);

  it('an image of one’s own registry, by digest, and one service of another version', async () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const own = await template(
      ...set(
        'image.registry=registry.example/x',
        `image.digest=${digest}`,
        'services.chat.image.digest=',
        'services.chat.image.tag=2',
      ),
    );
    expect(mainOf(find(own, 'Deployment', 'cursa-auth')).image).toBe(
      `registry.example/x/cursa/services@${digest}`,
    );
    expect(mainOf(find(own, 'Deployment', 'cursa-chat')).image).toBe('registry.example/x/cursa/services:2');
  });
});

withHelm('migrations', () => {
  it('run in one Job before install and upgrade, with a container and a secret key for each database', async () => {
    const jobs = ofKind(await template(), 'Job');
    expect(jobs.map(({ metadata }) => metadata.annotations?.['helm.sh/hook'])).toEqual([
      'pre-install,pre-upgrade',
    ]);
    const seen = containersOf(jobs[0]!).map(({ name, args, env }) => [
      name,
      args,
      env?.at(-1)?.valueFrom?.secretKeyRef?.key,
    ]);
    expect(seen).toEqual(
      [...DATABASES].sort().map((name) => [name, ['migrate.js', name], `${name.toUpperCase()}_DATABASE_URL`]),
    );
  });

  it('migrations.by=init: no Job, a container before each service', async () => {
    const all = await template(...set('migrations.by=init'));
    expect(ofKind(all, 'Job')).toEqual([]);
    expect(
      DATABASES.map((name) => podOf(find(all, 'Deployment', `cursa-${name}`)).initContainers?.[0]?.args),
    ).toEqual(DATABASES.map((name) => ['migrate.js', name]));
  });
});
