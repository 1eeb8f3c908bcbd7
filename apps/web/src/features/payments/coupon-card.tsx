import { Button, Stack, Text, Title } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { formatInstant } from '../../lib/format/date.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import classes from './coupon-card.module.css';
import { paymentTexts } from './payment-texts.ts';

type Coupon = ResponseOf<typeof paymentsApi.coupons>['coupons'][number];

interface CouponCardProps {
  readonly coupon: Coupon;
  readonly isKept: boolean;
  readonly onTake: (code: string) => void;
}

/** A coupon as a slip of paper: what it gives, its code, how long it is good for. */
export function CouponCard({ coupon, isKept, onTake }: CouponCardProps) {
  const t = useMessages(paymentTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const off = coupon.percent === null ? formatMoney(coupon.amount_minor ?? 0, symbol) : `${coupon.percent} %`;
  return (
    <div className={classes['slip']}>
      <Stack gap="xs" h="100%">
        <Title order={2} size="h3">
          {t.couponOff(off)}
        </Title>
        <Text>{coupon.detail}</Text>
        <Text className={classes['code']}>{coupon.coupon}</Text>
        <Text size="sm" c="dimmed">
          {t.couponUntil(formatInstant(coupon.valid_until, locale))}
        </Text>
        {isKept ? (
          <Text size="sm" fw={700}>
            ✓ {t.couponHave}
          </Text>
        ) : null}
        <Button
          mt="auto"
          variant={isKept ? 'default' : 'filled'}
          onClick={() => onTake(coupon.coupon)}
          aria-label={`${screenLiterals.getNow}, ${coupon.coupon}`}
        >
          {screenLiterals.getNow}
        </Button>
      </Stack>
    </div>
  );
}
