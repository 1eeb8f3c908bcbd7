import { networkInterfaces } from 'node:os';
import { execa } from 'execa';
import { requireTool } from './find-tool.ts';
import { kubeJson, type Target } from './kube.ts';
import type { Options } from './options.ts';

/** Where the stores of this installation run. */
export type Stores = { readonly at: 'cluster' } | { readonly at: 'host'; readonly address: string };

interface Node {
  readonly status: { readonly addresses: readonly { type: string; address: string }[] };
}

const SMALLEST_IMAGE = 'redis:8.4.0';

/**
 * In the cluster, where public images can be pulled. Else on this machine, when the cluster runs on it too.
 * @throws when neither can be
 */
export async function chooseStores(options: Options, target: Target): Promise<Stores> {
  const { stores, hostAddress } = options;
  if (stores === 'cluster' || (stores === 'auto' && hostAddress === undefined && (await canPull())))
    return { at: 'cluster' };
  const address = hostAddress ?? (await ownNodeAddress(target));
  if (address !== undefined) return { at: 'host', address };
  throw new Error(
    `Public images such as ${SMALLEST_IMAGE} cannot be pulled here, and the cluster's nodes are not this machine. Say where pods reach it with\n  npm run cluster -- --stores host --host-address <ip>`,
  );
}

async function canPull(): Promise<boolean> {
  const docker = requireTool('docker');
  const local = await execa(docker, ['image', 'inspect', SMALLEST_IMAGE], { reject: false });
  if (!local.failed) return true;
  return !(await execa(docker, ['pull', '--quiet', SMALLEST_IMAGE], { reject: false, timeout: 60_000 }))
    .failed;
}

/** A node's address that is one of this machine's own. */
async function ownNodeAddress(target: Target): Promise<string | undefined> {
  const { items } = await kubeJson<{ items: Node[] }>(target, ['get', 'nodes']);
  const nodes = items.flatMap(({ status }) => status.addresses.map(({ address }) => address));
  const own = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => address),
  );
  return nodes.find((address) => own.includes(address));
}
