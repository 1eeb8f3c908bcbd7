import { expect, it } from '@jest/globals';
import { facts, namesWhere } from './facts.ts';
import type { Manifest, Workload } from './kinds.ts';
import { containersOf, find, mainOf, podOf } from './manifests.ts';
import { set, template, TRYOUT, withHelm } from './render.ts';

const usersOfKafka = namesWhere(({ stores }) => stores?.includes('kafka'));

const loginOf = (all: readonly Manifest[], name: string) =>
  mainOf(find(all, 'Deployment', `cursa-${name}`)).env?.find((entry) => entry.name === 'KAFKA_LOGIN');

withHelm('stores that ask who comes', () => {
  it('the broker: a login where the secret has one, for those alone who need the broker', async () => {
    const all = await template();
    expect(
      Object.keys(facts)
        .filter((name) => loginOf(all, name))
        .sort(),
    ).toEqual(usersOfKafka);
    expect(loginOf(all, 'booking')?.valueFrom?.secretKeyRef).toEqual({
      name: 'cursa-secrets',
      key: 'KAFKA_LOGIN',
      optional: true,
    });
  });

  it('the broker: TLS, for the services and for KEDA, which signs in by its own', async () => {
    const all = await template(
      ...set('stores.kafka.tls=true', 'keda.enabled=true', 'keda.authentication=kafka-lag'),
    );
    expect(find(all, 'ConfigMap', 'cursa-booking').data.KAFKA_TLS).toBe('true');
    for (const trigger of find(all, 'ScaledObject', 'cursa-notifications').spec.triggers)
      expect(trigger).toMatchObject({
        metadata: { tls: 'enable' },
        authenticationRef: { name: 'kafka-lag' },
      });
  });

  it('the broker: neither is said without being asked for, nor of the try-out’s own', async () => {
    for (const values of [[], [...TRYOUT, ...set('stores.kafka.tls=true')]]) {
      const all = await template(...values, ...set('keda.enabled=true'));
      expect(find(all, 'ConfigMap', 'cursa-booking').data.KAFKA_TLS).toBeUndefined();
      const [trigger] = find(all, 'ScaledObject', 'cursa-notifications').spec.triggers;
      expect(trigger?.metadata.tls ?? trigger?.authenticationRef).toBeUndefined();
    }
    expect(loginOf(await template(...TRYOUT), 'booking')).toBeUndefined();
  });

  it('authorities of one’s own reach every service and every migration', async () => {
    const all = await template(...set('stores.authorities=own-authorities'));
    const workloads: Workload[] = [
      ...Object.keys(facts).map((name) => find(all, 'Deployment', `cursa-${name}`)),
      find(all, 'Job', 'cursa-migrate'),
    ];
    for (const workload of workloads) {
      expect(podOf(workload).volumes).toContainEqual(
        expect.objectContaining({
          name: 'authorities',
          configMap: expect.objectContaining({ name: 'own-authorities' }),
        }),
      );
      for (const { env, volumeMounts } of containersOf(workload)) {
        const file = env?.find(({ name }) => name === 'NODE_EXTRA_CA_CERTS')?.value;
        const mount = volumeMounts?.find(({ name }) => name === 'authorities')?.mountPath;
        expect(file).toBe(`${mount}/ca.crt`);
      }
    }
    expect(JSON.stringify(await template())).not.toContain('NODE_EXTRA_CA_CERTS');
  });
});
