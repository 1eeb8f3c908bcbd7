import type { PortName } from '../ports.ts';
import type { Report } from '../context.ts';

/** A server Cursa leans on, as this machine can run it. */
export interface BackingService {
  /** Also the name of its log. */
  readonly name: string;
  readonly title: string;
  readonly ports: readonly PortName[];
  /** What the rest of Cursa is told: environment variables. */
  readonly values: Readonly<Record<string, string>>;
  /** Set on a server that shows what Cursa does and that nothing needs. */
  readonly help?: Help;
  /** Downloads, builds and formats; cheap when done before. */
  prepare(report: Report): Promise<void>;
  start(): Promise<void>;
  /** Resolves when the server answers. */
  ready(): Promise<void>;
}

/** Never waited for: its build, once per machine, takes minutes; a failure is a line and not the end. */
export interface Help {
  /** False when it must be built first. */
  readonly isBuilt: boolean;
  /** The page it has for people. */
  readonly url: string;
  /** What there is to see on it. */
  readonly label: string;
}
