import { Module } from '@nestjs/common';
import { AccountCards } from './accounts/account-cards.ts';
import { AccountsConsumer } from './accounts/accounts.consumer.ts';
import { Attempts } from './attempts/attempts.ts';
import { DriveAttempt } from './attempts/drive-attempt.ts';
import { ResumeAttempt } from './attempts/resume-attempt.ts';
import { RunPayment } from './attempts/run-payment.ts';
import { EndPayments } from './cancellations/end-payments.ts';
import { EndingsConsumer } from './cancellations/endings.consumer.ts';
import { CardGateway } from './cards/card-gateway.ts';
import { CardIntents } from './cards/card-intents.ts';
import { CardPaymentsController } from './cards/card-payments.controller.ts';
import { CardSteps } from './cards/card-steps.ts';
import { ChargeCard } from './cards/charge-card.ts';
import { CloseUnclaimedJob } from './cards/close-unclaimed.job.ts';
import { StartCardPayment } from './cards/start-card-payment.ts';
import { StripeGateway } from './cards/stripe-gateway.ts';
import { ReceiveCash } from './cash/receive-cash.ts';
import { CheckCoupon } from './coupons/check-coupon.ts';
import { CouponsController } from './coupons/coupons.controller.ts';
import { ListCoupons } from './coupons/list-coupons.ts';
import { AbandonDelivery } from './deliveries/abandon-delivery.ts';
import { DeliveriesController } from './deliveries/deliveries.controller.ts';
import { DeliverySteps } from './deliveries/delivery-steps.ts';
import { FindReservedOffer } from './deliveries/find-reserved-offer.ts';
import { OpenDelivery } from './deliveries/open-delivery.ts';
import { PayDelivery } from './deliveries/pay-delivery.ts';
import { SettleDelivery } from './deliveries/settle-delivery.ts';
import { AbandonFee } from './fees/abandon-fee.ts';
import { FeeSteps } from './fees/fee-steps.ts';
import { FeesController } from './fees/fees.controller.ts';
import { PayPlatformFee } from './fees/pay-platform-fee.ts';
import { SettleFee } from './fees/settle-fee.ts';
import { InvoicesController } from './invoices/invoices.controller.ts';
import { ShowInvoice } from './invoices/show-invoice.ts';
import { FindOffer } from './money/find-offer.ts';
import { MoneyController } from './money/money.controller.ts';
import { ReadCancellationTerms } from './money/read-cancellation-terms.ts';
import { ReadEarnings } from './money/read-earnings.ts';
import { ReadOrderMoney } from './money/read-order-money.ts';
import { SummarisePayment } from './money/summarise-payment.ts';
import { OrderAccess } from './orders/order-access.ts';
import { OverdueMetrics } from './recovery/overdue-metrics.ts';
import { RecoverAttemptsJob } from './recovery/recover-attempts.job.ts';
import { SendRefundsJob } from './refunds/send-refunds.job.ts';
import { CompletionsConsumer } from './releases/completions.consumer.ts';
import { DisputeOrder } from './releases/dispute-order.ts';
import { ReleaseFundsJob } from './releases/release-funds.job.ts';
import { TopUp } from './top-ups/top-up.ts';
import { TopUpSteps } from './top-ups/top-up-steps.ts';
import { ReadMovements } from './wallet/read-movements.ts';
import { WalletController } from './wallet/wallet.controller.ts';
import { ProcessStripeEventsJob } from './webhooks/process-stripe-events.job.ts';
import { ReceiveStripeEvent } from './webhooks/receive-stripe-event.ts';
import { WebhooksController } from './webhooks/webhooks.controller.ts';

const attempts = [Attempts, DriveAttempt, ResumeAttempt, RunPayment, RecoverAttemptsJob, OverdueMetrics];
const cards = [
  { provide: CardGateway, useClass: StripeGateway },
  ...[CardIntents, CardSteps, ChargeCard, CloseUnclaimedJob, StartCardPayment],
];
const payments = [
  ...[AbandonFee, FeeSteps, PayPlatformFee, SettleFee],
  ...[AbandonDelivery, DeliverySteps, FindReservedOffer, OpenDelivery, PayDelivery, SettleDelivery],
  ...[TopUp, TopUpSteps],
];
const afterwards = [
  ...[EndPayments, EndingsConsumer, SendRefundsJob],
  ...[CompletionsConsumer, DisputeOrder, ReleaseFundsJob, ReceiveCash],
  ...[ProcessStripeEventsJob, ReceiveStripeEvent],
];
const reading = [
  ...[AccountCards, AccountsConsumer, CheckCoupon, ListCoupons, FindOffer, OrderAccess],
  ...[ReadCancellationTerms, ReadEarnings, ReadMovements, ReadOrderMoney, ShowInvoice, SummarisePayment],
];

/** The slices share the attempts and the ledger, so they are wired as one. */
@Module({
  controllers: [
    ...[CardPaymentsController, CouponsController, DeliveriesController, FeesController],
    ...[InvoicesController, MoneyController, WalletController, WebhooksController],
  ],
  providers: [...attempts, ...cards, ...payments, ...afterwards, ...reading],
})
export class PaymentsModule {}
