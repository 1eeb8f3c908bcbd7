import { defineMessages, pick } from '../../lib/i18n/messages.ts';
import { readLocale } from '../../lib/i18n/locale.ts';
import { tell } from '../../lib/notices/notices.ts';

const messages = defineMessages({
  ro: {
    title: 'O recomandare',
    text: 'Parola aleasă se numără printre cele mai folosite și poate fi ghicită ușor. Merge și așa, dar o poți schimba oricând din Profil.',
  },
  en: {
    title: 'A recommendation',
    text: 'The password you chose is among the most used ones and easy to guess. It works, but you can change it in your profile at any time.',
  },
});

/** Gentle advice after a password was set that attackers try first; nothing is refused for it (decision 5). */
export function advisePassword({
  password_is_common: isCommon,
}: {
  readonly password_is_common?: boolean | undefined;
}): void {
  if (!isCommon) return;
  const t = pick(messages, readLocale());
  tell(t.text, t.title);
}
