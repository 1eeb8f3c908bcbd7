import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNote } from './failure-note.tsx';

interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** What holds the place while the first answer is on its way; as tall as the answer, so that nothing jumps. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A read in its three states. An answer that was there stays on the screen while a later read fails. */
export function QueryView<T>({ query, skeleton = <RowsSkeleton />, children }: QueryViewProps<T>) {
  if (query.data !== undefined)
    return (
      <>
        {query.isError ? <FailureNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {children(query.data)}
      </>
    );
  if (query.isError) return <FailureNote error={query.error} onRetry={() => void query.refetch()} />;
  return <div aria-busy="true">{skeleton}</div>;
}

export function RowsSkeleton({
  rows = 4,
  height = 96,
}: {
  readonly rows?: number;
  readonly height?: number;
}) {
  return (
    <Stack gap="sm" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </Stack>
  );
}
