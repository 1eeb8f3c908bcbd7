import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, safeReturnUrl } from '../../lib/paths/paths.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { parseAmount } from './parse-amount.ts';
import { TopUpDialog } from './top-up-dialog.tsx';
import { walletTexts } from './wallet-texts.ts';

const USUAL = ['20', '50', '100'];

/** How much, then by card. `?amount=` prefills it and `?return_to=` says where the money is wanted. */
export function AddMoney() {
  const t = useMessages(walletTexts);
  const [query] = useSearchParams();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const [minor, setMinor] = useState<number>();
  const form = useForm({
    initialValues: { amount: query.get('amount') ?? '' },
    validate: {
      amount: (text) => {
        const read = parseAmount(text);
        return 'fault' in read ? t[read.fault] : null;
      },
    },
  });
  const open = ({ amount }: { amount: string }): void => {
    const read = parseAmount(amount);
    if ('minor' in read) setMinor(read.minor);
  };
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(open, () => form.getInputNode('amount')?.focus())}>
        <Stack gap="sm">
          <TextInput
            label={t.amount}
            placeholder={screenLiterals.enterAmount}
            inputMode="decimal"
            autoComplete="off"
            leftSection={symbol}
            size="lg"
            {...form.getInputProps('amount')}
          />
          <Group gap="xs" role="group" aria-label={t.quick}>
            {USUAL.map((amount) => (
              <Button
                key={amount}
                variant="default"
                radius="xl"
                onClick={() => form.setFieldValue('amount', amount)}
              >
                {formatMoney(Number(amount) * 100, symbol).replace(/\.00$/, '')}
              </Button>
            ))}
          </Group>
          <Button type="submit" size="lg" fullWidth>
            {screenLiterals.addMoney}
          </Button>
        </Stack>
      </form>
      {minor === undefined ? null : (
        <TopUpDialog
          amountMinor={minor}
          returnTo={safeReturnUrl(query.get('return_to')) ?? paths.home}
          onClose={() => setMinor(undefined)}
        />
      )}
    </>
  );
}
