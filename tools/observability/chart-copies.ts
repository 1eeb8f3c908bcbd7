/** Helm reads nothing outside of a chart's folder: what it hands to Prometheus and Grafana lies there once more. */
export const CHART_FILES = 'helm/cursa/files';

const CARRIED = /^deploy\/(?:alerts|dashboards)\/[^/]+$/;

/** Alerts (without their tests) and dashboards among `files`, under their paths in the chart. */
export function chartCopies(files: Readonly<Record<string, string>>): Record<string, string> {
  const carried = Object.entries(files).filter(([path]) => CARRIED.test(path));
  return Object.fromEntries(carried.map(([path, text]) => [path.replace('deploy', CHART_FILES), text]));
}
