import { Badge, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { Offer } from '@cursa/contracts/http/offers';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { DriverFace } from '../../components/order/driver-face.tsx';
import { MeanRating } from '../../components/order/mean-rating.tsx';
import { orderTexts } from '../../components/order/order-texts.ts';
import { vehicleLabel } from '../../components/order/vehicle-label.ts';
import { SumList, type SumLine } from '../../components/paying/sum-list.tsx';
import { formatInstant } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { OfferActions } from './offer-actions.tsx';
import type { OfferCardProps } from './offer-card-props.ts';
import { offerTexts } from './offer-texts.ts';
import { timeLeft } from './time-left.ts';

/** One offer, with all that the decision needs; cards of a list have their parts at the same height. */
export function OfferCard({ offer, now, ...actions }: OfferCardProps) {
  const t = useMessages(offerTexts);
  const locale = useLocale();
  const heading = useId();
  const { driver } = offer;
  return (
    <Card h="100%">
      <Stack gap="md" h="100%" role="group" aria-labelledby={heading}>
        <VisuallyHidden>
          <Title order={2} id={heading}>
            {t.offerOf(driver.first_name)}
          </Title>
        </VisuallyHidden>
        <DriverFace name={driver.first_name} imageUrl={driver.image_url}>
          <MeanRating mean={driver.rating} count={driver.rating_count} />
          <Text c="dimmed">{vehicleLabel(driver.vehicle_type, locale)}</Text>
        </DriverFace>
        <CheckedBadge />
        <SumList
          lines={linesOf(offer, t)}
          total={{ label: t.total, minor: offer.total_minor + offer.fee_minor }}
        />
        <Validity offer={offer} now={now} />
        <OfferActions offer={offer} now={now} {...actions} />
      </Stack>
    </Card>
  );
}

/** Only carriers whose documents an administrator has checked can send offers. */
function CheckedBadge() {
  const t = useMessages(orderTexts);
  return (
    <Group gap={6} wrap="nowrap">
      <IconShieldCheck size={20} color="var(--mantine-color-brad-5)" aria-hidden />
      <Text size="sm" fw={600}>
        {t.checked}
      </Text>
    </Group>
  );
}

function Validity({ offer, now }: Pick<OfferCardProps, 'offer' | 'now'>) {
  const t = useMessages(offerTexts);
  const locale = useLocale();
  // A paid reservation ignores the offer's own end (decision 19).
  if (offer.fee_paid) {
    return (
      <Badge
        color="brad"
        variant="light"
        size="lg"
        tt="none"
        styles={{ label: { color: 'var(--mantine-color-text)' } }}
      >
        {offer.state === 'accepted' ? t.accepted : t.reserved}
      </Badge>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {timeLeft(offer.valid_until, now, locale, t)} ({t.until(formatInstant(offer.valid_until, locale))})
    </Text>
  );
}

function linesOf(offer: Offer, t: typeof offerTexts.ro): SumLine[] {
  return [
    { label: t.price, minor: offer.price_minor },
    ...(offer.vat_minor ? [{ label: t.vat, minor: offer.vat_minor }] : []),
    { label: t.fee, minor: offer.fee_minor, ...(offer.fee_paid ? { note: t.feePaid } : {}) },
  ];
}
