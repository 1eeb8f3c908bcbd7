import { Text, VisuallyHidden } from '@mantine/core';
import { shortId } from '../../components/order/short-id.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

/** An order's number, as people read it to each other. */
export function OrderNumber({ orderId }: { readonly orderId: string }) {
  const t = useMessages(detailTexts);
  return (
    <Text span fw={700} title={orderId} style={{ whiteSpace: 'nowrap' }}>
      <VisuallyHidden component="span">{t.order} </VisuallyHidden>
      {shortId(orderId)}
    </Text>
  );
}
