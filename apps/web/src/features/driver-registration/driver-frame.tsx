import type { ReactNode } from 'react';
import { StoneSteps } from '../../components/art/stone-steps.tsx';
import { Page } from '../../components/page.tsx';
import { MissingStep } from '../../components/registration/missing-step.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useDriverDraft } from './driver-draft.ts';
import { driverSteps, firstMissing, type StepName } from './driver-steps.ts';
import { driverTexts } from './driver-texts.ts';
import { useRememberedPassword } from './password-memory.ts';

interface DriverFrameProps {
  readonly step: StepName;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The heading and the steps around each screen of a driver's registration, and what is missing before it. */
export function DriverFrame({ step, lead, children }: DriverFrameProps) {
  const t = useMessages(driverTexts);
  const { draft } = useDriverDraft();
  const password = useRememberedPassword();
  const missing = firstMissing(draft, password !== undefined, step, t);
  return (
    <Page size={680} title={t.title} lead={lead}>
      <StoneSteps
        steps={driverSteps.map(({ name }) => t[`step${name}`])}
        current={driverSteps.findIndex(({ name }) => name === step) + 1}
        doneText={t.done}
        label={t.stepsLabel}
      />
      {missing ? (
        <MissingStep
          step={t[`step${missing.name}`]}
          to={missing.path}
          text={missing.name === 'Password' ? t.missingPassword : t.missing}
        />
      ) : null}
      {children}
    </Page>
  );
}
