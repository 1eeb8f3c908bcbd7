import { format } from 'prettier';
import { dashboards } from './dashboards.ts';
import { grafanaDashboard } from './grafana-dashboard.ts';

/** Dashboards as Grafana reads them, by path. */
export async function dashboardFiles(): Promise<Record<string, string>> {
  const files = dashboards.map(async (dashboard) => {
    const json = JSON.stringify(grafanaDashboard(dashboard));
    return [
      `deploy/dashboards/${dashboard.uid}.json`,
      await format(json, { parser: 'json', printWidth: 110 }),
    ];
  });
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}
