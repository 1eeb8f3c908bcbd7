import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { Card } from '../../components/card.tsx';
import { focusFirstFault } from '../../components/fields/focus-first-fault.ts';
import { PasswordPair } from '../../components/fields/password-pair.tsx';
import { usePasswordForm } from '../../components/fields/use-password-form.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useDriverDraft } from './driver-draft.ts';
import { DriverFrame } from './driver-frame.tsx';
import { firstMissing } from './driver-steps.ts';
import { driverTexts } from './driver-texts.ts';
import { rememberPassword, useRememberedPassword } from './password-memory.ts';
import { StepButtons } from './step-buttons.tsx';

/** Step 2: the password, in the specification's English words (§5). After a reload only it is asked for again. */
export function PasswordScreen() {
  const t = useMessages(driverTexts);
  const navigate = useNavigate();
  const { draft } = useDriverDraft();
  const remembered = useRememberedPassword();
  const isOtherwiseFilled = firstMissing(draft, true, 'Documents', t) === undefined;
  const form = usePasswordForm(
    {
      missing: screenLiterals.fieldRequired(t.password),
      missingConfirmation: screenLiterals.fieldRequired(t.confirmPassword),
      tooShort: screenLiterals.driverPasswordTooShort,
      differ: screenLiterals.driverPasswordsDiffer,
    },
    'submit',
    remembered,
  );
  const goOn = ({ password }: { password: string }) => {
    rememberPassword(password);
    void navigate(isOtherwiseFilled ? paths.driverDocuments : paths.vehicleInformation);
  };
  return (
    <DriverFrame step="Password" lead={isOtherwiseFilled && !remembered ? t.passwordAgain : t.passwordLead}>
      <Card>
        <form noValidate onSubmit={form.onSubmit(goOn, () => focusFirstFault())}>
          <Stack gap="md">
            <PasswordPair form={form} />
            <StepButtons back={paths.informationDriver} />
          </Stack>
        </form>
      </Card>
    </DriverFrame>
  );
}
