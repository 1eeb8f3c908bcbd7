import { parseArgs } from 'node:util';

/** What `npm run cluster` does after the installation, in the order in which it does. */
export const CHECKS = ['journey', 'refusals', 'policies', 'upgrade', 'kills', 'scaling', 'lag'] as const;
export type CheckName = (typeof CHECKS)[number];

/** Where the stores run: pods of the try-out, or servers on this machine. */
export type StoresAt = 'auto' | 'cluster' | 'host';

const COMMANDS = ['run', 'check', 'images', 'down', 'vendor'] as const;

export interface Options {
  readonly command: (typeof COMMANDS)[number];
  readonly namespace: string;
  readonly release: string;
  /** How an image gets into the cluster; `{image}` stands for its name. Undefined: by the kind of cluster. */
  readonly load: string | undefined;
  readonly stores: StoresAt;
  /** The address at which pods reach this machine; only with stores on it. Undefined: the node's own. */
  readonly hostAddress: string | undefined;
  /** Images of the local engine to take as they are; undefined: build them. */
  readonly tag: string | undefined;
  readonly wants: (check: CheckName) => boolean;
  /** How long each load runs, in seconds. */
  readonly loadSeconds: number;
}

export const USAGE = `npm run cluster [-- options]      builds, loads, installs in the current kube context, and checks what runs there
npm run cluster -- check          checks what an earlier run installed
npm run cluster -- images         builds the images twice, each time from nothing, and compares them
npm run cluster -- down           removes what a run installed and ends what it started
npm run cluster -- vendor         packages helm/service into helm/cursa/charts
  --load "<command> {image}"      how an image gets into the cluster; kind, minikube and k3s are known
  --stores cluster|host           stores as pods (public images are pulled), or on this machine; default: what works
  --host-address <ip>             where pods reach this machine; default: the node's own address
  --only journey,upgrade          of: ${CHECKS.join(', ')}
  --tag <name>                    take the images of this tag instead of building them
  --load-seconds <n>              how long each load runs (120)
  --namespace, --release <name>   default: cursa
`;

/** @throws with the usage when an option is unknown or wrong */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [command = 'run', ...rest] = positionals;
  const known = COMMANDS.find((name) => name === command);
  if (rest.length > 0 || known === undefined) throw new Error(USAGE);
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !(CHECKS as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new Error(`--only takes ${CHECKS.join(', ')}; "${unknown}" is none of them`);
  if (!['auto', 'cluster', 'host'].includes(values.stores))
    throw new Error(`--stores takes cluster or host, not "${values.stores}"`);
  const loadSeconds = Number(values['load-seconds']);
  if (!Number.isInteger(loadSeconds) || loadSeconds < 20)
    throw new Error('--load-seconds takes a whole number of at least 20');
  if (values.load !== undefined && !values.load.includes('{image}'))
    throw new Error(
      `--load needs {image} where the image's name belongs, as in --load "kind load docker-image {image}"`,
    );
  return {
    command: known,
    namespace: values.namespace,
    release: values.release,
    load: values.load,
    stores: values.stores as StoresAt,
    hostAddress: values['host-address'],
    tag: values.tag,
    wants: (check) => !only || only.includes(check),
    loadSeconds,
  };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      load: { type: 'string' },
      stores: { type: 'string', default: 'auto' },
      'host-address': { type: 'string' },
      only: { type: 'string' },
      tag: { type: 'string' },
      'load-seconds': { type: 'string', default: '120' },
      namespace: { type: 'string', default: 'cursa' },
      release: { type: 'string', default: 'cursa' },
    },
  });
}
