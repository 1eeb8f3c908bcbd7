import { Button, Center, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNote } from '../../components/failure-note.tsx';
import { RowsSkeleton } from '../../components/query-view.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { deliveryTexts } from './delivery-texts.ts';
import { useOrderPages } from './use-order-pages.ts';

interface DeliveryPagesProps {
  readonly scope: 'active' | 'history';
  /** Shown when there is nothing. */
  readonly empty: ReactNode;
}

/** My deliveries of one kind, with more on demand. */
export function DeliveryPages({ scope, empty }: DeliveryPagesProps) {
  const t = useMessages(deliveryTexts);
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useOrderPages(scope);
  const failure = isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : null;
  if (!data) {
    return (
      failure ?? (
        <div aria-busy="true">
          <RowsSkeleton rows={3} height={180} />
        </div>
      )
    );
  }
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return failure ?? empty;
  return (
    <Stack gap="lg">
      <DeliveryRows orders={orders} scope={scope} />
      {failure}
      {hasNextPage ? (
        <Center>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </Center>
      ) : null}
    </Stack>
  );
}
