import type { Pod } from './kube.ts';

const ORDINARY = new Set(['ContainerCreating', 'PodInitializing']);

/** Why a pod does not run, in the cluster's own words; undefined when it runs, or is only being made. */
export function hindranceOf({ status }: Pod): string | undefined {
  const { conditions = [], initContainerStatuses = [], containerStatuses = [] } = status;
  const place = conditions.find(({ type }) => type === 'PodScheduled');
  if (place?.status === 'False') return place.message;
  const waiting = [...initContainerStatuses, ...containerStatuses]
    .map(({ state }) => state?.waiting)
    .find((found) => found && !ORDINARY.has(found.reason));
  return waiting && [waiting.reason, waiting.message].filter(Boolean).join(': ');
}
