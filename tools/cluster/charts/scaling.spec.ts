import { expect, it } from '@jest/globals';
import { facts, namesWhere } from './facts.ts';
import { environmentOf, find, namesOf } from './manifests.ts';
import { set, template, TRYOUT, withHelm } from './render.ts';

withHelm('scaling', () => {
  it('gateway, booking, pricing and chat on CPU, and nobody else', async () => {
    const all = await template();
    expect(namesOf(all, 'HorizontalPodAutoscaler')).toEqual(['booking', 'chat', 'gateway', 'pricing']);
    expect(find(all, 'Deployment', 'cursa-chat').spec.replicas).toBeUndefined();
    expect(find(all, 'Deployment', 'cursa-auth').spec.replicas).toBe(2);
  });

  it('keda: consumers scale on lag instead of CPU', async () => {
    const all = await template(...set('keda.enabled=true'));
    const lag = find(all, 'ScaledObject', 'cursa-notifications').spec;
    expect(lag.triggers.map(({ metadata }) => metadata.topic)).toEqual(facts.notifications?.consumes);
    expect(namesOf(all, 'ScaledObject')).toEqual(namesWhere(({ consumes }) => consumes));
    expect(find(all, 'Deployment', 'cursa-notifications').spec.replicas).toBeUndefined();
  });

  it('keda: finds the try-out’s broker from its own namespace, and lets pods go as slowly as without it', async () => {
    const all = await template(...TRYOUT, ...set('keda.enabled=true'));
    const { triggers, advanced } = find(all, 'ScaledObject', 'cursa-notifications').spec;
    expect(triggers[0]?.metadata.bootstrapServers).toBe('cursa-kafka.default.svc:9092');
    expect(environmentOf(find(all, 'StatefulSet', 'cursa-kafka'))).toMatchObject({
      HOST: 'cursa-kafka.default.svc',
      KAFKA_ADVERTISED_LISTENERS: 'PLAINTEXT://$(HOST):9092',
    });
    expect(advanced.horizontalPodAutoscalerConfig.behavior).toMatchObject({
      scaleDown: { stabilizationWindowSeconds: 60 },
    });
    const operator = { namespaceSelector: {}, podSelector: { matchLabels: { app: 'keda-operator' } } };
    const asked = find(all, 'NetworkPolicy', 'cursa-kafka').spec.ingress?.[0]?.from;
    expect(asked).toContainEqual(operator);
    const without = await template(...TRYOUT);
    expect(find(without, 'NetworkPolicy', 'cursa-kafka').spec.ingress?.[0]?.from).not.toContainEqual(
      operator,
    );
  });

  it('open streams: chat scales on them where a metrics adapter names them', async () => {
    const all = await template(...set('services.chat.autoscaling.openStreams.metric=cursa_open_streams'));
    const { metrics } = find(all, 'HorizontalPodAutoscaler', 'cursa-chat').spec;
    expect(metrics.map(({ type }) => type)).toEqual(['Resource', 'Pods']);
  });
});
