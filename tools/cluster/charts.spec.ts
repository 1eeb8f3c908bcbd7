import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { execa } from 'execa';
import { parse as parseYaml } from 'yaml';
import { allEndpoints } from '@cursa/contracts/http/all';
import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import { APPS, DATABASES } from '../stack/apps.ts';
import {
  CHART_FOLDER,
  find,
  HELM,
  type Manifest,
  set,
  template,
  templateText,
  TRYOUT_VALUES,
} from './charts.ts';
import { REFUSALS } from './refused-values.ts';

const why = 'helm is not installed here (PATH, or cursa-cluster/bin in the user’s cache folder)';
const withHelm = HELM === undefined ? describe.skip : describe;
if (HELM === undefined) it.skip(why, () => undefined);

const facts = parseYaml(readFileSync(join(CHART_FOLDER, 'facts/services.yaml'), 'utf8')) as Record<
  string,
  any
>;
const calls = parseYaml(readFileSync(join(CHART_FOLDER, 'facts/calls.yaml'), 'utf8')) as Record<
  string,
  string[]
>;
const containers = ({ spec }: Manifest): any[] => [
  ...(spec.template.spec.initContainers ?? []),
  ...spec.template.spec.containers,
];

describe('what the charts know of the services', () => {
  it('names every service and every database', () => {
    expect(Object.keys(facts).sort()).toEqual([...APPS].sort());
    expect(
      Object.keys(facts)
        .filter((name) => facts[name].database)
        .sort(),
    ).toEqual([...DATABASES].sort());
  });

  it('leads every public call to the gateway, and nothing else', () => {
    const legacy = allLegacyCalls.map(({ name }) => `/${name}`);
    const named = [...calls.exact!, ...calls.shared!];
    expect(named.filter((path) => !['/settings.json', '/assets/no-image.svg'].includes(path)).sort()).toEqual(
      legacy.sort(),
    );
    const outside = allEndpoints.filter(
      ({ path }) => !calls.prefixes!.some((prefix) => path.startsWith(`${prefix}/`)),
    );
    expect(outside.map(({ path }) => path)).toEqual([]);
  });
});

