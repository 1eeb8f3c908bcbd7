import { Alert, List, Stack, Text } from '@mantine/core';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { TextLink } from '../../../components/text-link.tsx';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stepPath } from '../draft/missing-steps.ts';
import { confirmTexts } from './confirm-texts.ts';
import { orderFault } from './order-faults.ts';

interface SubmitFailureProps {
  readonly error: unknown;
  readonly draft: BookingDraft;
}

/** Why the order was not posted: refused, with the fields and the way to them, or not heard at all (specification §8). */
export function SubmitFailure({ error, draft }: SubmitFailureProps) {
  const t = useMessages(confirmTexts);
  const locale = useLocale();
  const { text, unreachable, traceId } = describeError(error, locale);
  const faults = isProblem(error) ? error.problem.errors.map((entry) => orderFault(entry, locale)) : [];
  return (
    <Alert
      color="red"
      variant="light"
      title={unreachable ? screenLiterals.orderTransport : literals.orderFailed}
    >
      <Stack gap="xs">
        {faults.length === 0 ? <Text>{text}</Text> : null}
        {faults.length > 0 ? (
          <List spacing={6}>
            {faults.map((fault) => (
              <List.Item key={fault.text}>
                {fault.text}{' '}
                {fault.step ? (
                  <TextLink to={stepPath(fault.step, draft)} aria-label={`${t.seeStep}: ${fault.text}`}>
                    {t.seeStep}
                  </TextLink>
                ) : null}
              </List.Item>
            ))}
          </List>
        ) : null}
        {traceId ? <Text size="sm">{traceId}</Text> : null}
      </Stack>
    </Alert>
  );
}
