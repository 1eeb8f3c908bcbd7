import { Grid, Stack, Text } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { Offer } from '@cursa/contracts/http/offers';
import { useEffect } from 'react';
import { Card } from '../../components/card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { DriverFace } from '../../components/order/driver-face.tsx';
import { Fact } from '../../components/order/fact.tsx';
import { FactGrid } from '../../components/order/fact-grid.tsx';
import { MeanRating } from '../../components/order/mean-rating.tsx';
import { PhotoStrip } from '../../components/order/photo-strip.tsx';
import { RouteLines } from '../../components/order/route-lines.tsx';
import { useScheduleWords } from '../../components/order/use-schedule-words.ts';
import { lineLabel } from '../../components/order/line-label.ts';
import { vehicleLabel } from '../../components/order/vehicle-label.ts';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { AcceptSums } from './accept-sums.tsx';
import { CouponField } from './coupon-field.tsx';
import { paymentTexts } from './payment-texts.ts';
import { useKeptCoupon } from './use-kept-coupon.ts';
import { usePaymentSummary } from './use-payment-summary.ts';

interface AcceptSummaryProps {
  readonly order: OrderDetail;
  readonly offer: Offer;
}

/** Who carries what, when, from where to where, and for how much (specification §2, /accept). */
export function AcceptSummary({ order, offer }: AcceptSummaryProps) {
  const t = useMessages(paymentTexts);
  const locale = useLocale();
  const scheduleWords = useScheduleWords();
  const { coupon, keepCoupon, clearCoupon } = useKeptCoupon();
  const summary = usePaymentSummary(order.order_id, offer.driver_id, coupon);
  // A kept code may have ended meanwhile: it is put away, and the sums are those without it.
  const isCouponDead = isProblem(summary.error) && summary.error.code === 'coupon-not-valid';
  useEffect(() => {
    if (isCouponDead) clearCoupon();
  }, [isCouponDead, clearCoupon]);
  const { driver } = offer;
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="md">
          <Card>
            <DriverFace name={driver.first_name} imageUrl={driver.image_url}>
              <MeanRating mean={driver.rating} count={driver.rating_count} />
              <Text c="dimmed">{vehicleLabel(driver.vehicle_type, locale)}</Text>
            </DriverFace>
          </Card>
          <Card>
            <Stack gap="lg">
              <RouteLines from={order.pickup} to={order.dropoff} />
              <FactGrid>
                <Fact label={t.date}>{scheduleWords(order.schedule)}</Fact>
                {order.pickup_time ? <Fact label={t.time}>{order.pickup_time}</Fact> : null}
                <Fact label={t.vehicle}>
                  {vehicleLabel(driver.vehicle_type || order.vehicle_type, locale)}
                </Fact>
                <Fact wide label={t.items}>
                  {order.lines
                    .map((line) => `${line.quantity} × ${lineLabel(line.item_name, locale)}`)
                    .join(', ')}
                </Fact>
              </FactGrid>
              <PhotoStrip urls={order.photo_urls} />
            </Stack>
          </Card>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Card>
          <Stack gap="lg">
            <CouponField
              orderId={order.order_id}
              applied={coupon}
              onApply={keepCoupon}
              onRemove={clearCoupon}
            />
            <AcceptSums summary={summary} coupon={coupon} />
            <LinkButton to={withQuery(paths.payment, { order_id: order.order_id })} size="lg" fullWidth>
              {screenLiterals.continueToPay}
            </LinkButton>
          </Stack>
        </Card>
      </Grid.Col>
    </Grid>
  );
}
