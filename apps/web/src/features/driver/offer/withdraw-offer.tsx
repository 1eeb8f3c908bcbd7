import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { offersApi, type Offer } from '@cursa/contracts/http/offers';
import { Dialog } from '../../../components/dialog.tsx';
import { FailureNote } from '../../../components/failure-note.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { offerTexts } from './offer-texts.ts';
import { afterWithdrawal } from './use-send-offer.ts';

/** Takes the offer back; what that does to the sender is said first (decision 26). */
export function WithdrawOffer({ offer }: { readonly offer: Offer }) {
  const t = useMessages(offerTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  const [isOpen, { open, close }] = useDisclosure(false);
  const withdraw = useCall(offersApi.withdrawOffer, {
    stale: afterWithdrawal,
    onSuccess: () => {
      close();
      tellSuccess(t.withdrawn);
    },
  });
  const consequence = offer.fee_paid
    ? t.withdrawReserved(formatMoney(offer.fee_minor, symbol))
    : t.withdrawLive;
  return (
    <>
      <Button variant="subtle" color="red" size="lg" onClick={open}>
        {t.withdraw}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t.withdrawTitle}>
        <Stack gap="md">
          <Text>{consequence}</Text>
          {withdraw.isError ? <FailureNote error={withdraw.error} /> : null}
          <Group grow preventGrowOverflow={false}>
            <Button size="lg" variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button
              size="lg"
              color="red"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({ params: { order_id: offer.order_id } })}
            >
              {t.withdraw}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
