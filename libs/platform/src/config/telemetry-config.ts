import { z } from 'zod';
import { readConfig, type Environment } from './read-config.ts';
import { port, url } from './fields.ts';

const schema = z.object({
  SERVICE_NAME: z.string().default('unnamed'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
  /** Share of new traces that are kept, 0 to 1; a caller's choice is followed. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Where `/metrics` answers, apart from the service's own port; nothing is measured without it. */
  METRICS_PORT: port().optional(),
  HOST: z.string().default('0.0.0.0'),
});

export type TelemetryConfig = z.output<typeof schema>;

/** Read by telemetry/register before any other module of the service is loaded. */
export function telemetryConfig(source: Environment = process.env): TelemetryConfig {
  return readConfig(schema, source);
}
