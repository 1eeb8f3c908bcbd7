import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { CONFIG, secretKeys } from '@cursa/platform/config';
import { DomainError } from '@cursa/platform/http';
import type { Config } from '../config.ts';

export class QuoteInvalidError extends DomainError {
  constructor() {
    super('quote-invalid', 422, 'This quote was not made by Cursa; ask for a new price', [
      { field: 'quote_id', message: 'is not a quote of ours' },
    ]);
  }
}

/** What a quote promises: this version of the tariff, for a while. */
export interface Quote {
  readonly quoteId: string;
  readonly expiresAt: Date;
}

/** Quotes are signed, not stored: pricing keeps no state per request. */
@Injectable()
export class Quotes {
  private readonly keys: ReturnType<typeof secretKeys>;
  private readonly validMs: number;

  constructor(@Inject(CONFIG) config: Config) {
    this.keys = secretKeys(config.QUOTE_SECRET);
    this.validMs = config.QUOTE_VALID_HOURS * 3_600_000;
  }

  async sign(tariffVersion: string): Promise<Quote> {
    const expiresAt = new Date(Date.now() + this.validMs);
    const quoteId = await new SignJWT({ tv: tariffVersion })
      .setProtectedHeader({ alg: 'HS256', typ: 'quote' })
      .setExpirationTime(expiresAt)
      .sign(this.keys[0]);
    return { quoteId, expiresAt };
  }

  /** The tariff version a quote promised; null once it has expired: then today's tariff counts. @throws QuoteInvalidError */
  async tariffVersionOf(quoteId: string): Promise<string | null> {
    for (const key of this.keys) {
      try {
        const { payload } = await jwtVerify(quoteId, key, { typ: 'quote' });
        return typeof payload.tv === 'string' ? payload.tv : null;
      } catch (error) {
        if (error instanceof errors.JWTExpired) return null;
      }
    }
    throw new QuoteInvalidError();
  }
}
