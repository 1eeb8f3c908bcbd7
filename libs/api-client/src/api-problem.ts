import { problemSchema, type Problem } from '@cursa/contracts/problem';

/** A refusal by the server, as it said it. */
export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.detail, options);
    this.name = 'ApiProblem';
  }

  get code(): string {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  /** The message for a field in dotted form, when the server named it. */
  fieldMessage(field: string): string | undefined {
    return this.problem.errors.find((error) => error.field === field)?.message;
  }
}

/** Reads a refusal's body; answers without one (a proxy's page) become a problem of their status. */
export function readProblem(status: number, body: unknown, instance: string): Problem {
  const parsed = problemSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  return {
    type: 'about:blank',
    title: 'Error',
    status: Math.min(599, Math.max(400, status)),
    detail: `The server answered ${status}`,
    instance,
    code: `http-${status}`,
    trace_id: '0'.repeat(32),
    errors: [],
  };
}
