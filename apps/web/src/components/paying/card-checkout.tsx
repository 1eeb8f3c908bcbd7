import { Button, Skeleton, Stack } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { CardFields } from '../../lib/card/card-fields.tsx';
import { CardRefusedError } from '../../lib/card/card-port.ts';
import { useCardForm } from '../../lib/card/use-card-form.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { payingTexts } from './paying-texts.ts';
import { PaymentNote } from './payment-note.tsx';
import type { Purchase } from './purchase.ts';
import type { Payment } from './use-payment.ts';

interface CardCheckoutProps {
  readonly payment: Payment;
  readonly purchase: Purchase;
  /** The words on the button, with the sum. */
  readonly label: string;
  /** Called when the card has become a token, before it is charged. */
  readonly onToken?: () => void;
}

/** Card fields and one button that pays. The card goes to the card processor only; what we get is a token. */
export function CardCheckout({ payment, purchase, label, onToken }: CardCheckoutProps) {
  const t = useMessages(payingTexts);
  const settings = useSettings();
  const card = useCardForm();
  const [isCollecting, setCollecting] = useState(false);
  const { kind } = payment.state;
  const isBusy = isCollecting || kind === 'paying' || kind === 'leaving' || kind === 'paid';
  // While an answer is missing the only way on is the very same try.
  const isHeld = kind === 'unanswered';

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isHeld) return;
    setCollecting(true);
    try {
      const { token } = await card.collect();
      onToken?.();
      await payment.pay(purchase, token);
    } catch (error) {
      // What is missing stands at the fields already.
      if (error instanceof CardRefusedError && error.code === 'incomplete') return;
      payment.refuse(error instanceof CardRefusedError ? error.message : t.unavailable);
    } finally {
      setCollecting(false);
    }
  };

  if (!settings) return <Skeleton height={160} radius="md" aria-label={t.loading} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <CardFields settings={settings} {...card.fields} disabled={isBusy || isHeld} />
        <PaymentNote state={payment.state} onRepeat={payment.repeat} />
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={isHeld}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
