import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, plural, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useFeed } from './feed.ts';

const messages = defineMessages({ ro: { bell: 'Noutăți' }, en: { bell: 'Notices' } });

/** How many notices are unread, and the way to them. */
export function NotificationBell() {
  const t = useMessages(messages);
  const locale = useLocale();
  const unread = useFeed().data?.unread ?? 0;
  const count = plural(
    locale,
    unread,
    locale === 'ro'
      ? { one: '# necitită', few: '# necitite', other: '# de necitite' }
      : { one: '# unread', other: '# unread' },
  );
  return (
    <Indicator
      label={unread > 9 ? '9+' : unread}
      size={18}
      offset={9}
      color="borna.6"
      disabled={unread === 0}
    >
      <ActionIcon
        component={Link}
        to={paths.notifications}
        c="var(--mantine-color-text)"
        aria-label={unread === 0 ? t.bell : `${t.bell}: ${count}`}
      >
        <IconBell size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
