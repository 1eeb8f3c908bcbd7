import { ActionIcon, Group, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { authApi } from '@cursa/contracts/http/auth';
import { AppearanceButtons } from '../app/layouts/appearance-buttons.tsx';
import { Logo } from '../components/art/logo.tsx';
import { useCall } from '../lib/api/use-call.ts';
import { useMessages } from '../lib/i18n/messages.ts';
import { tellError } from '../lib/notices/notices.ts';
import { forgetAdmin, type AdminRecord } from './admin-session.ts';
import { adminTexts } from './admin-texts.ts';

/** Whose pages these are, who is signed in, and the way out. */
export function AdminHeader({ admin }: { readonly admin: AdminRecord | undefined }) {
  const t = useMessages(adminTexts);
  const queries = useQueryClient();
  const signOut = useCall(authApi.signOut, {
    onSuccess: () => {
      queries.clear();
      forgetAdmin();
    },
    onError: () => tellError(t.signOutFailed),
  });
  return (
    <Group
      component="header"
      px="md"
      py={6}
      gap={4}
      wrap="nowrap"
      bg="var(--cursa-card)"
      style={{ borderBottom: '1px solid var(--cursa-line)' }}
    >
      <Logo variant="full" height={30} title="Cursa" />
      <Text fw={700} ml={8} mr="auto">
        {t.admin}
      </Text>
      {admin ? (
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {admin.email}
        </Text>
      ) : null}
      <AppearanceButtons />
      {admin ? (
        <ActionIcon
          c="var(--mantine-color-text)"
          aria-label={t.signOut}
          title={t.signOut}
          loading={signOut.isPending}
          onClick={() => signOut.mutate({})}
        >
          <IconLogout size={22} aria-hidden />
        </ActionIcon>
      ) : null}
    </Group>
  );
}
