import { Input, SimpleGrid, Stack } from '@mantine/core';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { StripeElementClasses } from '@stripe/stripe-js';
import { useId, useState } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import type { CardFieldsProps } from './card-port.ts';
import { cardTexts } from './card-texts.ts';
import { collectFromStripe } from './collect-from-stripe.ts';
import styles from './stripe-box.module.css';
import type { CardField } from './typed-card.ts';
import { useCardReports } from './use-card-reports.ts';
import { useStripeLook } from './use-stripe-look.ts';

interface FieldState {
  readonly complete: boolean;
  readonly error?: { readonly message: string } | undefined;
}
const untouched: FieldState = { complete: false };

/** Inside Elements: three of its fields with our labels, and the way from them to a PaymentMethod. */
export function StripeCardInputs(props: CardFieldsProps) {
  const t = useMessages(cardTexts);
  const locale = useLocale();
  const [stripe, elements, style, id] = [useStripe(), useElements(), useStripeLook(), useId()];
  const [fields, setFields] = useState<Readonly<Record<CardField, FieldState>>>({
    number: untouched,
    expiry: untouched,
    cvc: untouched,
  });
  const complete = Object.values(fields).every((field) => field.complete);
  useCardReports(props, complete, () =>
    collectFromStripe(stripe, elements?.getElement(CardNumberElement) ?? null, locale),
  );

  const { disabled = false } = props;
  const classes: StripeElementClasses = {
    base: disabled ? `${styles.box} ${styles.disabled}` : styles.box,
    focus: styles.focused,
    invalid: styles.wrong,
  };
  const options = { style, classes, disabled };
  const told = (field: CardField) => (state: FieldState) =>
    setFields((now) => ({ ...now, [field]: { complete: state.complete, error: state.error } }));
  const wrapper = (field: CardField, label: string) => ({
    id: `${id}-${field}`,
    label,
    error: fields[field].error?.message,
    size: 'md',
  });
  return (
    <Stack gap="md">
      <Input.Wrapper {...wrapper('number', t.number)}>
        <CardNumberElement
          id={`${id}-number`}
          options={{ ...options, showIcon: true }}
          onChange={told('number')}
        />
      </Input.Wrapper>
      <SimpleGrid cols={2} spacing="md">
        <Input.Wrapper {...wrapper('expiry', t.expiry)}>
          <CardExpiryElement id={`${id}-expiry`} options={options} onChange={told('expiry')} />
        </Input.Wrapper>
        <Input.Wrapper {...wrapper('cvc', t.cvc)}>
          <CardCvcElement id={`${id}-cvc`} options={options} onChange={told('cvc')} />
        </Input.Wrapper>
      </SimpleGrid>
    </Stack>
  );
}
