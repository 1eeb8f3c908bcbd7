import { Table } from '@mantine/core';
import { floorByChoice } from '@cursa/contracts/catalogues/floors';
import { moveServices } from '@cursa/contracts/catalogues/services';
import type { Handling } from '@cursa/contracts/http/pricing';
import { lineLabel } from '../../../components/order/line-label.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stepPath } from '../draft/missing-steps.ts';
import { categoryOf, handlingOf, handlingPanel, linesOf } from '../draft/order-parts.ts';
import { Section } from '../frame/section.tsx';
import { confirmTexts } from './confirm-texts.ts';
import { EditLink } from './edit-link.tsx';
import { FactList } from './fact-list.tsx';

/** The items as they will be ordered: category, name, quantity (specification §2), then floors and services. */
export function ItemsSummary({ draft }: { readonly draft: BookingDraft }) {
  const t = useMessages(confirmTexts);
  const locale = useLocale();
  const category = categoryOf(draft.category);
  const { from, to } = handlingOf(draft);
  const words = ({ floor, lift, ...services }: Handling): string =>
    [
      t.floor(floorByChoice(floor)?.label[locale] ?? '', lift),
      ...moveServices.flatMap(({ key, label }) => (services[key] ? label[locale] : [])),
    ].join('\n');
  return (
    <Section title={t.items} action={<EditLink to={stepPath('goods', draft)} what={t.items} />}>
      <Table verticalSpacing="sm" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.category}</Table.Th>
            <Table.Th>{t.name}</Table.Th>
            <Table.Th ta="end">{t.quantity}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesOf(draft).map((line, index) => (
            <Table.Tr key={index}>
              <Table.Td>{category?.label[locale]}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{lineLabel(line.item_name, locale)}</Table.Td>
              <Table.Td ta="end">{line.quantity}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {draft.category && handlingPanel(draft.category) !== 'none' ? (
        <FactList
          facts={[
            [t.handling.from, words(from)],
            [t.handling.to, words(to)],
          ]}
        />
      ) : null}
    </Section>
  );
}
