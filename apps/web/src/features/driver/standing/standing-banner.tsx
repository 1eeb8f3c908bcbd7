import { Alert } from '@mantine/core';
import { IconClockHour4, IconForbid2 } from '@tabler/icons-react';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { standingTexts } from './standing-texts.ts';

/** Why a driver cannot offer yet or any more, and what happens next; nothing for an active one. */
export function StandingBanner({ status }: { readonly status: AccountStatus }) {
  const t = useMessages(standingTexts);
  if (status === 'active') return null;
  const isPending = status === 'pending';
  return (
    <Alert
      role="status"
      color={isPending ? 'lanterna' : 'red'}
      variant="light"
      title={t[status].title}
      icon={isPending ? <IconClockHour4 aria-hidden /> : <IconForbid2 aria-hidden />}
      styles={{ title: { color: 'var(--mantine-color-text)', fontSize: 'var(--mantine-font-size-md)' } }}
    >
      {t[status].text}
    </Alert>
  );
}
