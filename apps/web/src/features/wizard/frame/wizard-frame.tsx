import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { StoneSteps } from '../../../components/art/stone-steps.tsx';
import { Page } from '../../../components/page.tsx';
import { useIsLive } from '../../../lib/browser/use-is-live.ts';
import { defineMessages, useMessages } from '../../../lib/i18n/messages.ts';
import classes from './wizard-frame.module.css';

const messages = defineMessages({
  ro: { steps: 'Pașii comenzii', done: 'finalizat' },
  en: { steps: 'Steps of the order', done: 'done' },
});

/** The names as the specification writes them: once on /home, otherwise on /parcelthird (§2, decision 13). */
const STEPS = {
  home: ['Location', 'Delivery details', 'Delivery information', 'Confirmation'],
  confirmation: ['Location', 'Product details', 'Basic information', 'Confirmation'],
} as const;

interface WizardFrameProps {
  readonly step: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly lead?: string;
  /** Stands beside the content where there is room, below it on a phone. */
  readonly aside?: ReactNode;
  /** On a phone it stays at the bottom of the screen instead. */
  readonly asideSticks?: boolean;
  readonly children: ReactNode;
}

/** The frame of each step: where one is, the step, and what stands beside it. */
export function WizardFrame({ step, title, lead, aside, asideSticks = false, children }: WizardFrameProps) {
  const t = useMessages(messages);
  const isLive = useIsLive();
  return (
    <Page title={title} lead={lead} size={1148}>
      <StoneSteps
        steps={step === 4 ? STEPS.confirmation : STEPS.home}
        current={step}
        doneText={t.done}
        label={t.steps}
      />
      <div className={classes['columns']}>
        <div className={classes['content']}>{isLive ? children : <Skeleton height={640} radius="lg" />}</div>
        {aside && isLive ? (
          <div className={classes['aside']} data-sticks={asideSticks}>
            {aside}
          </div>
        ) : null}
      </div>
    </Page>
  );
}
