import { problemMediaType, problemSchema } from '@cursa/contracts/problem';

const described = problemSchema.meta({ id: 'Problem' });

const meanings: Readonly<Record<number, string>> = {
  400: 'The path, the query or the body cannot be read',
  401: 'No session, or one that has ended',
  403: 'The role may not do this, or the call came from another site',
  404: 'There is nothing here for this caller',
  409: 'The state of things does not allow it',
  413: 'The body is too large',
  415: 'The body is of a kind that is not taken',
  422: 'Fields were refused; `errors` names them',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'A part is not answering; Retry-After says when to come back',
};

/** The refusals that every endpoint may answer with, as problem+json. */
export function problemResponses(statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: meanings[status] ?? 'Refused', content: { [problemMediaType]: { schema: described } } },
    ]),
  );
}
