import type { ApiProblem } from '@cursa/api-client/api-problem';

/** Whether a failure is a refusal by the server. By name, so that the first screen need not load the client to ask. */
export function isProblem(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem';
}
