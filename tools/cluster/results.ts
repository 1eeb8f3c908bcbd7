export type Outcome = 'passed' | 'failed' | 'skipped';

export interface Result {
  readonly name: string;
  readonly outcome: Outcome;
  /** What was measured or seen; the reason of a failure or a skip. */
  readonly figure: string;
}

const MARK: Readonly<Record<Outcome, string>> = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/** What a run has shown so far; each line is printed when it is known. */
export class Results {
  readonly list: Result[] = [];
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  record(name: string, outcome: Outcome, figure: string): void {
    this.list.push({ name, outcome, figure });
    this.#say(`${MARK[outcome]} ${name}: ${figure}`);
  }

  /** Records whether what must hold does. */
  expect(name: string, holds: boolean, figure: string): void {
    this.record(name, holds ? 'passed' : 'failed', figure);
  }

  /** Runs a step; what it throws is its failure. */
  async step(name: string, work: () => Promise<string>): Promise<boolean> {
    try {
      this.record(name, 'passed', await work());
      return true;
    } catch (error) {
      this.record(name, 'failed', error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  count(outcome: Outcome): number {
    return this.list.filter((result) => result.outcome === outcome).length;
  }

  /** `N passed, N failed, N skipped` */
  toString(): string {
    return `${this.count('passed')} passed, ${this.count('failed')} failed, ${this.count('skipped')} skipped`;
  }
}
