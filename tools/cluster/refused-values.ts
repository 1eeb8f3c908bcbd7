/** Wrong values and the words that must name the fault: the tests without a cluster and the run on one both take them. */
export const REFUSALS: readonly { readonly set: string; readonly says: RegExp }[] = [
  { set: 'publicUrl=cursa.ro', says: /must be an address such as https/ },
  { set: 'publicUrl=http://cursa.ro', says: /must begin with https:\/\/ unless tryout/ },
  {
    set: 'services.chat.replicas=many',
    says: /services\/chat\/replicas.*integer|services\.chat\.replicas.*integer/,
  },
  { set: 'services.pricng.replicas=2', says: /pricng/ },
  { set: 'image.tag=latest', says: /image\.tag is latest/ },
  { set: 'otel.samplingRatio=2', says: /it is a share, from 0 to 1/ },
  { set: 'ingress.enabled=true,gatewayApi.enabled=true', says: /choose one way in/ },
  { set: 'gatewayApi.enabled=true', says: /names no Gateway/ },
  { set: 'secrets.existing=', says: /name the Secret/ },
  { set: 'services.chat.autoscaling.minReplicas=30', says: /minReplicas \(30\) is above maxReplicas \(20\)/ },
  { set: 'services.payments.terminationGracePeriodSeconds=10', says: /running requests would be cut/ },
  { set: 'metrics.serviceMonitor.enabled=true', says: /nothing to scrape/ },
  { set: 'metrics.rules.enabled=true', says: /alerts would have nothing to judge by/ },
  { set: 'metrics.dashboards.enabled=true', says: /dashboards would have nothing to show/ },
  { set: 'metrics.port=8080', says: /where the services answer calls/ },
  { set: 'tryout.observe.enabled=true', says: /come with the try-out alone/ },
  {
    set: 'tryout.enabled=true,migrations.by=init,tryout.observe.enabled=true',
    says: /Prometheus would find nothing to scrape; set metrics\.enabled/,
  },
];
