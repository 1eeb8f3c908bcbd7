import { Button, Collapse, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { touchTarget } from '../touch-target.ts';
import { NearbyFilters } from './nearby-filters.tsx';
import { narrowedBy, sorts, type Sort } from './nearby-search.ts';
import { nearbyTexts } from './nearby-texts.ts';
import type { NearbyAddress } from './use-nearby-address.ts';

interface NearbyBarProps {
  readonly address: NearbyAddress;
  /** On a wide screen list and map stand side by side: nothing to switch. */
  readonly isWide: boolean;
}

/** List or map, the order, and the filters behind a button that says how many are on. */
export function NearbyBar({ address, isWide }: NearbyBarProps) {
  const t = useMessages(nearbyTexts);
  const { search, view, show, narrow } = address;
  const count = narrowedBy(search);
  const [isOpen, { toggle }] = useDisclosure(count > 0);
  return (
    <Stack gap="sm">
      {isWide ? null : (
        <SegmentedControl
          fullWidth
          size="lg"
          aria-label={t.view}
          value={view}
          onChange={(value) => show(value as 'list' | 'map')}
          data={[
            { value: 'list', label: t.list },
            { value: 'map', label: t.map },
          ]}
        />
      )}
      <Group align="end" gap="sm" wrap="nowrap">
        <NativeSelect
          styles={touchTarget}
          flex={1}
          maw={360}
          label={t.sort}
          value={search.sort}
          data={sorts.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
          onChange={(event) => narrow({ sort: event.currentTarget.value as Sort })}
        />
        <Button
          variant="default"
          mih={48}
          aria-expanded={isOpen}
          leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
          onClick={toggle}
        >
          {count > 0 ? `${t.filters} (${count})` : t.filters}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <NearbyFilters address={address} />
      </Collapse>
    </Stack>
  );
}
