import { deliveryReceipt } from './delivery-receipt.ts';
import { driverActivated } from './driver-activated.ts';
import { driverRejected } from './driver-rejected.ts';
import { driverSuspended } from './driver-suspended.ts';
import { feeReceipt } from './fee-receipt.ts';
import { fundsReleased } from './funds-released.ts';
import { messageToDriver } from './message-to-driver.ts';
import { messageToSender } from './message-to-sender.ts';
import { offerDeclined } from './offer-declined.ts';
import { offerExpired } from './offer-expired.ts';
import { offerReceived } from './offer-received.ts';
import { offerReplaced } from './offer-replaced.ts';
import { offerReserved } from './offer-reserved.ts';
import { offerWithdrawn } from './offer-withdrawn.ts';
import { orderAcceptedDriver } from './order-accepted-driver.ts';
import { orderAcceptedSender } from './order-accepted-sender.ts';
import { orderCancelledDriver } from './order-cancelled-driver.ts';
import { orderCancelledSender } from './order-cancelled-sender.ts';
import { orderCompletedDriver } from './order-completed-driver.ts';
import { orderCompletedSender } from './order-completed-sender.ts';
import { orderExpired } from './order-expired.ts';
import { passwordReset } from './password-reset.ts';
import { ratingReceived } from './rating-received.ts';
import { refundIssued } from './refund-issued.ts';
import { reservationLapsed } from './reservation-lapsed.ts';
import { walletToppedUp } from './wallet-topped-up.ts';
import { welcomeDriver } from './welcome-driver.ts';
import { welcomeSender } from './welcome-sender.ts';
import type { Template } from './template.ts';

/** Everything people are told, by kind. A kind is stored with what was told: it is renamed by adding a new one. */
export const templates = {
  'delivery-receipt': deliveryReceipt,
  'driver-activated': driverActivated,
  'driver-rejected': driverRejected,
  'driver-suspended': driverSuspended,
  'fee-receipt': feeReceipt,
  'funds-released': fundsReleased,
  'message-to-driver': messageToDriver,
  'message-to-sender': messageToSender,
  'offer-declined': offerDeclined,
  'offer-expired': offerExpired,
  'offer-received': offerReceived,
  'offer-replaced': offerReplaced,
  'offer-reserved': offerReserved,
  'offer-withdrawn': offerWithdrawn,
  'order-accepted-driver': orderAcceptedDriver,
  'order-accepted-sender': orderAcceptedSender,
  'order-cancelled-driver': orderCancelledDriver,
  'order-cancelled-sender': orderCancelledSender,
  'order-completed-driver': orderCompletedDriver,
  'order-completed-sender': orderCompletedSender,
  'order-expired': orderExpired,
  'password-reset': passwordReset,
  'rating-received': ratingReceived,
  'refund-issued': refundIssued,
  'reservation-lapsed': reservationLapsed,
  'wallet-topped-up': walletToppedUp,
  'welcome-driver': welcomeDriver,
  'welcome-sender': welcomeSender,
} as const satisfies Readonly<Record<string, Template>>;

export type Kind = keyof typeof templates;