withHelm('the chart with its default values', () => {
  let all: Manifest[];
  beforeAll(async () => {
    all = await template();
  }, 60_000);

  it('passes helm lint --strict, with the try-out values too', async () => {
    for (const values of [[], ['-f', TRYOUT_VALUES]]) {
      const { stdout, failed } = await execa(HELM!, ['lint', '--strict', CHART_FOLDER, ...values], {
        reject: false,
      });
      expect([failed, stdout]).toEqual([false, expect.stringContaining('0 chart(s) failed')]);
    }
  }, 60_000);

  it('carries the library chart as it is', async () => {
    const packed = await execa(
      'tar',
      [
        '-xzOf',
        join(CHART_FOLDER, 'charts/service-0.1.0.tgz'),
        'service/templates/_deployment.tpl',
        'service/templates/_config.tpl',
        'service/templates/_scaling.tpl',
        'service/templates/_networkpolicy.tpl',
        'service/templates/_migration.tpl',
        'service/templates/_names.tpl',
        'service/templates/_security.tpl',
        'service/templates/_service.tpl',
        'service/templates/_all.tpl',
      ],
      { stripFinalNewline: false },
    );
    const folder = join(CHART_FOLDER, '../service/templates');
    for (const name of [
      '_deployment',
      '_config',
      '_scaling',
      '_networkpolicy',
      '_migration',
      '_names',
      '_security',
      '_service',
      '_all',
    ])
      expect(packed.stdout).toContain(readFileSync(join(folder, `${name}.tpl`), 'utf8'));
  });

  it.each([...APPS, 'web'])('%s: Deployment, Service, ServiceAccount, PDB and NetworkPolicy', (name) => {
    const kinds = ['Deployment', 'Service', 'ServiceAccount', 'PodDisruptionBudget', 'NetworkPolicy'];
    for (const kind of kinds) find(all, kind, `cursa-${name}`);
  });

  it.each([...APPS, 'web'])('%s: restricted Pod Security, resources, probes, drain, spread', (name) => {
    const deployment = find(all, 'Deployment', `cursa-${name}`);
    const pod = deployment.spec.template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.topologySpreadConstraints.length).toBeGreaterThan(0);
    for (const container of containers(deployment)) {
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
    const [main] = pod.containers;
    expect(main).toMatchObject({ startupProbe: {}, livenessProbe: {}, readinessProbe: {} });
    expect(Number(main.lifecycle.preStop.sleep.seconds) + 15).toBeLessThanOrEqual(
      pod.terminationGracePeriodSeconds,
    );
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('gives each service its own secrets alone, by reference', () => {
    const keysOf = (name: string): string[] =>
      containers(find(all, 'Deployment', `cursa-${name}`))[0]
        .env.map((entry: any) => entry.valueFrom?.secretKeyRef?.key)
        .filter(Boolean)
        .sort();
    expect(keysOf('pricing')).toEqual([
      'GOOGLE_PLACES_KEY',
      'PRICING_DATABASE_URL',
      'QUOTE_SECRET',
      'REDIS_URL',
      'SERVICE_TOKEN_SECRET',
      'SESSION_PUBLIC_KEYS',
    ]);
    expect(APPS.filter((name) => keysOf(name).includes('SESSION_PRIVATE_KEY'))).toEqual(['auth']);
    expect(APPS.filter((name) => keysOf(name).includes('STRIPE_SECRET_KEY'))).toEqual(['payments']);
    expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('migrates by one Job before install and upgrade, with a container and a secret key for each database', () => {
    const jobs = all.filter(({ kind }) => kind === 'Job');
    expect(jobs.map(({ metadata }) => metadata.annotations?.['helm.sh/hook'])).toEqual([
      'pre-install,pre-upgrade',
    ]);
    const seen = containers(jobs[0]!).map(({ name, args, env }) => [
      name,
      args,
      env.at(-1).valueFrom.secretKeyRef.key,
    ]);
    expect(seen).toEqual(
      [...DATABASES].sort().map((name) => [name, ['migrate.js', name], `${name.toUpperCase()}_DATABASE_URL`]),
    );
  });

  it('denies by default, and lets a service reach what it asks only', () => {
    expect(find(all, 'NetworkPolicy', 'cursa-default-deny').spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/instance': 'cursa' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    const reached = find(all, 'NetworkPolicy', 'cursa-chat').spec.egress.flatMap(({ to }: any) =>
      to.map((peer: any) => peer.podSelector?.matchLabels['app.kubernetes.io/name']),
    );
    expect(reached.filter(Boolean).sort()).toEqual(['auth', 'offers']);
  });

  it('scales gateway, pricing and chat on CPU, and nobody else', () => {
    const scaled = all
      .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
      .map(({ metadata }) => metadata.name);
    expect(scaled.sort()).toEqual(['cursa-chat', 'cursa-gateway', 'cursa-pricing']);
    expect(find(all, 'Deployment', 'cursa-chat').spec.replicas).toBeUndefined();
    expect(find(all, 'Deployment', 'cursa-auth').spec.replicas).toBe(2);
  });

  it('restarts pods when their configuration changes, and only those', async () => {
    const other = await template(...set('services.chat.config.LIVE_HEARTBEAT_MS=9000'));
    const sum = (manifests: Manifest[], name: string): string =>
      find(manifests, 'Deployment', `cursa-${name}`).spec.template.metadata.annotations['checksum/config'];
    expect(APPS.filter((name) => sum(all, name) !== sum(other, name))).toEqual(['chat']);
  }, 60_000);
});

withHelm('switches', () => {
  const kinds = async (...args: string[]): Promise<Record<string, number>> => {
    const counted: Record<string, number> = {};
    for (const { kind } of await template(...args)) counted[kind] = (counted[kind] ?? 0) + 1;
    return counted;
  };

  it('ingress: calls to the gateway, the rest to the web application', async () => {
    const ingress = find(
      await template(...set('ingress.enabled=true', 'ingress.className=nginx', 'ingress.tlsSecret=tls')),
      'Ingress',
      'cursa',
    );
    expect(ingress.spec).toMatchObject({
      ingressClassName: 'nginx',
      tls: [{ hosts: ['cursa.example'], secretName: 'tls' }],
    });
    const paths = ingress.spec.rules[0].http.paths.map(({ path, backend }: any) => [
      path,
      backend.service.name,
    ]);
    expect(paths).toContainEqual(['/api', 'cursa-gateway']);
    expect(paths).toContainEqual(['/create_order', 'cursa-gateway']);
    expect(paths.at(-1)).toEqual(['/', 'cursa-web']);
  });

  it('gatewayApi: an HTTPRoute with at most eight matches in a rule', async () => {
    const route = find(
      await template(...set('gatewayApi.enabled=true', 'gatewayApi.parentRefs[0].name=public')),
      'HTTPRoute',
      'cursa',
    );
    expect(route.spec.parentRefs).toEqual([{ name: 'public' }]);
    expect(Math.max(...route.spec.rules.map(({ matches }: any) => matches.length))).toBeLessThanOrEqual(8);
    expect(route.spec.rules.length).toBeLessThanOrEqual(16);
  });

  it('keda: consumers scale on lag instead of CPU', async () => {
    const all = await template(...set('keda.enabled=true'));
    const lag = find(all, 'ScaledObject', 'cursa-notifications').spec;
    expect(lag.triggers.map(({ metadata }: any) => metadata.topic)).toEqual(facts.notifications.consumes);
    expect(
      all
        .filter(({ kind }) => kind === 'ScaledObject')
        .map(({ metadata }) => metadata.name.slice(6))
        .sort(),
    ).toEqual(
      Object.keys(facts)
        .filter((name) => facts[name].consumes)
        .sort(),
    );
    expect(find(all, 'Deployment', 'cursa-notifications').spec.replicas).toBeUndefined();
  });

  it('open streams: chat scales on them where a metrics adapter names them', async () => {
    const hpa = find(
      await template(...set('services.chat.autoscaling.openStreams.metric=cursa_open_streams')),
      'HorizontalPodAutoscaler',
      'cursa-chat',
    );
    expect(hpa.spec.metrics.map(({ type }: any) => type)).toEqual(['Resource', 'Pods']);
  });

  it('networkPolicy off: none', async () =>
    expect((await kinds(...set('networkPolicy.enabled=false'))).NetworkPolicy).toBeUndefined());

  it('metrics: a port, and ServiceMonitors where they are wanted', async () => {
    const all = await template(...set('metrics.enabled=true', 'metrics.serviceMonitor.enabled=true'));
    expect(all.filter(({ kind }) => kind === 'ServiceMonitor')).toHaveLength(APPS.length);
    expect(find(all, 'ConfigMap', 'cursa-auth').data.METRICS_PORT).toBe('9464');
  });

  it('otel: every service is told where traces go', async () => {
    const all = await template(...set('otel.endpoint=http://collector:4318', 'otel.samplingRatio=0.1'));
    for (const name of APPS)
      expect(find(all, 'ConfigMap', `cursa-${name}`).data).toMatchObject({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      });
  });

  it('migrations.by=init: no Job, a container before each service', async () => {
    const all = await template(...set('migrations.by=init'));
    expect(all.filter(({ kind }) => kind === 'Job')).toEqual([]);
    expect(
      DATABASES.map(
        (name) => find(all, 'Deployment', `cursa-${name}`).spec.template.spec.initContainers[0].args,
      ),
    ).toEqual(DATABASES.map((name) => ['migrate.js', name]));
  });

  it('an image of one’s own registry, by digest, and one service of another version', async () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const all = await template(
      ...set(
        'image.registry=registry.example/x',
        `image.digest=${digest}`,
        'services.chat.image.digest=',
        'services.chat.image.tag=2',
      ),
    );
    expect(containers(find(all, 'Deployment', 'cursa-auth'))[0].image).toBe(
      `registry.example/x/cursa/services@${digest}`,
    );
    expect(containers(find(all, 'Deployment', 'cursa-chat'))[0].image).toBe(
      'registry.example/x/cursa/services:2',
    );
  });
});

withHelm('the try-out', () => {
  let all: Manifest[];
  beforeAll(async () => {
    all = await template('-f', TRYOUT_VALUES);
  }, 60_000);

  it('brings every store, a mail catcher and the stand-in for Stripe', () => {
    const names = all
      .filter(({ kind }) => kind === 'StatefulSet')
      .map(({ metadata }) => metadata.name.slice(6));
    expect(names.sort()).toEqual([
      'kafka',
      'mailpit',
      'minio',
      'mongodb',
      'postgres',
      'redis',
      'stripe-sandbox',
    ]);
    expect(find(all, 'ConfigMap', 'cursa-auth').data).toMatchObject({
      ADMIN_TOTP: 'off',
      STACK_MODE: 'embedded',
      KAFKA_BROKERS: 'cursa-kafka:9092',
    });
  });

  it('generates a session key pair that signs and verifies, and the secrets that services need', () => {
    const data = find(all, 'Secret', 'cursa-tryout').stringData;
    const privateKey = createPrivateKey({ key: JSON.parse(data.SESSION_PRIVATE_KEY), format: 'jwk' });
    const publicKey = createPublicKey({ key: JSON.parse(data.SESSION_PUBLIC_KEYS).keys[0], format: 'jwk' });
    const text = Buffer.from('Cursa');
    expect(verify(null, text, publicKey, sign(null, text, privateKey))).toBe(true);
    const needed = Object.values(facts)
      .flatMap((of) => Object.values(of.secrets as Record<string, string>))
      .filter((key) => key !== 'GOOGLE_PLACES_KEY');
    expect(needed.filter((key) => !data[key])).toEqual([]);
  });

  it('keeps its data where a storage size is given', async () => {
    const kept = await template('-f', TRYOUT_VALUES, ...set('tryout.storage=5Gi'));
    expect(
      find(kept, 'StatefulSet', 'cursa-postgres').spec.volumeClaimTemplates[0].spec.resources.requests
        .storage,
    ).toBe('5Gi');
  });
});

withHelm('wrong values', () => {
  it.each(REFUSALS.map(({ set: values, says }) => [values, says] as const))(
    '%s is refused with a sentence',
    async (values, says) => {
      const words = await templateText('--set', values).then(
        () => 'it was taken',
        (error: unknown) => (error as Error).message,
      );
      expect(words).toMatch(says);
    },
  );
});
