import { Button, Group } from '@mantine/core';
import { LinkButton } from '../../components/link-button.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import type { Path } from '../../lib/paths/paths.ts';
import { driverTexts } from './driver-texts.ts';

interface StepButtonsProps {
  readonly back: Path;
  /** The text of the button that goes on; "Next" unless given. */
  readonly submit?: string;
  readonly loading?: boolean;
}

/** Back and on, at the foot of a step. */
export function StepButtons({ back, submit, loading = false }: StepButtonsProps) {
  const t = useMessages(driverTexts);
  return (
    <Group grow preventGrowOverflow={false}>
      <LinkButton to={back} variant="default" size="lg">
        {t.back}
      </LinkButton>
      <Button type="submit" size="lg" loading={loading}>
        {submit ?? t.next}
      </Button>
    </Group>
  );
}
