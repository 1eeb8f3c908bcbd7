import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from './lazy-route.tsx';

/** Routes open to everybody (specification §2); opened without their data they show what is missing, and never redirect. */
export const openRoutes: RouteObject[] = [
  lazyRoute('welcome', () => import('./routes/welcome.tsx')),
  lazyRoute('as-user', () => import('./routes/as-user.tsx')),
  lazyRoute('as-driver', () => import('./routes/as-driver.tsx')),
  lazyRoute('forgot', () => import('./routes/forgot.tsx')),
  lazyRoute('new-password', () => import('./routes/new-password.tsx')),
  lazyRoute('logout', () => import('./routes/logout.tsx')),
  lazyRoute('information-bussiness', () => import('./routes/information-bussiness.tsx')),
  lazyRoute('information-details', () => import('./routes/information-details.tsx')),
  lazyRoute('user-details', () => import('./routes/user-details.tsx')),
  lazyRoute('information-user', () => import('./routes/information-user.tsx')),
  lazyRoute('createpassword-user', () => import('./routes/createpassword-user.tsx')),
  lazyRoute('information-driver', () => import('./routes/information-driver.tsx')),
  lazyRoute('createpassword-driver', () => import('./routes/createpassword-driver.tsx')),
  lazyRoute('vehicle-information', () => import('./routes/vehicle-information.tsx')),
  lazyRoute('driver-company', () => import('./routes/driver-company.tsx')),
  lazyRoute('driver-license', () => import('./routes/driver-license.tsx')),
  lazyRoute('driver-documents', () => import('./routes/driver-documents.tsx')),
  lazyRoute('profile', () => import('./routes/profile.tsx')),
  lazyRoute('header', () => import('./routes/header.tsx')),
  lazyRoute('image', () => import('./routes/image.tsx')),
  lazyRoute('trip', () => import('./routes/trip.tsx')),
  lazyRoute('not-authorized', () => import('./routes/not-authorized.tsx')),
  lazyRoute('terms', () => import('./routes/terms.tsx')),
  lazyRoute('privacy', () => import('./routes/privacy.tsx')),
];

/** Routes of senders only. */
export const userRoutes: RouteObject[] = [
  lazyRoute('home', () => import('./routes/home.tsx')),
  lazyRoute('homesec', () => import('./routes/homesec.tsx')),
  lazyRoute('parcelfirst', () => import('./routes/parcelfirst.tsx')),
  lazyRoute('parcelsecond', () => import('./routes/parcelsecond.tsx')),
  lazyRoute('parcelthird', () => import('./routes/parcelthird.tsx')),
  lazyRoute('blog', () => import('./routes/blog.tsx')),
  lazyRoute('blog/:slug', () => import('./routes/blog-article.tsx')),
  lazyRoute('faq', () => import('./routes/faq.tsx')),
  lazyRoute('send', () => import('./routes/send.tsx')),
  lazyRoute('history', () => import('./routes/history.tsx')),
  lazyRoute('pagefirst', () => import('./routes/pagefirst.tsx')),
  lazyRoute('pagesecond', () => import('./routes/pagesecond.tsx')),
  lazyRoute('wallet', () => import('./routes/wallet.tsx')),
  lazyRoute('transaction', () => import('./routes/transaction.tsx')),
  lazyRoute('popup', () => import('./routes/popup.tsx')),
  lazyRoute('viewdetails', () => import('./routes/viewdetails.tsx')),
  lazyRoute('counter', () => import('./routes/counter.tsx')),
  lazyRoute('accept', () => import('./routes/accept.tsx')),
  lazyRoute('offer', () => import('./routes/offer.tsx')),
  lazyRoute('payment', () => import('./routes/payment.tsx')),
  lazyRoute('userChat', () => import('./routes/user-chat.tsx')),
];

/** Routes of drivers only. */
export const driverRoutes: RouteObject[] = [
  lazyRoute('driver-history', () => import('./routes/driver-history.tsx')),
  lazyRoute('driver-offers', () => import('./routes/driver-offers.tsx')),
  lazyRoute('current-trips', () => import('./routes/current-trips.tsx')),
  lazyRoute('deliveryDetail', () => import('./routes/delivery-detail.tsx')),
  lazyRoute('driverChat', () => import('./routes/driver-chat.tsx')),
  lazyRoute('earnings', () => import('./routes/earnings.tsx')),
];

/** Routes of anybody who is signed in. */
export const memberRoutes: RouteObject[] = [
  lazyRoute('notifications', () => import('./routes/notifications.tsx')),
];
