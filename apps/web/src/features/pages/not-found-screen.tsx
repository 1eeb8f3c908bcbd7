import { NotFoundArt } from '../../components/art/empty/not-found.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../lib/browser/use-page-title.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';

const messages = defineMessages({
  ro: {
    title: 'Aici nu este nicio bornă',
    text: 'Adresa nu duce nicăieri. Poate a fost scrisă altfel sau pagina s-a mutat.',
    home: 'Înapoi la început',
  },
  en: {
    title: 'No milestone here',
    text: 'This address leads nowhere. It may be spelt differently, or the page has moved.',
    home: 'Back to the start',
  },
});

/** Any address that is none. */
export function NotFoundScreen() {
  const t = useMessages(messages);
  usePageTitle(t.title);
  return (
    <EmptyState
      level={1}
      art={<NotFoundArt />}
      title={t.title}
      text={t.text}
      action={<LinkButton to={paths.welcome}>{t.home}</LinkButton>}
    />
  );
}
