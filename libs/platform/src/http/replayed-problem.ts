/** A refusal that the idempotency store remembered: answered again as it was. */
export class ReplayedProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super('A remembered refusal is answered again');
    this.name = 'ReplayedProblem';
  }
}
