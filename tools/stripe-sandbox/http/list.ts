import { integer, text } from './params.ts';
import { invalidRequest, missing } from './stripe-error.ts';
import type { Context } from '../context.ts';
import type { FormValue } from './form.ts';

interface Listing {
  type: string;
  url: string;
  where?: string | undefined;
  values?: string[];
}

const comparisons: Record<string, string> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** One page of a Stripe list, newest first, with `limit`, the two cursors and `created`. */
export function listObjects({ store, params }: Context, listing: Listing): object {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('This value must be between 1 and 100.', 'limit');
  const conditions = ['type = ?'];
  const values: (string | number)[] = [listing.type];
  const add = (condition: string, ...more: (string | number)[]): void => {
    conditions.push(condition);
    values.push(...more);
  };
  if (listing.where) add(listing.where, ...(listing.values ?? []));
  for (const [condition, value] of createdConditions(params.created)) add(condition, value);

  const seqOf = (name: string, id: string): number => {
    const row = store.one('select seq from objects where id = ? and type = ?', id, listing.type);
    if (!row) throw missing(listing.type, id, name, 400);
    return Number(row.seq);
  };
  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (after) add('seq < ?', seqOf('starting_after', after));
  if (before) add('seq > ?', seqOf('ending_before', before));

  const order = before ? 'asc' : 'desc';
  const sql = `select body from objects where ${conditions.join(' and ')} order by seq ${order} limit ?`;
  const rows = store.all(sql, ...values, limit + 1);
  const page = rows.slice(0, limit).map((row) => JSON.parse(String(row.body)) as object);
  return {
    object: 'list',
    data: before ? page.reverse() : page,
    has_more: rows.length > limit,
    url: listing.url,
  };
}

/** `created=5` or `created[gte]=5`, in seconds. */
function createdConditions(created: FormValue | undefined): [string, number][] {
  if (created === undefined || created === '') return [];
  if (typeof created === 'string') return [['created = ?', seconds(created)]];
  return Object.entries(created).map(([name, value]) => {
    const comparison = comparisons[name];
    if (!comparison)
      throw invalidRequest(`Received unknown parameter: created[${name}]`, 'created', 'parameter_unknown');
    return [`created ${comparison} ?`, seconds(String(value))];
  });
}

function seconds(value: string): number {
  if (!/^\d{1,12}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, 'created', 'parameter_invalid_integer');
  return Number(value);
}
