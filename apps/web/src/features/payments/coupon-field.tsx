import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useCall } from '../../lib/api/use-call.ts';
import { applyProblem } from '../../lib/forms/apply-problem.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paymentTexts } from './payment-texts.ts';

interface CouponFieldProps {
  readonly orderId: string;
  readonly applied: string | undefined;
  readonly onApply: (code: string) => void;
  readonly onRemove: () => void;
}

/** A promo code: the server says whether it takes something off; a refusal stands at the field. */
export function CouponField({ orderId, applied, onApply, onRemove }: CouponFieldProps) {
  const t = useMessages(paymentTexts);
  const locale = useLocale();
  const form = useForm({
    initialValues: { coupon: '' },
    validate: { coupon: (code) => (code.trim() ? null : t.couponRequired) },
  });
  const check = useCall(paymentsApi.checkCoupon, {
    onSuccess: ({ coupon }) => {
      onApply(coupon);
      form.reset();
    },
    onError: (error) => {
      const text = applyProblem(form, error, locale);
      if (text) form.setFieldError('coupon', text);
    },
  });
  if (applied) {
    return (
      <Group justify="space-between">
        <Text role="status" fw={600}>
          {t.couponApplied(applied)}
        </Text>
        <Button variant="subtle" onClick={onRemove}>
          {t.couponGone}
        </Button>
      </Group>
    );
  }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ coupon }) => check.mutate({ body: { coupon, order_id: orderId } }))}
    >
      <Group align="start" wrap="nowrap" gap="sm">
        <TextInput
          flex={1}
          label={t.couponTitle}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('coupon')}
        />
        <Button type="submit" variant="default" mt={27} loading={check.isPending}>
          {screenLiterals.applyPromo}
        </Button>
      </Group>
    </form>
  );
}
