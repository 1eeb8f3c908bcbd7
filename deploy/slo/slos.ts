import type { Slo } from '../../tools/observability/slo.ts';
import { errors5xx, fasterThan, soonerThan } from '../../tools/observability/indicators.ts';

/** What the product promises to those who use it. Alerts are made from this table: `npm run generate -- observability`. */
export const slos: readonly Slo[] = [
  {
    id: 'gateway-availability',
    alert: 'GatewayAvailability',
    promise: 'Of the requests to the gateway, 99.9 % are answered without a failure of ours',
    objective: 0.999,
    indicator: errors5xx('service_name="gateway"'),
  },
  {
    id: 'gateway-latency',
    alert: 'GatewayLatency',
    promise: 'Of the requests to the gateway, 99 % are answered within one second; uploads are left out',
    objective: 0.99,
    indicator: fasterThan(1, 'service_name="gateway",http_route!~"/api/v1/media.*"'),
  },
  {
    id: 'payments-availability',
    alert: 'PaymentsAvailability',
    promise: 'Of the calls that pay something, 99.95 % are answered without a failure of ours',
    objective: 0.9995,
    indicator: errors5xx('service_name="payments",http_request_method="POST"'),
  },
  {
    id: 'sign-in-availability',
    alert: 'SignInAvailability',
    promise:
      'Of the calls to sign in, stay signed in and register, 99.9 % are answered without a failure of ours',
    objective: 0.999,
    indicator: errors5xx('service_name="auth",http_request_method="POST"'),
  },
  {
    id: 'estimate-latency',
    alert: 'EstimateLatency',
    promise: 'Of the price estimates, 99 % take less than a quarter of a second',
    objective: 0.99,
    indicator: fasterThan(0.25, 'service_name="pricing"'),
  },
  {
    id: 'chat-availability',
    alert: 'ChatAvailability',
    promise: 'Of the calls to the chat, 99.9 % are answered without a failure of ours',
    objective: 0.999,
    indicator: errors5xx('service_name="chat"'),
  },
  {
    id: 'events-freshness',
    alert: 'EventsFreshness',
    promise: 'Of the events, 99 % have had their effect in each other service within five seconds',
    objective: 0.99,
    indicator: soonerThan(5),
  },
];
