import { Button } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: {
    title: 'Ecranul nu s-a putut deschide',
    text: 'Poate lipsește conexiunea sau a apărut o versiune nouă. Ce ai completat în formulare s-a păstrat.',
    reload: 'Reîncarcă pagina',
  },
  en: {
    title: 'This screen could not be opened',
    text: 'The connection may be missing, or there is a new version. What you filled into forms is kept.',
    reload: 'Load the page again',
  },
});

/** Shown when a screen's code cannot be loaded or breaks while it is drawn. */
export function RouteFailure() {
  const t = useMessages(messages);
  return (
    <EmptyState
      title={t.title}
      text={t.text}
      action={<Button onClick={() => location.reload()}>{t.reload}</Button>}
    />
  );
}
