import { Stack, Text } from '@mantine/core';
import { platformFee, share } from '@cursa/kernel/money';
import { SumList, type SumLine } from '../../../components/paying/sum-list.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useStanding } from '../standing/use-standing.ts';
import { offerTexts } from './offer-texts.ts';
import { useVatRate } from './use-vat-rate.ts';

/** What the sender will see for a price that is being typed: price, VAT where the driver charges it, fee on top (decision 20). */
export function SenderBill({ priceMinor }: { readonly priceMinor: number }) {
  const t = useMessages(offerTexts);
  const { isVatRegistered } = useStanding();
  const rate = useVatRate(isVatRegistered);
  const vat = isVatRegistered && rate !== undefined ? share(priceMinor, rate) : 0;
  const fee = platformFee(priceMinor);
  const lines: SumLine[] = [
    { label: t.price, minor: priceMinor },
    ...(vat > 0 ? [{ label: t.vat, minor: vat }] : []),
    { label: t.fee, minor: fee },
  ];
  return (
    <section aria-label={t.senderSees}>
      <Stack gap={6}>
        <Text size="sm" fw={700}>
          {t.senderSees}
        </Text>
        <SumList lines={lines} total={{ label: t.senderPays, minor: priceMinor + vat + fee }} />
        {isVatRegistered && rate === undefined ? (
          <Text size="sm" c="dimmed">
            {t.aboutVat}
          </Text>
        ) : null}
      </Stack>
    </section>
  );
}
