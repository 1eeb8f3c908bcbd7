import { Table } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { floorByChoice } from '@cursa/contracts/catalogues/floors';
import type { Handling } from '@cursa/contracts/http/pricing';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

const FLAGS = ['lift', 'packing', 'dismantling', 'assembling'] as const;

/** Floor, lift and the services asked for, pickup beside delivery: every flag of both sides is told (specification §2). */
export function HandlingTable({ from, to }: { readonly from: Handling; readonly to: Handling }) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const floor = ({ floor }: Handling) => floorByChoice(floor)?.label[locale] ?? floor;
  return (
    <Table verticalSpacing="sm" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th>{t.atPickup}</Table.Th>
          <Table.Th>{t.atDropoff}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Th scope="row">{t.floor}</Table.Th>
          <Table.Td>{floor(from)}</Table.Td>
          <Table.Td>{floor(to)}</Table.Td>
        </Table.Tr>
        {FLAGS.map((flag) => (
          <Table.Tr key={flag}>
            <Table.Th scope="row">{t[flag]}</Table.Th>
            <Table.Td>
              <YesNo is={from[flag]} />
            </Table.Td>
            <Table.Td>
              <YesNo is={to[flag]} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function YesNo({ is }: { readonly is: boolean }) {
  const t = useMessages(detailTexts);
  const Icon = is ? IconCheck : IconMinus;
  return (
    <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center', fontWeight: is ? 700 : 400 }}>
      <Icon size={18} stroke={is ? 3 : 2} aria-hidden />
      {is ? t.yes : t.no}
    </span>
  );
}
