import '@mantine/notifications/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { theme } from '../theme/theme.ts';

let mounted = false;

/** Shows one message; the board lives beside the application, so no change of screen takes a message away. */
export function showNotice(notice: NotificationData): void {
  if (!mounted) {
    mounted = true;
    const host = document.body.appendChild(document.createElement('div'));
    createRoot(host).render(
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <Notifications position="top-center" limit={3} autoClose={7_000} zIndex={3_000} />
      </MantineProvider>,
    );
  }
  notifications.show(notice);
}
