import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { PasswordChange } from './password-change.tsx';
import { profileTexts } from './profile-texts.ts';

/** Changing the password, opened in place. */
export function PasswordCard() {
  const t = useMessages(profileTexts);
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between">
          <div>
            <Title order={2} size="h3">
              {t.password}
            </Title>
            <Text c="dimmed" size="sm">
              {t.passwordText}
            </Text>
          </div>
          <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.cancel : t.changePassword}
          </Button>
        </Group>
        {open ? <PasswordChange onDone={() => setOpen(false)} /> : null}
      </Stack>
    </Card>
  );
}
