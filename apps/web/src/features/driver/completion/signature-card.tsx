import { Alert, Radio, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Card } from '../../../components/card.tsx';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { SignatureFault } from './signature-fault.tsx';
import { signatureTexts } from './signature-texts.ts';
import type { Completion, SignatureWay } from './use-completion.ts';

const SignaturePad = lazy(() =>
  import('./signature-pad.tsx').then(({ SignaturePad }) => ({ default: SignaturePad })),
);
const MOST_LETTERS = 120;

/** Where the receiver signs: on the glass, or by name for whoever cannot draw. */
export function SignatureCard({ completion }: { readonly completion: Completion }) {
  const t = useMessages(signatureTexts);
  const { way, setWay, signature, sign, fault, place } = completion;
  return (
    <Card>
      <Stack gap="md" ref={place}>
        <div>
          <Title order={2} size="h3">
            {t.title}
          </Title>
          <Text c="dimmed">{t.lead}</Text>
        </div>
        <Radio.Group label={t.way} value={way} onChange={(value) => setWay(value as SignatureWay)}>
          <Group gap="xl" mt={4}>
            <Radio value="drawn" label={t.drawn} py={10} />
            <Radio value="typed" label={t.typed} py={10} />
          </Group>
        </Radio.Group>
        {way === 'typed' ? (
          <TextInput
            label={t.name}
            size="lg"
            maxLength={MOST_LETTERS}
            autoComplete="off"
            value={signature.typed}
            error={fault}
            errorProps={{ role: 'alert' }}
            onChange={(event) => sign(event.currentTarget.value)}
          />
        ) : (
          <>
            <Suspense fallback={<Text role="status">{t.loading}</Text>}>
              <SignaturePad value={signature.drawn} onSigned={sign} />
            </Suspense>
            <SignatureFault text={fault} />
          </>
        )}
        <KeptNote error={completion.error} />
      </Stack>
    </Card>
  );
}

/** After a call that got no answer: nothing is lost, and what to do. */
function KeptNote({ error }: { readonly error: Error | null }) {
  const t = useMessages(signatureTexts);
  const locale = useLocale();
  const described = error ? describeError(error, locale) : undefined;
  return (
    <div role="status">
      {described ? (
        <Alert color={described.unreachable ? 'lanterna' : 'red'} variant="light">
          {described.unreachable ? t.kept : described.text}
        </Alert>
      ) : null}
    </div>
  );
}
