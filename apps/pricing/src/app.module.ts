import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { PersistenceModule } from '@cursa/platform/persistence';
import type { Config } from './config.ts';
import { EstimatePrice } from './estimates/estimate-price.ts';
import { EstimatesController } from './estimates/estimates.controller.ts';
import { Quotes } from './estimates/quote.ts';
import { migrations } from './migrations/index.ts';
import { GazetteerPlaces } from './places/gazetteer-places.ts';
import { GooglePlaces } from './places/google-places.ts';
import { PLACE_FINDER, type PlaceFinder } from './places/place-finder.ts';
import { PlacesController } from './places/places.controller.ts';
import { FindTripDistance } from './routing/trip-distance.ts';
import { PublishTariff } from './tariffs/publish-tariff.ts';
import { TariffVersion } from './tariffs/tariff-version.entity.ts';
import { Tariffs } from './tariffs/tariffs.ts';
import { TariffsController } from './tariffs/tariffs.controller.ts';

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          entities: [TariffVersion],
          migrations,
          poolSize: config.DB_POOL_SIZE,
        }),
        EventsModule.forRoot({ service: 'pricing', kafka: kafkaAddress(config) }),
      ],
      controllers: [EstimatesController, PlacesController, TariffsController],
      providers: [
        EstimatePrice,
        Quotes,
        FindTripDistance,
        Tariffs,
        PublishTariff,
        { provide: PLACE_FINDER, useFactory: () => placeFinder(config) },
      ],
    };
  }
}

function placeFinder(config: Config): PlaceFinder {
  const key = config.GOOGLE_PLACES_KEY;
  return key ? new GooglePlaces({ apiKey: key.reveal() }) : new GazetteerPlaces();
}
