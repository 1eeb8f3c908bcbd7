import { NavLink } from 'react-router-dom';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import { useMessages } from '../../lib/i18n/messages.ts';
import { statuses } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';

/** Which drivers are shown; links, so that the way back leads through them. */
export function StatusTabs({ current }: { readonly current: AccountStatus }) {
  const t = useMessages(driverTexts);
  return (
    <nav className={classes.tabs} aria-label={t.statusNav}>
      {statuses.map((status) => (
        <NavLink
          key={status}
          to={`?status=${status}`}
          className={classes.tab}
          aria-current={status === current ? 'page' : false}
          data-current={status === current || undefined}
        >
          {t.statuses[status]}
        </NavLink>
      ))}
    </nav>
  );
}
