import { Stack, Title } from '@mantine/core';
import { Card } from '../../components/card.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { DecisionForm } from './decision-form.tsx';
import { DocumentGrid } from './document-grid.tsx';
import { DriverFacts } from './driver-facts.tsx';
import type { DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';

interface DriverPanelProps {
  readonly driver: DriverReview;
  /** Reads the list again, which brings new links. */
  readonly renew: () => void;
  readonly onDecided: () => void;
}

/** Everything about one driver: what they wrote, what they sent, what is decided. */
export function DriverPanel({ driver, renew, onDecided }: DriverPanelProps) {
  const t = useMessages(driverTexts);
  return (
    <Stack component="section" gap="md" aria-label={`${driver.first_name} ${driver.last_name}`}>
      <Card>
        <Title order={2} size="h3" mb="sm">
          {driver.first_name} {driver.last_name}
        </Title>
        <DriverFacts driver={driver} />
      </Card>
      <Card>
        <Title order={3} mb="sm">
          {t.documents}
        </Title>
        <DocumentGrid documents={driver.documents} renew={renew} />
      </Card>
      <Card>
        <Title order={3} mb="sm">
          {t.decision}
        </Title>
        <DecisionForm driver={driver} onDecided={onDecided} />
      </Card>
    </Stack>
  );
}
