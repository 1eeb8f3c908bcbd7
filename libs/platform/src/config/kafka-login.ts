import { z } from 'zod';
import { Secret } from './secret.ts';

/** How a service shows a broker who it is (SASL). */
export interface KafkaLogin {
  readonly mechanism: (typeof mechanisms)[number];
  readonly username: string;
  readonly password: Secret;
}

/** Where the broker is, and what it asks of those who connect. */
export interface KafkaAddress {
  /** `host:port` each. */
  readonly brokers: readonly string[];
  /** Certificates are verified: by the public authorities, and those of NODE_EXTRA_CA_CERTS. Default false. */
  readonly tls?: boolean;
  readonly login?: KafkaLogin | undefined;
}

const mechanisms = ['scram-sha-512', 'scram-sha-256', 'plain'] as const;
const shape = new RegExp(`^(?<mechanism>${mechanisms.join('|')}):(?<username>[^:]+):(?<password>.+)$`, 's');

/** `scram-sha-512:user:password`: everything after the second colon is the password. */
export function kafkaLogin() {
  return z
    .string()
    .refine((text) => shape.test(text), {
      error: `must be mechanism:user:password, where the mechanism is ${mechanisms.join(', ')}`,
    })
    .transform((text): KafkaLogin => {
      const { mechanism, username = '', password = '' } = shape.exec(text)?.groups ?? {};
      return { mechanism: mechanism as KafkaLogin['mechanism'], username, password: new Secret(password) };
    });
}
