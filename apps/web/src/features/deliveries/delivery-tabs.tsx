import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { NavLink } from 'react-router-dom';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { deliveryTexts } from './delivery-texts.ts';
import classes from './delivery-tabs.module.css';

/** Two screens that belong together: links that look like tabs, so each has its own address. */
export function DeliveryTabs() {
  const t = useMessages(deliveryTexts);
  return (
    <nav aria-label={t.tabs} className={classes['tabs']}>
      <NavLink to={paths.send} className={classes['tab']}>
        {screenLiterals.activeDeliveryTab}
      </NavLink>
      <NavLink to={paths.history} className={classes['tab']}>
        {screenLiterals.historyTab}
      </NavLink>
    </nav>
  );
}
