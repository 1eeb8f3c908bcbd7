/** A screen whose first picture the build draws, so that it shows before any script has run. */
export interface DrawnPage {
  readonly path: string;
  /** Whom it is drawn for; anybody else gets the empty page, and what React draws there. */
  readonly role: 'guest' | 'user' | 'driver';
  /** The module of the screen, relative to the application's folder. */
  readonly module: string;
}

const screen = (path: string, role: DrawnPage['role']): DrawnPage => ({
  path: `/${path}`,
  role,
  module: `src/app/routes/${path}.tsx`,
});

/** Where people arrive: the entrance, and what each role begins with. */
export const drawnPages: readonly DrawnPage[] = [
  screen('welcome', 'guest'),
  screen('home', 'user'),
  screen('send', 'user'),
  screen('driver-offers', 'driver'),
  screen('current-trips', 'driver'),
];
