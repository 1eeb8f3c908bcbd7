import { ActionIcon, Indicator } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, plural, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';
import { useLiveStream } from './use-live-stream.ts';
import { useUnread } from './use-unread.ts';

const messages = defineMessages({
  ro: {
    chat: 'Mesaje',
    one: 'Mesaje: # conversație necitită',
    few: 'Mesaje: # conversații necitite',
    other: 'Mesaje: # de conversații necitite',
  },
  en: {
    chat: 'Messages',
    one: 'Messages: # unread conversation',
    few: 'Messages: # unread conversations',
    other: 'Messages: # unread conversations',
  },
});

/** The way to the conversations from every screen, marked while somebody has written. Keeps the live stream open. */
export function UnreadLink() {
  const t = useMessages(messages);
  const locale = useLocale();
  const role = useSession()?.role;
  const { unread } = useUnread(useLiveStream());
  const label = unread.size === 0 ? t.chat : plural(locale, unread.size, t);
  return (
    <Indicator disabled={unread.size === 0} color="borna" label={unread.size} size={18} offset={6}>
      <ActionIcon
        component={Link}
        to={role === 'driver' ? paths.driverChat : paths.userChat}
        c="var(--mantine-color-text)"
        aria-label={label}
        title={t.chat}
      >
        <IconMessageCircle size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
