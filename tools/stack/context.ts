import type { Paths } from './paths.ts';
import type { Pods } from './prometheus-config.ts';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';
import type { Supervisor } from './supervisor.ts';

/** Says how far a long step is. */
export type Report = (text: string) => void;

/** What every part of the stack needs to know. */
export interface StackContext {
  readonly paths: Paths;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly supervisor: Supervisor;
  /** The user's environment: addresses found here win over everything embedded. */
  readonly environment: NodeJS.ProcessEnv;
  /** Where the servers listen and are reached: CURSA_STACK_ADDRESS, else the loopback. */
  readonly address: string;
  /** True with `--docker`: servers that are not in the environment come from docker/compose.yaml. */
  readonly docker: boolean;
  /** The services run as these pods: what Prometheus looks at instead of this machine's ports. */
  readonly pods?: Pods | undefined;
}
