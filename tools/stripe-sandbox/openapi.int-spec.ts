import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chargeOf, errorOf } from './testing/charge.ts';
import { openapiFaults, type OpenApi } from './testing/openapi-faults.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';

/**
 * Stripe's own OpenAPI document, from the Go module of stripe-mock; where Go is absent, only the checker is tested.
 * Its version (2026-08-26) is one before the client's: fields that the client's types require and the document does
 * not know are named here.
 */
const clientOnly =
  /^(payment_intent\.(payment_record|source)|charge\.(source|payment_method_details\.card\.electronic_commerce_indicator)): is unknown$/;

function stripeDocument(): OpenApi | undefined {
  try {
    const answer = execFileSync(
      'go',
      ['mod', 'download', '-json', 'github.com/stripe/stripe-mock@v0.203.0'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const file = join((JSON.parse(answer) as { Dir: string }).Dir, 'embedded/openapi/spec3.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OpenApi) : undefined;
  } catch {
    return undefined;
  }
}

const api = stripeDocument();
describe("Stripe's OpenAPI document", () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await runSandbox();
  }, 20_000);
  afterAll(() => sandbox.stop());

  const faultsOf = (name: string, value: unknown): string[] => {
    if (!api) throw new Error('no document');
    const wire = JSON.parse(JSON.stringify(value)) as unknown;
    return openapiFaults(api, { $ref: `#/components/schemas/${name}` }, wire, name).filter(
      (one) => !clientOnly.test(one),
    );
  };

  if (api) {
    it('allows what the sandbox answers', async () => {
      const { stripe } = sandbox;
      const paid = await stripe.paymentIntents.create(chargeOf('tok_visa'));
      const charge = await stripe.charges.retrieve(String(paid.latest_charge));
      const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
      const declined = await errorOf(stripe.paymentIntents.create(chargeOf('tok_chargeDeclined')));
      const params = chargeOf('tok_threeDSecure2Required', { return_url: 'https://cursa.example/back' });
      const waiting = await stripe.paymentIntents.create(params);
      const method = await stripe.paymentMethods.retrieve(String(paid.payment_method));
      const token = await stripe.tokens.create({
        card: { number: '4242424242424242', exp_month: '12', exp_year: '2040' },
      });
      const [event] = (await stripe.events.list({ limit: 1 })).data;
      expect([
        ...[paid, declined.payment_intent, waiting].flatMap((intent) => faultsOf('payment_intent', intent)),
        ...faultsOf('charge', charge),
        ...faultsOf('refund', refund),
        ...faultsOf('payment_method', method),
        ...faultsOf('token', token),
        ...faultsOf('event', event),
      ]).toEqual([]);
    });
  }

  it('does not allow everything', () => {
    const refund = { type: 'object', properties: { id: { type: 'string' }, amount: { type: 'integer' } } };
    const document: OpenApi = {
      components: { schemas: { refund: { ...refund, required: ['id', 'amount'] } } },
    };
    const wrong = { id: 7, nonsense: true };
    expect(openapiFaults(document, { $ref: '#/components/schemas/refund' }, wrong, 'refund')).toEqual([
      'refund.amount: is missing',
      'refund.id: must be string',
      'refund.nonsense: is unknown',
    ]);
  });
});
