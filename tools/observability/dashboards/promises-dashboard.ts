import { slos } from '../../../deploy/slo/slos.ts';
import type { Dashboard } from '../panel.ts';
import { burns } from '../burn-rates.ts';

/** How fast each promise is spent, over the windows that the alerts look at. */
export const promisesDashboard: Dashboard = {
  uid: 'cursa-promises',
  title: 'Cursa: promises',
  about: 'How fast the budget of each promise is spent: 1 spends it exactly within the month.',
  rows: slos.map(({ id, promise, objective }) => ({
    title: promise,
    panels: [
      {
        title: `${id}: burn rate`,
        about: `Pages above ${burns[0]?.factor} (1 h) or ${burns[1]?.factor} (6 h), tickets above ${burns[2]?.factor} (1 d) or ${burns[3]?.factor} (3 d).`,
        kind: 'lines' as const,
        unit: 'short' as const,
        queries: burns.map(
          ({ long }) =>
            [
              `slo:error_ratio:rate${long}{slo="${id}"} / ${Number((1 - objective).toPrecision(6))}`,
              long,
            ] as const,
        ),
        width: 24,
      },
    ],
  })),
};
