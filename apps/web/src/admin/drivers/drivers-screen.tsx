import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import { WaitingApprovalArt } from '../../components/art/empty/waiting-approval.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { DriverList } from './driver-list.tsx';
import { DriverPanel } from './driver-panel.tsx';
import { statuses, type DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';
import { StatusTabs } from './status-tabs.tsx';
import { useDrivers } from './use-drivers.ts';

/** /admin/drivers?status=&driver=: drivers of one status, the longest waiting first, with one opened beside. */
export function DriversScreen() {
  const t = useMessages(driverTexts);
  const [search] = useSearchParams();
  const status = statuses.find((one) => one === search.get('status')) ?? 'pending';
  const query = useDrivers(status);
  return (
    <Page title={t.title} size="xl">
      <StatusTabs current={status} />
      <QueryView query={query}>
        {({ drivers }) =>
          drivers.length === 0 ? (
            <EmptyState art={<WaitingApprovalArt />} title={t.empty[status]} text={t.emptyText} />
          ) : (
            <Drivers drivers={drivers} status={status} renew={() => void query.refetch()} />
          )
        }
      </QueryView>
    </Page>
  );
}

interface DriversProps {
  readonly drivers: readonly DriverReview[];
  readonly status: AccountStatus;
  readonly renew: () => void;
}

function Drivers({ drivers, status, renew }: DriversProps) {
  const [search, setSearch] = useSearchParams();
  const opened = drivers.find(({ driver_id }) => driver_id === search.get('driver')) ?? drivers[0];
  const open = (driver: string) => setSearch({ status, driver }, { replace: true });
  const hasDecided = useRef(false);
  const openedId = opened?.driver_id;
  useEffect(() => {
    if (!hasDecided.current) return;
    hasDecided.current = false;
    // The pressed button is gone with its driver: the keyboard goes on in the list.
    document.querySelector<HTMLElement>('[data-driver-entry][aria-current="true"]')?.focus();
  }, [openedId]);
  if (!opened) return null;
  return (
    <div className={classes.columns}>
      <DriverList drivers={drivers} openedId={opened.driver_id} onOpen={open} />
      <DriverPanel
        key={opened.driver_id}
        driver={opened}
        renew={renew}
        onDecided={() => {
          const index = drivers.indexOf(opened);
          const next = drivers[index + 1] ?? drivers[index - 1];
          hasDecided.current = true;
          if (next) open(next.driver_id);
        }}
      />
    </div>
  );
}
