import type { Container, Kinds, Manifest, PodSpec, Workload } from './kinds.ts';

/** Every object of one kind. */
export function ofKind<K extends keyof Kinds>(manifests: readonly Manifest[], kind: K): Kinds[K][] {
  return manifests.filter((manifest): manifest is Kinds[K] => manifest.kind === kind);
}

/** @throws when there is none */
export function find<K extends keyof Kinds>(manifests: readonly Manifest[], kind: K, name: string): Kinds[K] {
  const found = ofKind(manifests, kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}

/** Names without the release's prefix, in order. */
export function namesOf(manifests: readonly Manifest[], kind: keyof Kinds): string[] {
  return ofKind(manifests, kind)
    .map(({ metadata }) => metadata.name.replace(/^cursa-/, ''))
    .sort();
}

export const podOf = ({ spec }: Workload): PodSpec => spec.template.spec;

/** Containers of a pod, those that run before the others first. */
export function containersOf(workload: Workload): readonly Container[] {
  const { initContainers = [], containers } = podOf(workload);
  return [...initContainers, ...containers];
}

/** The first container. @throws when there is none */
export function mainOf(workload: Workload): Container {
  const [main] = podOf(workload).containers;
  if (!main) throw new Error(`${workload.metadata.name} has no container`);
  return main;
}

/** Plain values of a container's environment. */
export function environmentOf(workload: Workload): Record<string, string | undefined> {
  return Object.fromEntries((mainOf(workload).env ?? []).map(({ name, value }) => [name, value]));
}

/** The parts of the release that a policy lets the named one reach, in order. */
export function reachedBy(manifests: readonly Manifest[], name: string): string[] {
  const { egress } = find(manifests, 'NetworkPolicy', `cursa-${name}`).spec;
  return egress.flatMap(({ to }) => to.flatMap(partOf)).sort();
}

/** The parts of the release that a policy lets reach the named one, in order. */
export function callersOf(manifests: readonly Manifest[], name: string): string[] {
  const { ingress = [] } = find(manifests, 'NetworkPolicy', `cursa-${name}`).spec;
  return ingress.flatMap(({ from }) => from.flatMap(partOf)).sort();
}

function partOf({
  podSelector,
}: {
  podSelector?: { matchLabels: Readonly<Record<string, string>> };
}): string[] {
  const name = podSelector?.matchLabels['app.kubernetes.io/name'];
  return name === undefined ? [] : [name];
}
