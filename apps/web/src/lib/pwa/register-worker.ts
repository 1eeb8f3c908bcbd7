import { registerSW } from 'virtual:pwa-register';
import { readLocale } from '../i18n/locale.ts';
import { defineMessages, pick } from '../i18n/messages.ts';
import { tell } from '../notices/notices.ts';

const messages = defineMessages({
  ro: {
    title: 'Versiune nouă',
    text: 'Închide toate filele Cursa și deschide din nou ca să o folosești. Ce ai completat rămâne.',
  },
  en: {
    title: 'New version',
    text: 'Close all tabs of Cursa and open it again to use it. What you filled in stays.',
  },
});

/**
 * Keeps the shell for times without a line. Called once the first screen is there, so that it never competes with it. A
 * new version waits until nobody is in the middle of something.
 */
export function registerWorker(): void {
  registerSW({
    onNeedRefresh: () => {
      const t = pick(messages, readLocale());
      tell(t.text, t.title);
    },
  });
}
