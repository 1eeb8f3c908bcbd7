import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

const DisputeDialog = lazy(() =>
  import('./dispute-dialog.tsx').then(({ DisputeDialog }) => ({ default: DisputeDialog })),
);

/** The sender's complaint, while the money is still held (decision 25). */
export function DisputeOrder({ orderId }: { readonly orderId: string }) {
  const t = useMessages(detailTexts);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={open}>
        {t.dispute}
      </Button>
      {isOpen ? (
        <Suspense>
          <DisputeDialog orderId={orderId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
