import { acceptDeliveryRequestTranslation } from './accept-delivery-request.ts';
import { addMoneyToWalletTranslation } from './add-money-to-wallet.ts';
import { cancelDeliveryTranslation } from './cancel-delivery.ts';
import { createOrderTranslation } from './create-order.ts';
import { deliverOrderTranslation } from './deliver-order.ts';
import { deliveryDetailTranslation } from './delivery-detail.ts';
import { driverOfferListTranslation } from './driver-offer-list.ts';
import { driverRegistrationTranslation } from './driver-registration.ts';
import { driverSendOfferTranslation } from './driver-send-offer.ts';
import { editProfileTranslation } from './edit-profile.ts';
import { forgetPasswordTranslation } from './forget-password.ts';
import { getChatTranslation } from './get-chat.ts';
import { getDriverDeliveriesTranslation } from './get-driver-deliveries.ts';
import { getDriverIdByOrderIdTranslation } from './get-driver-id-by-order-id.ts';
import { getNearByDeliveriesTranslation } from './get-near-by-deliveries.ts';
import { getUserDeliveriesTranslation } from './get-user-deliveries.ts';
import { invoiceDetailTranslation } from './invoice-detail.ts';
import { loginTranslation } from './login.ts';
import { logoutTranslation } from './logout.ts';
import { priceCalculationTranslation } from './price-calculation.ts';
import { promocodeApplyTranslation } from './promocode-apply.ts';
import { promocodeTranslation } from './promocode.ts';
import { ratingTranslation } from './rating.ts';
import { sendMessageTranslation } from './send-message.ts';
import { setPlatformFeeTranslation } from './set-platform-fee.ts';
import { transactionHistoryTranslation } from './transaction-history.ts';
import { userRegistrationTranslation } from './user-registration.ts';
import type { Translation } from './engine/translation.ts';

/** How each of the 27 legacy calls is made of calls to the parts. */
export const translations = [
  acceptDeliveryRequestTranslation,
  addMoneyToWalletTranslation,
  cancelDeliveryTranslation,
  createOrderTranslation,
  deliverOrderTranslation,
  deliveryDetailTranslation,
  driverOfferListTranslation,
  driverRegistrationTranslation,
  driverSendOfferTranslation,
  editProfileTranslation,
  forgetPasswordTranslation,
  getChatTranslation,
  getDriverDeliveriesTranslation,
  getDriverIdByOrderIdTranslation,
  getNearByDeliveriesTranslation,
  getUserDeliveriesTranslation,
  invoiceDetailTranslation,
  loginTranslation,
  logoutTranslation,
  priceCalculationTranslation,
  promocodeApplyTranslation,
  promocodeTranslation,
  ratingTranslation,
  sendMessageTranslation,
  setPlatformFeeTranslation,
  transactionHistoryTranslation,
  userRegistrationTranslation,
] as unknown as readonly Translation[];
