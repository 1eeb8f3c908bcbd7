import { chatDashboard } from './dashboards/chat-dashboard.ts';
import { eventsDashboard } from './dashboards/events-dashboard.ts';
import { moneyDashboard } from './dashboards/money-dashboard.ts';
import { overviewDashboard } from './dashboards/overview-dashboard.ts';
import { promisesDashboard } from './dashboards/promises-dashboard.ts';
import { serviceDashboard } from './dashboards/service-dashboard.ts';
import type { Dashboard } from './panel.ts';

/** In the order in which Grafana's menu should be read. */
export const dashboards: readonly Dashboard[] = [
  overviewDashboard,
  serviceDashboard,
  eventsDashboard,
  moneyDashboard,
  chatDashboard,
  promisesDashboard,
];
