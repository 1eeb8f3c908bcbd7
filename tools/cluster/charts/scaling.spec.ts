import { expect, it } from '@jest/globals';
import { facts, namesWhere } from './facts.ts';
import { find, namesOf } from './manifests.ts';
import { set, template, withHelm } from './render.ts';

withHelm('scaling', () => {
  it('gateway, pricing and chat on CPU, and nobody else', async () => {
    const all = await template();
    expect(namesOf(all, 'HorizontalPodAutoscaler')).toEqual(['chat', 'gateway', 'pricing']);
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

  it('open streams: chat scales on them where a metrics adapter names them', async () => {
    const all = await template(...set('services.chat.autoscaling.openStreams.metric=cursa_open_streams'));
    const { metrics } = find(all, 'HorizontalPodAutoscaler', 'cursa-chat').spec;
    expect(metrics.map(({ type }) => type)).toEqual(['Resource', 'Pods']);
  });
});
