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
  /** Downloads, builds and formats; cheap when done before. */
  prepare(report: Report): Promise<void>;
  start(): Promise<void>;
  /** Resolves when the server answers. */
  ready(): Promise<void>;
}
