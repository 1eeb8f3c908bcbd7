import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Dialog } from '../../components/dialog.tsx';
import { FailureNote } from '../../components/failure-note.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellSuccess } from '../../lib/notices/notices.ts';
import { detailTexts } from './detail-texts.ts';

/** What the sender complains of; fetched when it is asked for. */
export function DisputeDialog({
  orderId,
  onClose,
}: {
  readonly orderId: string;
  readonly onClose: () => void;
}) {
  const t = useMessages(detailTexts);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => (text.trim() ? null : t.disputeRequired) },
  });
  const dispute = useCall(paymentsApi.disputeOrder, {
    stale: [paymentsApi.orderMoney],
    onSuccess: () => {
      onClose();
      tellSuccess(t.disputeDone);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t.disputeTitle}>
      <form
        noValidate
        onSubmit={form.onSubmit((body) => dispute.mutate({ params: { order_id: orderId }, body }))}
      >
        <Stack gap="md">
          <Text>{t.disputeLead}</Text>
          <Textarea label={t.disputeReason} maxLength={1_000} required {...form.getInputProps('reason')} />
          {dispute.isError ? <FailureNote error={dispute.error} /> : null}
          <Group grow preventGrowOverflow={false}>
            <Button variant="default" onClick={onClose}>
              {t.giveUp}
            </Button>
            <Button type="submit" color="red" loading={dispute.isPending}>
              {t.disputeSend}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
