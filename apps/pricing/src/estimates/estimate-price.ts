import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type CategoryKey, categoryKeys } from '@cursa/contracts/catalogues/categories';
import { dropEmptyLines } from '@cursa/contracts/catalogues/order-line';
import type { Estimate, estimateRequest } from '@cursa/contracts/http/pricing';
import { DomainError } from '@cursa/platform/http';
import { FindTripDistance } from '../routing/trip-distance.ts';
import { Tariffs } from '../tariffs/tariffs.ts';
import type { TariffVersion } from '../tariffs/tariff-version.entity.ts';
import { measureLoad } from './measure-load.ts';
import { priceLoad } from './price-load.ts';
import { Quotes } from './quote.ts';

export type EstimateRequest = z.output<typeof estimateRequest>;

export class CategoryUnknownError extends DomainError {
  constructor() {
    super('invalid-input', 422, 'category is not a known category', [
      { field: 'category', message: 'is not a known category' },
    ]);
  }
}

/** What a delivery would cost under the tariff in force, or the one an earlier quote promised. */
@Injectable()
export class EstimatePrice {
  constructor(
    private readonly tariffs: Tariffs,
    private readonly distances: FindTripDistance,
    private readonly quotes: Quotes,
  ) {}

  /** @throws CategoryUnknownError, QuoteInvalidError */
  async execute(request: EstimateRequest): Promise<Estimate> {
    const category = request.category ?? 'other';
    if (!isCategory(category)) throw new CategoryUnknownError();
    const [version, distance] = await Promise.all([
      this.version(request.quote_id),
      this.distances.execute(request.pickup, request.dropoff),
    ]);
    const load = measureLoad(dropEmptyLines(request.lines), category);
    const price = priceLoad(version.tariff, {
      category,
      load,
      distanceM: distance.metres,
      from: request.from,
      to: request.to,
    });
    const { quoteId, expiresAt } = await this.quotes.sign(version.version);
    return {
      quote_id: quoteId,
      expires_at: expiresAt.toISOString(),
      tariff_version: version.version,
      currency: version.currency,
      total_minor: price.totalMinor,
      base_minor: price.baseMinor,
      vat_minor: price.vatMinor,
      distance_m: distance.metres,
      distance_kind: distance.kind,
      breakdown: [...price.parts],
    };
  }

  private async version(quoteId: string | undefined): Promise<TariffVersion> {
    const promised = quoteId === undefined ? null : await this.quotes.tariffVersionOf(quoteId);
    return (promised === null ? null : await this.tariffs.byVersion(promised)) ?? this.tariffs.inForce();
  }
}

function isCategory(key: string): key is CategoryKey {
  return (categoryKeys as readonly string[]).includes(key);
}
