import { expect, it } from '@jest/globals';
import { find, ofKind, reachedBy } from './manifests.ts';
import { set, template, withHelm } from './render.ts';

withHelm('ways in and out', () => {
  it('ingress: calls to the gateway, the rest to the web application', async () => {
    const all = await template(
      ...set('ingress.enabled=true', 'ingress.className=nginx', 'ingress.tlsSecret=tls'),
    );
    const ingress = find(all, 'Ingress', 'cursa');
    expect(ingress.spec).toMatchObject({
      ingressClassName: 'nginx',
      tls: [{ hosts: ['cursa.example'], secretName: 'tls' }],
    });
    const paths = ingress.spec.rules[0]?.http.paths.map(({ path, backend }) => [path, backend.service.name]);
    expect(paths).toContainEqual(['/api', 'cursa-gateway']);
    expect(paths).toContainEqual(['/create_order', 'cursa-gateway']);
    expect(paths?.at(-1)).toEqual(['/', 'cursa-web']);
  });

  it('gatewayApi: an HTTPRoute with at most eight matches in a rule', async () => {
    const all = await template(...set('gatewayApi.enabled=true', 'gatewayApi.parentRefs[0].name=public'));
    const route = find(all, 'HTTPRoute', 'cursa');
    expect(route.spec.parentRefs).toEqual([{ name: 'public' }]);
    expect(Math.max(...route.spec.rules.map(({ matches }) => matches.length))).toBeLessThanOrEqual(8);
    expect(route.spec.rules.length).toBeLessThanOrEqual(16);
  });

  it('denies by default, and lets a service reach what it asks only', async () => {
    const all = await template();
    expect(find(all, 'NetworkPolicy', 'cursa-default-deny').spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/instance': 'cursa' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    expect(reachedBy(all, 'chat')).toEqual(['auth', 'offers']);
  });

  it('the doors take pods and addresses alike, stores may be either', async () => {
    const all = await template();
    const anywhere = [
      { namespaceSelector: {} },
      { ipBlock: { cidr: '0.0.0.0/0' } },
      { ipBlock: { cidr: '::/0' } },
    ];
    for (const door of ['gateway', 'web'])
      expect(find(all, 'NetworkPolicy', `cursa-${door}`).spec.ingress?.[0]?.from).toEqual(
        expect.arrayContaining(anywhere),
      );
    const toStores = find(all, 'NetworkPolicy', 'cursa-gateway').spec.egress.find(({ ports }) =>
      ports?.some(({ port }) => port === 6379),
    );
    expect(toStores?.to).toContainEqual({ namespaceSelector: {} });
    expect(find(all, 'NetworkPolicy', 'cursa-auth').spec.ingress?.[0]?.from).not.toContainEqual(anywhere[0]);
  });

  it('networkPolicy off: none', async () =>
    expect(ofKind(await template(...set('networkPolicy.enabled=false')), 'NetworkPolicy')).toEqual([]));
});
