import { ActionIcon } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { Link, NavLink } from 'react-router-dom';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { UnreadLink } from '../../features/live/unread-link.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';
import { AppearanceButtons } from './appearance-buttons.tsx';
import { useMemberLinks } from './member-links.ts';
import classes from './site-header.module.css';

const messages = defineMessages({
  ro: { menu: 'Meniu', quick: 'Meniu rapid', signOut: 'Deconectare' },
  en: { menu: 'Menu', quick: 'Quick menu', signOut: 'Sign out' },
});

/** What a signed-in person has on top (and on phones at the thumb): name, screens of the role, sign-out. */
export function MemberBar() {
  const t = useMessages(messages);
  const session = useSession();
  const links = useMemberLinks();
  const { signOut, isPending } = useSignOut();
  if (!session) return null;
  return (
    <>
      <nav className={classes.links} aria-label={t.menu}>
        {links.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} className={classes.link}>
            <Icon size={20} aria-hidden /> {label}
          </NavLink>
        ))}
      </nav>
      <Link to={paths.profile} className={classes.link}>
        <span className={classes.name}>{session.firstname}</span>
      </Link>
      <UnreadLink />
      <NotificationBell />
      <AppearanceButtons className={classes.appearance} />
      <ActionIcon
        aria-label={t.signOut}
        title={t.signOut}
        c="var(--mantine-color-text)"
        loading={isPending}
        onClick={signOut}
      >
        <IconLogout size={22} aria-hidden />
      </ActionIcon>
      {createPortal(
        <nav className={`${classes.tabs ?? ''} no-print`} aria-label={t.quick} data-bottom-tabs>
          {links.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} className={classes.tab}>
              <Icon size={24} aria-hidden />
              {label}
            </NavLink>
          ))}
        </nav>,
        document.body,
      )}
    </>
  );
}
