import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../../stack/paths.ts';
import { facts } from './facts.ts';
import type { Manifest } from './kinds.ts';
import { environmentOf, find, mainOf, namesOf } from './manifests.ts';
import { CHART } from '../install.ts';
import { set, template, TRYOUT, withHelm } from './render.ts';

it('the try-out takes the images of docker/compose.yaml', () => {
  const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));
  const compose = read(join(ROOT, 'docker/compose.yaml')) as { services: Record<string, { image: string }> };
  const { tryout } = read(join(CHART, 'values.yaml')) as {
    tryout: { images: Record<string, string> };
  };
  const known = Object.values(compose.services).map(({ image }) => image);
  expect(Object.values(tryout.images).sort()).toEqual(known.sort());
});

withHelm('the try-out', () => {
  let all: Manifest[];
  beforeAll(async () => {
    all = await template(...TRYOUT);
  }, 60_000);

  it('brings every store, a mail catcher, Jaeger and the stand-in for Stripe', () => {
    expect(namesOf(all, 'StatefulSet')).toEqual([
      'jaeger',
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
      KAFKA_BROKERS: 'cursa-kafka.default.svc:9092',
    });
  });

  it('generates a session key pair that signs and verifies, and the secrets that services need', () => {
    const data = find(all, 'Secret', 'cursa-tryout').stringData;
    const own = JSON.parse(data.SESSION_PRIVATE_KEY!) as JsonWebKey;
    const known = JSON.parse(data.SESSION_PUBLIC_KEYS!) as { keys: [JsonWebKey] };
    const privateKey = createPrivateKey({ key: own, format: 'jwk' });
    const publicKey = createPublicKey({ key: known.keys[0], format: 'jwk' });
    const text = Buffer.from('Cursa');
    expect(verify(null, text, publicKey, sign(null, text, privateKey))).toBe(true);
    const needed = Object.values(facts)
      .flatMap((of) => Object.values(of.secrets))
      .filter((key) => key !== 'GOOGLE_PLACES_KEY');
    expect(needed.filter((key) => !data[key])).toEqual([]);
  });

  it('keeps its data where a storage size is given', async () => {
    const kept = await template(...TRYOUT, ...set('tryout.storage=5Gi'));
    const [claim] = find(kept, 'StatefulSet', 'cursa-postgres').spec.volumeClaimTemplates ?? [];
    expect(claim?.spec.resources.requests.storage).toBe('5Gi');
  });

  it('MinIO is not asked of Docker Hub, which has it no more', () => {
    expect(mainOf(find(all, 'StatefulSet', 'cursa-minio')).image).toMatch(
      /^quay\.io\/minio\/minio:RELEASE\./,
    );
  });

  it('Kafka keeps its log beside lost+found, not around it: it refuses folders that are no partitions', () => {
    const kafka = find(all, 'StatefulSet', 'cursa-kafka');
    const [{ mountPath } = { mountPath: '' }] = mainOf(kafka).volumeMounts ?? [];
    expect(environmentOf(kafka).KAFKA_LOG_DIRS).toBe(`${mountPath}/log`);
  });

  it('Mailpit writes its mails where its volume is', () => {
    const mailpit = find(all, 'StatefulSet', 'cursa-mailpit');
    const [{ mountPath } = { mountPath: '' }] = mainOf(mailpit).volumeMounts ?? [];
    expect(environmentOf(mailpit).MP_DATABASE).toBe(`${mountPath}/mailpit.db`);
  });
});
