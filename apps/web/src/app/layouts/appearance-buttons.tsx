import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { chooseLocale, useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: { other: 'English', light: 'Culori deschise', dark: 'Culori închise' },
  en: { other: 'Română', light: 'Light colours', dark: 'Dark colours' },
});

/** One click to the other language and to the other colours. */
export function AppearanceButtons({
  className,
}: {
  /** For the colours' button, which narrow headers leave to the profile. */ readonly className?:
    string | undefined;
}) {
  const t = useMessages(messages);
  const locale = useLocale();
  const other = locale === 'ro' ? 'en' : 'ro';
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        px="xs"
        flex="none"
        lang={other}
        onClick={() => chooseLocale(other)}
        aria-label={`${other.toUpperCase()}: ${t.other}`}
      >
        {other.toUpperCase()}
      </Button>
      <ActionIcon
        className={className}
        c="var(--mantine-color-text)"
        aria-label={isDark ? t.light : t.dark}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={22} aria-hidden /> : <IconMoon size={22} aria-hidden />}
      </ActionIcon>
    </>
  );
}
