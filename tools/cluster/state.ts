import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ready } from '../e2e/ready.ts';
import { ROOT } from '../stack/paths.ts';

/** `.cursa/cluster.json`: what programs need to use the installation, in the shape of ready.json, and what `down` ends. */
export interface ClusterFile extends Ready {
  readonly namespace: string;
  readonly release: string;
  readonly stores: string;
  /** The dashboards: Grafana where the stores are pods, else our page; nothing where neither could be had. */
  readonly dashboards_url?: string;
  /** The images' tag. */
  readonly tag: string;
  /** Processes of this machine that outlive a run and lead to Services. */
  readonly forward_pids: readonly number[];
}

export const CLUSTER_FILE = join(ROOT, '.cursa/cluster.json');

export function readClusterFile(): ClusterFile | undefined {
  return existsSync(CLUSTER_FILE)
    ? (JSON.parse(readFileSync(CLUSTER_FILE, 'utf8')) as ClusterFile)
    : undefined;
}

export function writeClusterFile(facts: ClusterFile): void {
  writeFileSync(CLUSTER_FILE, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
}
