import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetTexts } from './reset-texts.ts';

/** Where the mailed link leads: /new-password?token=… */
export function NewPasswordScreen() {
  const t = useMessages(resetTexts);
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const onSaved = () => {
    tellSuccess(t.saved);
    // Replaced, so that going back does not open a used link.
    void navigate(paths.asUser, { replace: true });
  };
  return (
    <Page size={520} title={t.newTitle} lead={token ? t.newLead : undefined}>
      {token ? (
        <NewPasswordForm token={token} onSaved={onSaved} />
      ) : (
        <EmptyState
          title={t.noLink}
          text={t.noLinkText}
          action={<LinkButton to={paths.forgot}>{t.ask}</LinkButton>}
        />
      )}
      <TextLink to={paths.asUser} ta="center" py={10}>
        {t.back}
      </TextLink>
    </Page>
  );
}
