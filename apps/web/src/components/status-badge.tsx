import { Badge } from '@mantine/core';
import type { PublicStatus } from '@cursa/contracts/http/common';

const COLORS: Readonly<Record<PublicStatus, string>> = {
  Open: 'lanterna',
  Accepted: 'blue',
  Completed: 'brad',
  Cancelled: 'gray',
  Expired: 'gray',
};

/** The state of a delivery, in the specification's own words (§4). */
export function StatusBadge({ status }: { readonly status: PublicStatus }) {
  return (
    <Badge
      size="lg"
      variant="light"
      color={COLORS[status]}
      tt="none"
      // A squeezed line wraps or cuts something else: a state in part is none.
      flex="none"
      miw="max-content"
      styles={{ label: { color: 'var(--mantine-color-text)', whiteSpace: 'nowrap', overflow: 'visible' } }}
    >
      {status}
    </Badge>
  );
}
