import { Avatar, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { chatApi } from '@cursa/contracts/http/chat';
import { NoMessagesArt } from '../../components/art/empty/no-messages.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { formatInstant } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { usePeople } from './use-people.ts';

const REFRESH_MS = 20_000;

interface ConversationListProps {
  readonly role: 'user' | 'driver';
  readonly unread: ReadonlySet<string> | undefined;
}

/** People the person talks with, latest first. */
export function ConversationList({ role, unread }: ConversationListProps) {
  const t = useMessages(chatTexts);
  const locale = useLocale();
  const query = useRead(chatApi.listConversations, {}, { refetchInterval: REFRESH_MS });
  const people = usePeople(role, undefined, (query.data?.conversations.length ?? 0) > 0);
  const nameOf = (id: string): string => people[id]?.name || (role === 'user' ? t.driver : t.sender);
  const linkTo = (id: string): string => {
    const order_id = people[id]?.orderId;
    return role === 'user'
      ? withQuery(paths.userChat, { driver_id: id, order_id })
      : withQuery(paths.driverChat, { user_id: id, order_id });
  };
  return (
    <Page title={t.title} size="sm">
      <QueryView query={query} skeleton={<RowsSkeleton rows={4} height={68} />}>
        {({ conversations }) =>
          conversations.length === 0 ? (
            <NoConversations role={role} />
          ) : (
            <ul className={classes.people} aria-label={t.listTitle}>
              {conversations.map(({ other_id, last_at, last_text, last_sender_id }) => (
                <li key={other_id}>
                  <Link
                    to={linkTo(other_id)}
                    className={`${classes.person ?? ''} ${unread?.has(other_id) ? (classes.unread ?? '') : ''}`}
                  >
                    <Avatar
                      src={people[other_id]?.image || null}
                      name={nameOf(other_id)}
                      alt=""
                      size={44}
                      color="initials"
                    />
                    <span style={{ flex: 1, minWidth: 0 }}>
                      <Text component="span" display="block" fw={700}>
                        {nameOf(other_id)}
                      </Text>
                      <Text component="span" display="block" size="sm" className={classes.last}>
                        {last_sender_id === other_id ? last_text : t.mine(last_text)}
                      </Text>
                      <Text component="span" display="block" size="xs" c="dimmed">
                        {formatInstant(last_at, locale)}
                      </Text>
                    </span>
                    {unread?.has(other_id) ? (
                      <>
                        <VisuallyHidden>{t.unread}</VisuallyHidden>
                        <span className={classes.dot} aria-hidden />
                      </>
                    ) : null}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  );
}

function NoConversations({ role }: { readonly role: 'user' | 'driver' }) {
  const t = useMessages(chatTexts);
  return (
    <EmptyState
      art={<NoMessagesArt />}
      title={t.noneTitle}
      text={role === 'user' ? t.noneUser : t.noneDriver}
      action={
        <LinkButton to={role === 'user' ? paths.send : paths.driverOffers}>
          {role === 'user' ? t.toSends : t.toRequests}
        </LinkButton>
      }
    />
  );
}
