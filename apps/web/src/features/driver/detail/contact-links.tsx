import { Button, SimpleGrid } from '@mantine/core';
import { IconMessageCircle, IconPhone } from '@tabler/icons-react';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { LinkButton } from '../../../components/link-button.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../../lib/paths/paths.ts';
import { detailTexts } from './detail-texts.ts';

/** Chat with the sender, and a call to whoever left a number. */
export function ContactLinks({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  const people = [
    { name: order.sender_name, phone: order.sender_contact },
    { name: order.receiver_name, phone: order.receiver_contact },
  ].filter(({ phone }) => phone !== '');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 1 }} spacing="xs">
      {people.map(({ name, phone }) => (
        <Button
          key={`${name} ${phone}`}
          component="a"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          size="lg"
          variant="default"
          leftSection={<IconPhone size={22} aria-hidden />}
        >
          {t.call(name)}
        </Button>
      ))}
      <LinkButton
        to={withQuery(paths.driverChat, { user_id: order.sender_id, order_id: order.order_id })}
        size="lg"
        variant="default"
        leftSection={<IconMessageCircle size={22} aria-hidden />}
      >
        {screenLiterals.chat}
      </LinkButton>
    </SimpleGrid>
  );
}
