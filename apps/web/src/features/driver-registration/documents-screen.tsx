import { Alert, Stack, Text } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { literals } from '@cursa/contracts/legacy-literals';
import { focusFirstFault } from '../../components/fields/focus-first-fault.ts';
import { FormNote } from '../../components/form-note.tsx';
import { TermsField } from '../../components/registration/terms-field.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { describeError } from '../../lib/errors/describe-error.ts';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { DocumentSlots } from './document-slots.tsx';
import { DriverFrame } from './driver-frame.tsx';
import { firstMissing } from './driver-steps.ts';
import { driverTexts } from './driver-texts.ts';
import { useRememberedPassword } from './password-memory.ts';
import { registrationFaults } from './registration-faults.ts';
import { StepButtons } from './step-buttons.tsx';
import { useFiles } from './use-files.ts';
import { useRegisterDriver } from './use-register-driver.ts';

/** The last step: the company's papers, not required, and the terms, required; then the registration is sent. */
export function DocumentsScreen() {
  const t = useMessages(driverTexts);
  const password = useRememberedPassword();
  const { draft, clear, busy, setBusy, change } = useFiles();
  const [terms, setTerms] = useState(false);
  const [note, setNote] = useState<'terms' | 'missing' | 'uploading'>();
  const register = useRegisterDriver(clear);
  const faults = registrationFaults(register.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = password === undefined || firstMissing(draft, true, 'Documents', t) !== undefined;
    const refusal = !terms ? 'terms' : isMissing ? 'missing' : busy ? 'uploading' : undefined;
    setNote(refusal);
    if (refusal === 'terms') focusFirstFault();
    if (!refusal && password !== undefined) register.register({ draft, password });
  };
  return (
    <DriverFrame step="Documents" lead={t.documentsLead}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <DocumentSlots
            slots={[
              { kind: 'transport_licence', label: t.transportLicenceFile, name: 'Licenta_de_transport' },
              { kind: 'cmr_insurance', label: t.cmr, name: 'Certificat_asigurare_CMR' },
              { kind: 'registration_certificate', label: t.registration, name: 'Certificat_de_inregistrare' },
            ]}
            files={draft.files}
            errors={faults.files}
            onChange={change}
            onBusy={setBusy}
          />
          <TermsField
            checked={terms}
            onChange={setTerms}
            error={note === 'terms' && !terms ? literals.termsRequired : undefined}
          />
          <FormNote
            text={note === 'missing' ? t.missing : note === 'uploading' && busy ? t.uploading : undefined}
          />
          {register.error ? <RefusedHelp error={register.error} /> : null}
          <StepButtons
            back={paths.driverLicense}
            submit={t.register}
            loading={register.isPending || register.isSuccess}
          />
        </Stack>
      </form>
    </DriverFrame>
  );
}

/** After a failure: where to correct, or what else can be done. No reason is told for a used e-mail (decision 5). */
function RefusedHelp({ error }: { readonly error: Error }) {
  const t = useMessages(driverTexts);
  const locale = useLocale();
  const { step } = registrationFaults(error);
  const isRefused = isProblem(error) && error.code === 'registration-refused';
  return (
    <Alert color="red" variant="light">
      <Text>{isRefused ? t.refused : describeError(error, locale).text}</Text>
      {isRefused ? <TextLink to={paths.asDriver}>{t.signIn}</TextLink> : null}
      {step ? <TextLink to={step.path}>{t.fix(t[`step${step.name}`])}</TextLink> : null}
    </Alert>
  );
}
