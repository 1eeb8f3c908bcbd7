import { screenLiterals as say } from '@cursa/contracts/legacy-literals';
import { paths, withQuery } from '../../../apps/web/src/lib/paths/paths.ts';
import type { WebStage } from './web-stage.ts';

export type Who = 'nobody' | 'sender' | 'freshSender' | 'driver';

export interface Screen {
  readonly name: string;
  readonly who: Who;
  readonly at: (stage: WebStage) => string;
  /** The specification's words that must be readable there. */
  readonly says: readonly string[];
}

const screen = (name: string, who: Who, at: string | Screen['at'], ...says: string[]): Screen => ({
  name,
  who,
  at: typeof at === 'string' ? () => at : at,
  says,
});
const order = (path: Parameters<typeof withQuery>[0], id: keyof WebStage) => (stage: WebStage) =>
  withQuery(path, { order_id: stage[id] as string, driver_id: stage.driverId });

/** Every route of specification §2 with the words that it quotes, in the states that show them. */
export const screens: readonly Screen[] = [
  screen('welcome', 'nobody', paths.welcome, say.continueAsUser, say.continueAsDriver),
  screen('as-user', 'nobody', paths.asUser),
  screen('as-driver', 'nobody', paths.asDriver),
  screen('forgot', 'nobody', paths.forgot),
  screen('new-password', 'nobody', `${paths.newPassword}?token=x`),
  screen('logout', 'nobody', paths.logout, say.loggedOut),
  screen('information-bussiness', 'nobody', paths.informationBussiness),
  screen('information-details', 'nobody', paths.informationDetails),
  screen('user-details', 'nobody', paths.userDetails),
  screen('information-user', 'nobody', paths.informationUser),
  screen('createpassword-user', 'nobody', paths.createpasswordUser),
  screen('information-driver', 'nobody', paths.informationDriver),
  screen('createpassword-driver', 'nobody', paths.createpasswordDriver),
  screen('vehicle-information', 'nobody', paths.vehicleInformation),
  screen('driver-company', 'nobody', paths.driverCompany),
  screen('driver-license', 'nobody', paths.driverLicense),
  screen('driver-documents', 'nobody', paths.driverDocuments),
  screen('profile-nobody', 'nobody', paths.profile),
  screen('header', 'nobody', paths.header),
  screen('image', 'nobody', paths.image),
  screen('trip-nobody', 'nobody', paths.trip),
  screen('not-authorized', 'nobody', paths.notAuthorized),
  screen('terms', 'nobody', paths.terms),
  screen('privacy', 'nobody', paths.privacy),
  screen('not-found', 'nobody', '/nowhere-at-all'),

  screen(
    'home',
    'sender',
    paths.home,
    'Location',
    'Delivery details',
    'Delivery information',
    'Confirmation',
    'Pets',
  ),
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'].map((cate) =>
    screen(
      `parcelfirst-${cate}`,
      'sender',
      `${paths.parcelfirst}?cate=${cate}`,
      say.listATripTitle,
      say.saveAndContinue,
    ),
  ),
  screen('parcelsecond', 'sender', paths.parcelsecond, say.sendPackageTitle, say.saveAndContinueStep2),
  screen(
    'parcelthird',
    'sender',
    paths.parcelthird,
    'Location',
    'Product details',
    'Basic information',
    'Confirmation',
  ),
  screen('homesec', 'sender', paths.homesec, say.sendParcelTitle),
  screen('pagesecond', 'sender', paths.pagesecond, say.deliveredParcelTitle),
  screen('pagefirst', 'sender', paths.pagefirst),
  screen('blog', 'sender', paths.blog),
  screen('blog-article', 'sender', `${paths.blog}/pian-de-la-etajul-patru`),
  screen('faq', 'sender', paths.faq),
  screen(
    'send',
    'sender',
    paths.send,
    say.activeDeliveryTab,
    say.historyTab,
    say.viewDetails,
    'Open',
    'Accepted',
  ),
  screen('send-empty', 'freshSender', paths.send, say.activeDeliveryTab, say.historyTab),
  screen('history', 'sender', paths.history, say.details, 'Completed'),
  screen('history-empty', 'freshSender', paths.history, say.noHistory),
  screen('viewdetails-open', 'sender', order(paths.viewdetails, 'offeredOrder'), 'Open', say.seeOffer),
  screen('viewdetails-accepted', 'sender', order(paths.viewdetails, 'acceptedOrder'), 'Accepted', say.chat),
  screen('trip', 'sender', order(paths.trip, 'completedOrder'), 'Completed', 'Dan'),
  screen(
    'counter',
    'sender',
    order(paths.counter, 'offeredOrder'),
    say.refuse,
    say.chat,
    say.payPlatformFee('30.00'),
  ),
  screen('counter-empty', 'sender', order(paths.counter, 'unansweredOrder'), say.noOffers),
  screen('counter-reserved', 'sender', order(paths.counter, 'reservedOrder'), say.payDelivery),
  screen('accept', 'sender', order(paths.accept, 'reservedOrder'), say.applyPromo, say.continueToPay),
  screen('payment', 'sender', order(paths.payment, 'reservedOrder'), say.confirmPayment),
  screen('popup', 'sender', order(paths.popup, 'acceptedOrder'), say.orderAssigned),
  screen('offer', 'sender', paths.offer, say.offersTitle, say.getNow),
  screen('wallet', 'sender', paths.wallet, 'Elena', say.availableBalance, say.enterAmount, say.addMoney),
  screen('transaction', 'sender', paths.transaction, say.added, '50.00$'),
  screen('profile', 'sender', paths.profile),
  screen('notifications', 'sender', paths.notifications),
  screen('userChat', 'sender', order(paths.userChat, 'acceptedOrder'), 'Bună! Când ajungeți?'),

  screen('driver-offers', 'driver', paths.driverOffers),
  screen('deliveryDetail-open', 'driver', order(paths.deliveryDetail, 'offeredOrder'), 'Open'),
  screen(
    'deliveryDetail-accepted',
    'driver',
    order(paths.deliveryDetail, 'acceptedOrder'),
    'Accepted',
    say.completeDelivery,
    say.chat,
  ),
  screen('deliveryDetail-completed', 'driver', order(paths.deliveryDetail, 'completedOrder'), 'Completed'),
  screen('current-trips', 'driver', paths.currentTrips, 'Ana Ionescu'),
  screen('driver-history', 'driver', paths.driverHistory, 'Completed'),
  screen('earnings', 'driver', paths.earnings),
  screen('driver-profile', 'driver', paths.profile),
  screen(
    'driverChat',
    'driver',
    (stage) => withQuery(paths.driverChat, { user_id: stage.senderId, order_id: stage.acceptedOrder }),
    'Bună! Când ajungeți?',
  ),
];
