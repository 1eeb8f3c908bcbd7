import { formatMoney } from '../../../lib/format/money.ts';
import { useSettings } from '../../../lib/settings/settings.ts';

/** What the driver asked and gets (decision 20); a dash where nothing was agreed. */
export function TripQuote({ minor }: { readonly minor: number | null }) {
  const symbol = useSettings()?.currency_symbol ?? '$';
  return <span style={{ whiteSpace: 'nowrap' }}>{minor === null ? '–' : formatMoney(minor, symbol)}</span>;
}
