import { expect, it } from '@jest/globals';
import { APPS } from '../../stack/apps.ts';
import type { Manifest } from './kinds.ts';
import { find, mainOf, namesOf, podOf, reachedBy } from './manifests.ts';
import { set, template, TRYOUT, withHelm } from './render.ts';

const COLLECTOR = ['otel.endpoint=http://collector:4318', 'otel.samplingRatio=0.1'];
const endpoints = (all: readonly Manifest[]): (string | undefined)[] => [
  ...new Set(APPS.map((name) => find(all, 'ConfigMap', `cursa-${name}`).data.OTEL_EXPORTER_OTLP_ENDPOINT)),
];
/** The ports of each way out of the chat, without what they lead to. */
const portsOut = (all: readonly Manifest[]): (number | string)[][] =>
  find(all, 'NetworkPolicy', 'cursa-chat').spec.egress.map(({ ports = [] }) => ports.map(({ port }) => port));

withHelm('traces', () => {
  it('otel: every service is told where traces go', async () => {
    const all = await template(...set(...COLLECTOR));
    for (const name of APPS)
      expect(find(all, 'ConfigMap', `cursa-${name}`).data).toMatchObject({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      });
    expect(portsOut(all)).toContainEqual([4318, 4317]);
  });

  it('control: without an address nobody is told, and no way out is open', async () => {
    const all = await template();
    expect(endpoints(all)).toEqual([undefined]);
    expect(portsOut(all).flat()).not.toContain(4318);
  });

  it.each([
    ['https://traces.example/otlp', 443],
    ['http://collector', 80],
    ['http://collector:9999', 9999],
  ])('%s opens the port that it stands for', async (address, port) =>
    expect(portsOut(await template(...set(`otel.endpoint=${address}`)))).toContainEqual([4318, 4317, port]),
  );

  it('the try-out’s Jaeger takes them when no other place is named', async () => {
    const all = await template(...TRYOUT);
    expect(endpoints(all)).toEqual(['http://cursa-jaeger:4318']);
    for (const name of APPS) expect(reachedBy(all, name)).toContain('jaeger');
    expect(find(all, 'Service', 'cursa-jaeger').spec.ports.map(({ port }) => port)).toEqual([4318, 16686]);
  });

  it('Jaeger writes nowhere but to /tmp, and asks for no storage', async () => {
    const jaeger = find(
      await template(...TRYOUT, ...set('tryout.storage=1Gi')),
      'StatefulSet',
      'cursa-jaeger',
    );
    expect(podOf(jaeger).securityContext).toMatchObject({ runAsUser: 10001, runAsNonRoot: true });
    expect(mainOf(jaeger).securityContext).toMatchObject({ readOnlyRootFilesystem: true });
    expect(mainOf(jaeger).volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
    expect(jaeger.spec.volumeClaimTemplates).toBeUndefined();
  });

  it('a collector of one’s own wins over the try-out’s Jaeger', async () => {
    const all = await template(...TRYOUT, ...set(...COLLECTOR));
    expect(endpoints(all)).toEqual(['http://collector:4318']);
    expect(reachedBy(all, 'chat')).not.toContain('jaeger');
  });

  it('Jaeger off: none, and no traces', async () => {
    const all = await template(...TRYOUT, ...set('tryout.stores.jaeger=false'));
    expect(namesOf(all, 'StatefulSet')).not.toContain('jaeger');
    expect(endpoints(all)).toEqual([undefined]);
    expect(reachedBy(all, 'chat')).not.toContain('jaeger');
  });
});
