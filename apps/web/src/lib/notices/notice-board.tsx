import '@mantine/notifications/styles.layer.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import { useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { defineMessages, useMessages } from '../i18n/messages.ts';
import { theme } from '../theme/theme.ts';
import classes from './notice-board.module.css';

const messages = defineMessages({
  ro: { close: 'Închide mesajul' },
  en: { close: 'Close the message' },
});

let board: { readonly host: HTMLElement; readonly root: Root } | undefined;

/** Shows one message; the board lives beside the application, so no change of screen takes a message away. */
export function showNotice(notice: NotificationData): void {
  board ??= mount();
  notifications.show(notice);
}

/** Takes the board down with all that is on it and all that waits for room. */
export function clearNotices(): void {
  notifications.clean();
  board?.root.unmount();
  board?.host.remove();
  board = undefined;
}

function mount(): { host: HTMLElement; root: Root } {
  const host = document.body.appendChild(document.createElement('div'));
  host.dataset['notices'] = '';
  const root = createRoot(host);
  root.render(<Board />);
  return { host, root };
}

function Board() {
  const { close } = useMessages(messages);
  const own = useMemo(() => boardTheme(close), [close]);
  return (
    <MantineProvider theme={own} defaultColorScheme="auto">
      <Notifications
        className={classes['board']}
        position="top-center"
        limit={3}
        autoClose={7_000}
        zIndex={3_000}
      />
    </MantineProvider>
  );
}

/** The library's grey for texts below a title is too pale to read, and its cross has no name. */
function boardTheme(close: string) {
  return mergeThemeOverrides(theme, {
    components: {
      Notification: {
        defaultProps: { closeButtonProps: { 'aria-label': close } },
        styles: { description: { color: 'var(--mantine-color-text)' } },
      },
    },
  });
}
