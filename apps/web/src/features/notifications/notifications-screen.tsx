import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { notificationsApi } from '@cursa/contracts/http/notifications';
import { NoMessagesArt } from '../../components/art/empty/no-messages.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { formatInstant } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';
import { useFeed } from './feed.ts';

const messages = defineMessages({
  ro: {
    title: 'Noutăți',
    none: 'Nicio noutate',
    noneText: 'Aici apar ofertele, plățile și livrările tale.',
    open: 'Deschide comanda',
    fresh: 'Nou',
  },
  en: {
    title: 'Notices',
    none: 'Nothing new',
    noneText: 'Your offers, payments and deliveries appear here.',
    open: 'Open the order',
    fresh: 'New',
  },
});

/** The person's feed; opening it marks it as read. */
export function NotificationsScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  const feed = useFeed();
  const role = useSession()?.role;
  const { mutate: markRead } = useCall(notificationsApi.markRead, { stale: [notificationsApi.feed] });
  const unread = feed.data?.unread ?? 0;
  useEffect(() => {
    // Left, not opened: what is new stays marked while it is looked at.
    return () => (unread > 0 ? markRead({}) : undefined);
  }, [unread, markRead]);
  return (
    <Page title={t.title} size="sm">
      <QueryView query={feed}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <EmptyState art={<NoMessagesArt />} title={t.none} text={t.noneText} />
          ) : (
            <Stack gap="sm">
              {notifications.map((notice) => (
                <Card key={notice.notification_id}>
                  <Group justify="space-between" wrap="nowrap" align="start">
                    <Title order={2} size="h4">
                      {notice.title}
                    </Title>
                    {notice.read ? null : (
                      <Badge tt="none" flex="none">
                        {t.fresh}
                      </Badge>
                    )}
                  </Group>
                  <Text my={4}>{notice.body}</Text>
                  <Group justify="space-between">
                    <Text size="sm" c="dimmed">
                      {formatInstant(notice.created_at, locale)}
                    </Text>
                    {notice.order_id ? (
                      <TextLink
                        display="inline-flex"
                        mih={44}
                        style={{ alignItems: 'center' }}
                        to={withQuery(role === 'driver' ? paths.deliveryDetail : paths.viewdetails, {
                          order_id: notice.order_id,
                        })}
                      >
                        {t.open}
                      </TextLink>
                    ) : null}
                  </Group>
                </Card>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}
