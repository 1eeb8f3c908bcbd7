import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { literals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { useRef, useState, type SyntheticEvent } from 'react';
import { formatAmount, formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { useStanding } from '../standing/use-standing.ts';
import { offerTexts } from './offer-texts.ts';
import { parsePrice } from './parse-price.ts';
import { SenderBill } from './sender-bill.tsx';
import { useSendOffer } from './use-send-offer.ts';

interface OfferFormProps {
  readonly order: Pick<OrderDetail, 'order_id' | 'estimate_minor' | 'vat_minor'>;
  /** There is a live offer: the next one takes its place. */
  readonly isReplacing: boolean;
}

/** A price and a button; the sum that the sender will see shows as soon as there is a price. */
export function OfferForm({ order, isReplacing }: OfferFormProps) {
  const t = useMessages(offerTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    setTyped('');
    setIsAsked(false);
  };
  const { send, isPending } = useSendOffer(order.order_id, empty);
  const parsed = parsePrice(typed);
  const faults = { ...t.faults, zero: literals.zeroOffer };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsAsked(true);
    if ('fault' in parsed) input.current?.focus();
    else send(parsed.minor);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Group gap="sm" align="start" wrap="nowrap">
          <TextInput
            ref={input}
            label={t.label}
            inputMode="decimal"
            autoComplete="off"
            size="lg"
            flex={1}
            leftSection={<Text fw={700}>{symbol}</Text>}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isAsked && 'fault' in parsed ? faults[parsed.fault] : undefined}
            errorProps={{ role: 'alert' }}
          />
          <Button type="submit" size="lg" mt={26} loading={isPending}>
            {isReplacing ? t.replace : t.send}
          </Button>
        </Group>
        {'minor' in parsed ? (
          <SenderBill priceMinor={parsed.minor} />
        ) : (
          <Estimate order={order} symbol={symbol} onUse={(minor) => setTyped(formatAmount(minor))} />
        )}
      </Stack>
    </form>
  );
}

interface EstimateProps extends Pick<OfferFormProps, 'order'> {
  readonly symbol: string;
  readonly onUse: (minor: number) => void;
}

/** The estimate that the sender saw, as a price to start from: without VAT where VAT comes on top of this driver's price. */
function Estimate({ order, symbol, onUse }: EstimateProps) {
  const t = useMessages(offerTexts);
  const { isVatRegistered } = useStanding();
  const price = isVatRegistered ? order.estimate_minor - order.vat_minor : order.estimate_minor;
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" mb={-6}>
      <Text size="sm" c="dimmed" lh={1.3}>
        {t.estimate(formatMoney(order.estimate_minor, symbol))}
      </Text>
      <UnstyledButton
        mih={44}
        fw={700}
        c="var(--cursa-link)"
        td="underline"
        style={{ whiteSpace: 'nowrap' }}
        onClick={() => onUse(price)}
      >
        {t.useEstimate(formatMoney(price, symbol))}
      </UnstyledButton>
    </Group>
  );
}
