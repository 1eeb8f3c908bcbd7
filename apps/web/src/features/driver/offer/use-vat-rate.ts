import { pricingApi } from '@cursa/contracts/http/pricing';
import { useRead } from '../../../lib/api/use-read.ts';

/** VAT in force in basis points (2100 = 21 %), for showing a sum before the server has computed it; undefined until known. */
export function useVatRate(isNeeded: boolean): number | undefined {
  const tariff = useRead(pricingApi.currentTariff, {}, { enabled: isNeeded }).data?.tariff;
  const rate = tariff?.['vat'];
  return typeof rate === 'number' ? rate : undefined;
}
