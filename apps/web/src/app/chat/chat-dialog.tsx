import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { nameOfParty, type ChatParty } from '../../components/order/chat-party.ts';
import { RowsSkeleton } from '../../components/query-view.tsx';
import { RouteFailure } from '../layouts/route-failure.tsx';
import classes from './chat-dialog.module.css';

const LiveChat = lazy(() => import('./live-chat.tsx').then(({ LiveChat }) => ({ default: LiveChat })));

interface ChatDialogProps {
  readonly party: ChatParty;
  readonly onClose: () => void;
}

/** The chat over a screen, whole-screen on phones. What is being written outlives it. */
export function ChatDialog({ party, onClose }: ChatDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={nameOfParty(party)}
      size="lg"
      padding="md"
      fullScreen={isPhone ?? false}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <ErrorBoundary fallback={<RouteFailure />}>
        <Suspense fallback={<RowsSkeleton rows={5} height={56} />}>
          <LiveChat party={party} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
