import { Controller, Inject } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { pricingApi } from '@cursa/contracts/http/pricing';
import { Handles, Input } from '@cursa/platform/http';
import { isInRomania, nearestPlace } from './nearest-place.ts';
import { PLACE_FINDER, type PlaceFinder } from './place-finder.ts';

@Controller()
export class PlacesController {
  constructor(@Inject(PLACE_FINDER) private readonly finder: PlaceFinder) {}

  @Handles(pricingApi.suggestPlaces)
  async suggest(
    @Input() { query }: InputOf<typeof pricingApi.suggestPlaces>,
  ): Promise<ResponseOf<typeof pricingApi.suggestPlaces>> {
    const places = await this.finder.suggest(query.query, query.session, query.limit);
    return { places: [...places], attribution: this.finder.attribution };
  }

  /** null abroad: the nearest Romanian town would mislead there. */
  @Handles(pricingApi.nearestPlace)
  nearest(
    @Input() { query }: InputOf<typeof pricingApi.nearestPlace>,
  ): ResponseOf<typeof pricingApi.nearestPlace> {
    return {
      place: isInRomania(query.latitude, query.longitude)
        ? nearestPlace(query.latitude, query.longitude)
        : null,
    };
  }
}
