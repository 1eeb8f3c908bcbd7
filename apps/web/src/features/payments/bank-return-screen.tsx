import { Group } from '@mantine/core';
import { readBankReturn } from '../../lib/card/read-bank-return.ts';
import { readPendingPayment } from '../../lib/card/pending-payment.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoConnectionArt } from '../../components/art/empty/no-connection.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { tryAfterBank } from '../../components/paying/bank-step.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { FinishAfterBank } from './finish-after-bank.tsx';
import { paymentTexts } from './payment-texts.ts';

/** Where a bank's page leads back to: finishes the payment that was begun, or says that it does not know it. */
export function BankReturnScreen({ query }: { readonly query: URLSearchParams }) {
  const t = useMessages(paymentTexts);
  const navigate = useNavigate();
  const [back] = useState(() => readBankReturn(query));
  const [pending] = useState(readPendingPayment);
  const attempt = back && pending && tryAfterBank(pending, back.intentId);
  const isSecretShown = query.has('payment_intent_client_secret');
  useEffect(() => {
    // The intent's secret does not belong into the history; its id stays, so that a reload goes on.
    if (back && isSecretShown)
      void navigate(withQuery(paths.payment, { payment_intent: back.intentId }), { replace: true });
  }, [back, isSecretShown, navigate]);
  return (
    <Page title={t.bankTitle} size="sm">
      {attempt ? (
        <FinishAfterBank attempt={attempt} returnTo={pending.return_to} />
      ) : (
        <EmptyState
          art={<NoConnectionArt />}
          title={t.bankUnknownTitle}
          text={t.bankUnknown}
          action={
            <Group justify="center">
              <LinkButton to={paths.send}>{t.toList}</LinkButton>
              <LinkButton to={paths.wallet} variant="default">
                {t.toWallet}
              </LinkButton>
            </Group>
          }
        />
      )}
    </Page>
  );
}
