import { Button, Group, Stack, Text } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { offersApi, type Offer } from '@cursa/contracts/http/offers';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { FailureNote } from '../../components/failure-note.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tell } from '../../lib/notices/notices.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { offerTexts } from './offer-texts.ts';

interface RefuseDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Asks once more, refuses, and goes back to the delivery (specification §4). */
export function RefuseDialog({ offer, onClose }: RefuseDialogProps) {
  const t = useMessages(offerTexts);
  const navigate = useNavigate();
  const { order_id, driver_id, driver } = offer;
  const refuse = useCall(offersApi.declineOffer, {
    stale: [offersApi.listOffers],
    onSuccess: () => {
      tell(t.refused);
      void navigate(withQuery(paths.viewdetails, { order_id }));
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t.refuseTitle}>
      <Stack gap="md">
        <Text>{t.refuseText(driver.first_name)}</Text>
        {refuse.isError ? <FailureNote error={refuse.error} /> : null}
        <Group grow>
          <Button variant="default" onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            color="red"
            loading={refuse.isPending}
            onClick={() => refuse.mutate({ params: { order_id }, body: { driver_id } })}
          >
            {screenLiterals.refuse}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
