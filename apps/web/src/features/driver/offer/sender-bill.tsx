import { Text } from '@mantine/core';
import { platformFee, share } from '@cursa/kernel/money';
import { formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { useStanding } from '../standing/use-standing.ts';
import { offerTexts } from './offer-texts.ts';
import { useVatRate } from './use-vat-rate.ts';

/**
 * What the sender will see for a price that is being typed: price, VAT where the driver charges it, fee on top
 * (decision 20). Two lines, as on a phone it stands between the field and the keyboard.
 */
export function SenderBill({ priceMinor }: { readonly priceMinor: number }) {
  const t = useMessages(offerTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  const { isVatRegistered } = useStanding();
  const rate = useVatRate(isVatRegistered);
  const vat = isVatRegistered && rate !== undefined ? share(priceMinor, rate) : 0;
  const fee = platformFee(priceMinor);
  const shown = (minor: number) => formatMoney(minor, symbol);
  const parts = [
    `${t.priceShort} ${shown(priceMinor)}`,
    ...(vat > 0 ? [`${t.vat} ${shown(vat)}`] : []),
    `${t.fee} ${shown(fee)}`,
  ];
  return (
    <Text lh={1.4}>
      {t.senderPays}: <strong>{shown(priceMinor + vat + fee)}</strong>
      <Text span display="block" c="dimmed" size="sm">
        {parts.join(' + ')}
        {isVatRegistered && rate === undefined ? `. ${t.aboutVat}` : null}
      </Text>
    </Text>
  );
}
