import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { CardInput } from './card-input.tsx';
import { brandOf, digitsOf } from './card-number.ts';
import { CardRefusedError, type CardFieldsProps, type CardToken } from './card-port.ts';
import { useCardSettings } from './card-settings.ts';
import { cardTexts } from './card-texts.ts';
import { postCard } from './post-card.ts';
import { refusalText } from './refusal-texts.ts';
import { TestCards } from './test-cards.tsx';
import { useCardReports } from './use-card-reports.ts';
import { useTypedCard } from './use-typed-card.ts';

/** What the sandbox knows browsers by, unless the installation names another. */
const SANDBOX_KEY = 'pk_test_cursa_sandbox';

/** Our own card form, for test cards only: they go from here straight to the sandbox. */
export function SandboxCardFields(props: CardFieldsProps) {
  const t = useMessages(cardTexts);
  const locale = useLocale();
  const settings = useCardSettings();
  const state = useTypedCard();
  const root = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const { disabled = false } = props;

  const collect = async (): Promise<CardToken> => {
    const [fault] = Object.entries(state.faults);
    if (fault) {
      state.leaveAll();
      setSought(fault[0]);
      throw new CardRefusedError('incomplete', refusalText('incomplete', locale));
    }
    const publishableKey = settings.stripe_publishable_key ?? SANDBOX_KEY;
    return postCard(state.card, { url: settings.card_sandbox_url ?? '', publishableKey }, locale);
  };
  // A screen that sends disables the fields for that time, and what is disabled takes no focus.
  useEffect(() => {
    if (sought === '' || disabled) return;
    root.current?.querySelector<HTMLInputElement>(`input[data-card="${sought}"]`)?.focus();
    setSought('');
  }, [sought, disabled]);
  useCardReports(props, state.complete, collect);

  const brand = brandOf(digitsOf(state.card.number));
  const shared = { state, disabled };
  return (
    <Stack gap="md" ref={root}>
      <CardInput
        {...shared}
        field="number"
        data-card="number"
        label={t.number}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        rightSection={<Text size="sm">{brand.name}</Text>}
        rightSectionWidth={brand.name.length > 10 ? 150 : 100}
        rightSectionPointerEvents="none"
      />
      <SimpleGrid cols={2} spacing="md">
        <CardInput
          {...shared}
          field="expiry"
          data-card="expiry"
          label={t.expiry}
          autoComplete="cc-exp"
          placeholder={t.expiryExample}
        />
        <CardInput
          {...shared}
          field="cvc"
          data-card="cvc"
          label={t.cvc}
          autoComplete="cc-csc"
          placeholder={brand.cvcLength === 4 ? '1234' : '123'}
          description={brand.cvcLength === 4 ? t.cvcHintAmex : t.cvcHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
      <TestCards onPick={state.fill} disabled={disabled} />
    </Stack>
  );
}
