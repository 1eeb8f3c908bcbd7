/** Every service, in the order a reader expects; all of them start together. */
export const APPS = [
  'gateway',
  'auth',
  'booking',
  'pricing',
  'offers',
  'payments',
  'chat',
  'media',
  'notifications',
] as const;

export type App = (typeof APPS)[number];

/** The services that own a Postgres database, named after them. */
export const DATABASES = [
  'auth',
  'booking',
  'pricing',
  'offers',
  'payments',
  'media',
  'notifications',
] as const;

type SecretName = 'SESSION_PRIVATE_KEY' | 'MEDIA_LINK_SECRET' | 'QUOTE_SECRET';

/** Secrets that not every service may know. */
export const APP_SECRETS: Readonly<Partial<Record<App, readonly SecretName[]>>> = {
  auth: ['SESSION_PRIVATE_KEY', 'MEDIA_LINK_SECRET'],
  booking: ['MEDIA_LINK_SECRET'],
  pricing: ['QUOTE_SECRET'],
  offers: ['MEDIA_LINK_SECRET'],
  payments: ['MEDIA_LINK_SECRET'],
  media: ['MEDIA_LINK_SECRET'],
};
