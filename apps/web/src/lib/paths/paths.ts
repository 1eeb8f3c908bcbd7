/** Every address of the application, spelt as the specification spells it (§2); links are built here only. */
export const paths = {
  welcome: '/welcome',
  asUser: '/as-user',
  asDriver: '/as-driver',
  forgot: '/forgot',
  newPassword: '/new-password',
  logout: '/logout',
  informationBussiness: '/information-bussiness',
  informationDetails: '/information-details',
  userDetails: '/user-details',
  informationUser: '/information-user',
  createpasswordUser: '/createpassword-user',
  informationDriver: '/information-driver',
  createpasswordDriver: '/createpassword-driver',
  vehicleInformation: '/vehicle-information',
  driverCompany: '/driver-company',
  driverLicense: '/driver-license',
  driverDocuments: '/driver-documents',
  profile: '/profile',
  header: '/header',
  image: '/image',
  trip: '/trip',
  notAuthorized: '/not-authorized',
  home: '/home',
  homesec: '/homesec',
  parcelfirst: '/parcelfirst',
  parcelsecond: '/parcelsecond',
  parcelthird: '/parcelthird',
  blog: '/blog',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  send: '/send',
  history: '/history',
  pagefirst: '/pagefirst',
  pagesecond: '/pagesecond',
  wallet: '/wallet',
  transaction: '/transaction',
  popup: '/popup',
  viewdetails: '/viewdetails',
  counter: '/counter',
  accept: '/accept',
  offer: '/offer',
  payment: '/payment',
  userChat: '/userChat',
  driverHistory: '/driver-history',
  driverOffers: '/driver-offers',
  currentTrips: '/current-trips',
  deliveryDetail: '/deliveryDetail',
  driverChat: '/driverChat',
  earnings: '/earnings',
  notifications: '/notifications',
} as const;
export type Path = (typeof paths)[keyof typeof paths];

/** A screen with what it needs in its query: `withQuery(paths.counter, { order_id })`. */
export function withQuery(path: Path, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given).toString()}`;
}

const DRIVER_PATHS: readonly string[] = [
  paths.driverHistory,
  paths.driverOffers,
  paths.currentTrips,
  paths.deliveryDetail,
  paths.driverChat,
  paths.earnings,
  '/driverHome',
];

/** Where to sign in to come back to a page: drivers' pages lead to the drivers' sign-in (decision 11). */
export function signInPath(returnUrl: string): string {
  const path = DRIVER_PATHS.includes(returnUrl.split(/[?#]/, 1)[0] ?? '') ? paths.asDriver : paths.asUser;
  return withQuery(path, { returnUrl });
}

/** A same-origin path to come back to, or undefined for anything that leads elsewhere (decision 11). */
export function safeReturnUrl(given: string | null): string | undefined {
  if (!given?.startsWith('/') || given.startsWith('//') || given.includes('\\')) return undefined;
  const url = new URL(given, 'http://origin.invalid');
  return url.origin === 'http://origin.invalid' ? url.pathname + url.search + url.hash : undefined;
}
