import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { IdempotencyModule } from '@cursa/platform/idempotency';
import { PersistenceModule } from '@cursa/platform/persistence';
import type { Config } from './config.ts';
import { ConversationStanding } from './conversations/conversation-standing.ts';
import { ConversationsController } from './conversations/conversations.controller.ts';
import { Jobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';
import { CarriersConsumer } from './offers/carriers.consumer.ts';
import { DeclineOffer } from './offers/decline-offer.ts';
import { ExpireOffersJob } from './offers/expire-offers.job.ts';
import { FindAgreement } from './offers/find-agreement.ts';
import { ListOffers } from './offers/list-offers.ts';
import { MyOffers } from './offers/my-offers.ts';
import { Offer } from './offers/offer.entity.ts';
import { OffersController } from './offers/offers.controller.ts';
import { PresentOffers } from './offers/present-offers.ts';
import { SendOffer } from './offers/send-offer.ts';
import { WithdrawOffer } from './offers/withdraw-offer.ts';
import { OrderRef } from './orders/order-ref.entity.ts';
import { OrderRefs } from './orders/order-refs.ts';
import { OrdersConsumer } from './orders/orders.consumer.ts';
import { DriverRatings } from './ratings/driver-ratings.ts';
import { RatingsConsumer } from './ratings/ratings.consumer.ts';
import { TripRating } from './ratings/trip-rating.entity.ts';
import { AcceptReservation } from './reservations/accept-reservation.ts';
import { CloseOffers } from './reservations/close-offers.ts';
import { ConfirmReservation } from './reservations/confirm-reservation.ts';
import { FindReservation } from './reservations/find-reservation.ts';
import { LapseReservationsJob } from './reservations/lapse-reservations.job.ts';
import { PaymentsConsumer } from './reservations/payments.consumer.ts';
import { ReleaseReservation } from './reservations/release-reservation.ts';
import { Reservation } from './reservations/reservation.entity.ts';
import { ReservationsController } from './reservations/reservations.controller.ts';
import { ReserveOffer } from './reservations/reserve-offer.ts';

const entities = [Offer, Reservation, OrderRef, TripRating];
const controllers = [OffersController, ReservationsController, ConversationsController];
const consumers = [OrdersConsumer, PaymentsConsumer, RatingsConsumer, CarriersConsumer];
const offers = [SendOffer, WithdrawOffer, DeclineOffer, ListOffers, MyOffers, FindAgreement, PresentOffers];
const reservations = [
  ReserveOffer,
  ConfirmReservation,
  ReleaseReservation,
  AcceptReservation,
  CloseOffers,
  FindReservation,
];
const shared = [OrderRefs, DriverRatings, ConversationStanding];
const jobs = [ExpireOffersJob, LapseReservationsJob, Jobs];

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          entities,
          migrations,
          poolSize: config.DB_POOL_SIZE,
        }),
        EventsModule.forRoot({ service: 'offers', kafka: kafkaAddress(config) }),
        IdempotencyModule.forRoot(),
      ],
      controllers: [...controllers, ...consumers],
      providers: [...offers, ...reservations, ...shared, ...jobs],
    };
  }
}
