/** False while the build draws pages ahead of their visitors (`app/ahead`). */
export const isBrowser = typeof document !== 'undefined';
