import { Table, Text } from '@mantine/core';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { payingTexts } from './paying-texts.ts';

/** What goes back when, as the server's table says it (decision 26); to be seen before anything is paid. */
export function CancellationRules({ orderId }: { readonly orderId: string }) {
  const t = useMessages(payingTexts);
  const { data } = useRead(paymentsApi.cancellationTerms, { params: { order_id: orderId } });
  const texts: Readonly<Record<string, string>> = t.rule;
  const rows = data?.matrix.filter(({ rule }) => texts[rule]) ?? [];
  if (rows.length === 0) return null;
  return (
    <details>
      <Text component="summary" fw={600} py={10} style={{ cursor: 'pointer' }}>
        {t.rulesTitle}
      </Text>
      <Table verticalSpacing="xs" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.ruleColumn}</Table.Th>
            <Table.Th ta="right">{t.feeColumn}</Table.Th>
            <Table.Th ta="right">{t.deliveryColumn}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ rule, fee_back_percent, delivery_back_percent }) => (
            <Table.Tr key={rule}>
              <Table.Td>{texts[rule]}</Table.Td>
              <Table.Td ta="right">{fee_back_percent} %</Table.Td>
              <Table.Td ta="right">{delivery_back_percent} %</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
