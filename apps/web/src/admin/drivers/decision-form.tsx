import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormNote } from '../../components/form-note.tsx';
import { describeError } from '../../lib/errors/describe-error.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { decisionsOf, needsReason, type Decision, type DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';
import { ReadyReasons } from './ready-reasons.tsx';
import { useDecide } from './use-decide.ts';

interface DecisionFormProps {
  readonly driver: DriverReview;
  readonly onDecided: () => void;
}

/** What is decided of a driver; rejecting and suspending ask for the reason that the driver is told. */
export function DecisionForm({ driver, onDecided }: DecisionFormProps) {
  const t = useMessages(driverTexts);
  const locale = useLocale();
  const [isVat, setIsVat] = useState(driver.vat_registered);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decide = useDecide(driver, onDecided);
  const isDeciding = useRef(false);
  const decisions = decisionsOf[driver.status];
  const negative = decisions.find((decision) => decision !== 'activate');
  const press = (decision: Decision) => {
    if (needsReason(decision) && reason.trim() === '') {
      setIsMissing(true);
      document.getElementById('decision-reason')?.focus();
      return;
    }
    // A second click comes before the first has drawn anything.
    if (isDeciding.current) return;
    isDeciding.current = true;
    decide.mutate(
      {
        params: { driver_id: driver.driver_id },
        body: { decision, reason: reason.trim(), vat_registered: isVat },
      },
      { onError: () => void (isDeciding.current = false) },
    );
  };
  const change = (text: string) => {
    setReason(text);
    setIsMissing(false);
  };
  return (
    <Stack gap="md">
      <Checkbox
        label={t.vat}
        description={t.vatHint}
        checked={isVat}
        onChange={(event) => setIsVat(event.currentTarget.checked)}
      />
      {negative ? <ReadyReasons decision={negative} onChoose={change} /> : null}
      <Textarea
        id="decision-reason"
        label={t.reason}
        description={t.reasonHint}
        error={isMissing ? t.reasonMissing : undefined}
        maxLength={500}
        minRows={2}
        value={reason}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <FormNote text={decide.error ? describeError(decide.error, locale).text : undefined} />
      <Group>
        {decisions.map((decision) => (
          <Button
            key={decision}
            size="lg"
            {...(decision === 'activate'
              ? { color: 'brad' }
              : { variant: 'default', c: 'var(--mantine-color-error)' })}
            disabled={decide.isPending && decide.variables.body.decision !== decision}
            loading={decide.isPending && decide.variables.body.decision === decision}
            onClick={() => press(decision)}
          >
            {t.decide[decision]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
