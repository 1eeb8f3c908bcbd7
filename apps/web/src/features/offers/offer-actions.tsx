import { Button, Group, Stack } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { LinkButton } from '../../components/link-button.tsx';
import { ChatButton } from '../../components/order/chat-button.tsx';
import { formatAmount } from '../../lib/format/money.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import type { OfferCardProps } from './offer-card-props.ts';

/** Pay the fee or, once it is paid, the delivery; talk; refuse. */
export function OfferActions({ offer, now, onPayFee, onRefuse, onChat }: OfferCardProps) {
  const { order_id, driver_id, driver } = offer;
  const isOver = !offer.fee_paid && Date.parse(offer.valid_until) <= now;
  const named = (label: string): string => `${label}, ${driver.first_name}`;
  return (
    <Stack gap="xs" mt="auto">
      <MainAction offer={offer} isOver={isOver} onPayFee={onPayFee} />
      <Group grow>
        <ChatButton
          party={{ driverId: driver_id, orderId: order_id, firstname: driver.first_name, lastname: '' }}
          onChat={onChat}
          variant="default"
          aria-label={named(screenLiterals.chat)}
        />
        {offer.fee_paid ? null : (
          <Button variant="default" onClick={() => onRefuse(offer)} aria-label={named(screenLiterals.refuse)}>
            {screenLiterals.refuse}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface MainActionProps extends Pick<OfferCardProps, 'offer' | 'onPayFee'> {
  readonly isOver: boolean;
}

function MainAction({ offer, isOver, onPayFee }: MainActionProps) {
  if (offer.state === 'accepted') return null;
  if (offer.fee_paid) {
    return (
      <LinkButton to={withQuery(paths.accept, { order_id: offer.order_id })} size="lg" fullWidth>
        {screenLiterals.payDelivery}
      </LinkButton>
    );
  }
  return (
    <Button mih={52} px="xs" fullWidth disabled={isOver} onClick={() => onPayFee(offer)}>
      {screenLiterals.payPlatformFee(formatAmount(offer.fee_minor))}
    </Button>
  );
}
