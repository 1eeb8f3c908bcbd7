import { LinkButton } from '../../../components/link-button.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { confirmTexts } from './confirm-texts.ts';

/** Back to the step where a part was filled in. */
export function EditLink({ to, what }: { readonly to: string; readonly what: string }) {
  const t = useMessages(confirmTexts);
  return (
    <LinkButton to={to} variant="default" aria-label={`${t.edit}: ${what}`}>
      {t.edit}
    </LinkButton>
  );
}
