import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { bookingApi, type OrderDetail } from '@cursa/contracts/http/booking';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { FailureNote } from '../../components/failure-note.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { StarField } from './star-field.tsx';
import { tripTexts } from './trip-texts.ts';

const PARTS = ['service', 'time', 'behaviour'] as const;

interface RatingDialogProps {
  readonly order: Pick<OrderDetail, 'order_id' | 'rating'>;
  readonly onClose: () => void;
}

/** Three star ratings and a comment; sending again updates the earlier one (decision 30). */
export function RatingDialog({ order, onClose }: RatingDialogProps) {
  const t = useMessages(tripTexts);
  const navigate = useNavigate();
  const { order_id } = order;
  const chosen = (stars: number): string | null => (stars >= 1 ? null : t.required);
  const form = useForm({
    initialValues: order.rating ?? { service: 0, time: 0, behaviour: 0, comment: '' },
    validate: { service: chosen, time: chosen, behaviour: chosen },
  });
  const rate = useCall(bookingApi.rateOrder, {
    stale: [bookingApi.orderDetail],
    onSuccess: () => {
      tellSuccess(literals.ratingSaved, screenLiterals.successTitle);
      onClose();
      void navigate(withQuery(paths.trip, { order_id }), { replace: true });
    },
    onError: () => tellError(literals.ratingFailed),
  });
  return (
    <Dialog opened onClose={onClose} title={t.rate}>
      <form noValidate onSubmit={form.onSubmit((body) => rate.mutate({ params: { order_id }, body }))}>
        <Stack gap="md">
          <Text c="dimmed">{t.rateLead}</Text>
          {PARTS.map((part) => (
            <StarField
              key={part}
              label={t[part]}
              value={form.values[part]}
              error={form.errors[part] as string | undefined}
              onChange={(stars) => form.setFieldValue(part, stars)}
            />
          ))}
          <Textarea label={t.comment} maxLength={1_000} {...form.getInputProps('comment')} />
          {rate.isError ? <FailureNote error={rate.error} /> : null}
          <Button type="submit" size="lg" loading={rate.isPending}>
            {t.evaluate}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
