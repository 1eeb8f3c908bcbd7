import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { focusFirstFault } from '../../../components/fields/focus-first-fault.ts';
import { PasswordPair } from '../../../components/fields/password-pair.tsx';
import { usePasswordForm } from '../../../components/fields/use-password-form.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { TermsField } from '../../../components/registration/terms-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { hasBasics, MissingBasics } from './missing-basics.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { registrationTexts } from './registration-texts.ts';
import { emptySender, useSenderDraft } from './sender-draft.ts';
import { useRegisterSender } from './use-register-sender.ts';

/** The last step: the password, the terms, and the account is made. */
export function PasswordScreen({ short = false }: { readonly short?: boolean }) {
  const t = useMessages(registrationTexts);
  const { draft = emptySender } = useSenderDraft();
  const [terms, setTerms] = useState(false);
  const [asked, setAsked] = useState(false);
  const register = useRegisterSender();
  const form = usePasswordForm(
    { tooShort: screenLiterals.passwordTooShort, differ: screenLiterals.passwordsDiffer },
    'typing',
  );
  const submit = ({ password }: { password: string }) => {
    setAsked(true);
    if (terms) register.register({ draft, password });
    else focusFirstFault();
  };
  return (
    <RegistrationFrame
      step={short ? 2 : 3}
      short={short}
      lead={t.passwordLead}
      note={<MissingBasics draft={draft} short={short} />}
    >
      <form noValidate onSubmit={form.onSubmit(submit, () => focusFirstFault())}>
        <Stack gap="md">
          <PasswordPair form={form} />
          <TermsField
            checked={terms}
            onChange={setTerms}
            error={asked && !terms ? literals.termsRequired : undefined}
          />
          {isProblem(register.error) && register.error.status < 500 ? <RefusedHelp /> : null}
          <Group grow preventGrowOverflow={false}>
            <LinkButton
              to={short ? paths.informationUser : paths.informationDetails}
              variant="default"
              size="lg"
            >
              {t.back}
            </LinkButton>
            <Button
              type="submit"
              size="lg"
              loading={register.isPending || register.isSuccess}
              disabled={!form.isValid() || !hasBasics(draft)}
            >
              {t.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </RegistrationFrame>
  );
}

/** What may be done after a refusal, for which no reason is told (decision 5). */
function RefusedHelp() {
  const t = useMessages(registrationTexts);
  return (
    <Alert color="red" variant="light">
      <Text>{t.refused}</Text>
      <Group mt="xs">
        <TextLink to={paths.asUser}>{t.signIn}</TextLink>
        <TextLink to={paths.forgot}>{t.forgot}</TextLink>
      </Group>
    </Alert>
  );
}
