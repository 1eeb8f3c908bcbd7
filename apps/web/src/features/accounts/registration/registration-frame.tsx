import type { ReactNode } from 'react';
import { StoneSteps } from '../../../components/art/stone-steps.tsx';
import { Card } from '../../../components/card.tsx';
import { Page } from '../../../components/page.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { registrationTexts } from './registration-texts.ts';

interface RegistrationFrameProps {
  /** Counted from 1. */
  readonly step: number;
  /** The short way leaves out the address. */
  readonly short?: boolean;
  readonly lead: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The heading and the steps around each screen of a sender's registration. */
export function RegistrationFrame({ step, short = false, lead, note, children }: RegistrationFrameProps) {
  const t = useMessages(registrationTexts);
  const steps = [t.stepBasic, ...(short ? [] : [t.stepAddress]), t.stepPassword];
  return (
    <Page size={600} title={t.title} lead={lead}>
      <StoneSteps steps={steps} current={step} doneText={t.done} label={t.stepsLabel} />
      {note}
      <Card>{children}</Card>
    </Page>
  );
}
