import { SimpleGrid } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { NoOffersArt } from '../../components/art/empty/no-offers.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellSuccess } from '../../lib/notices/notices.ts';
import { CouponCard } from './coupon-card.tsx';
import { paymentTexts } from './payment-texts.ts';
import { useKeptCoupon } from './use-kept-coupon.ts';

/** /offer: coupons on offer; taking one copies its code and keeps it for the next payment. */
export function CouponsScreen() {
  const t = useMessages(paymentTexts);
  const coupons = useRead(paymentsApi.coupons, {});
  const { coupon: kept, keepCoupon } = useKeptCoupon();
  const take = (code: string): void => {
    keepCoupon(code);
    // A browser that allows no clipboard still keeps the code.
    void navigator.clipboard?.writeText(code).catch(() => undefined);
    tellSuccess(t.couponKept(code));
  };
  return (
    <Page title={screenLiterals.offersTitle} lead={t.couponsLead}>
      <QueryView query={coupons}>
        {(data) =>
          data.coupons.length > 0 ? (
            <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} p={0} m={0} style={{ listStyle: 'none' }}>
              {data.coupons.map((coupon) => (
                <li key={coupon.coupon}>
                  <CouponCard coupon={coupon} isKept={coupon.coupon === kept} onTake={take} />
                </li>
              ))}
            </SimpleGrid>
          ) : (
            <EmptyState art={<NoOffersArt />} title={t.couponsNone} text={t.couponsNoneText} />
          )
        }
      </QueryView>
    </Page>
  );
}
