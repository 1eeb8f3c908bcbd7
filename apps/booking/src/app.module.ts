import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { IdempotencyModule } from '@cursa/platform/idempotency';
import { PersistenceModule } from '@cursa/platform/persistence';
import { AcceptOrder } from './acceptance/accept-order.ts';
import { AcceptanceController } from './acceptance/acceptance.controller.ts';
import { PaymentsConsumer } from './acceptance/payments.consumer.ts';
import { AccountCard } from './accounts/account-card.entity.ts';
import { AccountCards } from './accounts/account-cards.ts';
import { ActiveDrivers } from './accounts/active-drivers.ts';
import { AccountsConsumer } from './accounts/accounts.consumer.ts';
import { CancelOrder } from './cancellation/cancel-order.ts';
import { CancellationController } from './cancellation/cancellation.controller.ts';
import { CompleteOrder } from './completion/complete-order.ts';
import { CompletionController } from './completion/completion.controller.ts';
import { DeliveryProof } from './completion/delivery-proof.entity.ts';
import type { Config } from './config.ts';
import { Jobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';
import { FindNearby } from './nearby/find-nearby.ts';
import { NearbyController } from './nearby/nearby.controller.ts';
import { CreateOrder } from './orders/create-order.ts';
import { ExpireOrdersJob } from './orders/expire-orders.job.ts';
import { FindOrder } from './orders/find-order.ts';
import { ListOrders } from './orders/list-orders.ts';
import { Order } from './orders/order.entity.ts';
import { OrdersController } from './orders/orders.controller.ts';
import { PlaceLabel } from './orders/place-label.ts';
import { PresentDetail } from './orders/present-detail.ts';
import { RateOrder } from './ratings/rate-order.ts';
import { Rating } from './ratings/rating.entity.ts';
import { RatingsController } from './ratings/ratings.controller.ts';
import { ListTrips } from './trips/list-trips.ts';
import { TripsController } from './trips/trips.controller.ts';

const entities = [Order, DeliveryProof, Rating, AccountCard];
const controllers = [
  OrdersController,
  NearbyController,
  TripsController,
  CompletionController,
  CancellationController,
  RatingsController,
  AcceptanceController,
];
const consumers = [AccountsConsumer, PaymentsConsumer];
const actions = [
  CreateOrder,
  ListOrders,
  FindOrder,
  PresentDetail,
  FindNearby,
  ListTrips,
  AcceptOrder,
  CompleteOrder,
  CancelOrder,
  RateOrder,
];
const shared = [AccountCards, ActiveDrivers, PlaceLabel];
const jobs = [ExpireOrdersJob, Jobs];

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
        EventsModule.forRoot({ service: 'booking', kafka: kafkaAddress(config) }),
        IdempotencyModule.forRoot(),
      ],
      controllers: [...controllers, ...consumers],
      providers: [...actions, ...shared, ...jobs],
    };
  }
}
