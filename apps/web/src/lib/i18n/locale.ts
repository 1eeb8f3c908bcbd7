import { useSyncExternalStore } from 'react';
import { isBrowser } from '../browser/is-browser.ts';

export type Locale = 'ro' | 'en';

const KEY = 'cursa-locale';
const listeners = new Set<() => void>();

/** Romanian unless the person chose English (decision 17); the browser's own language does not decide. */
export function readLocale(): Locale {
  return isBrowser && localStorage.getItem(KEY) === 'en' ? 'en' : 'ro';
}

/** Keeps the choice and tells every open part of the page; the document's language follows. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
  applyLocale();
  for (const listener of listeners) listener();
}

export function applyLocale(): void {
  document.documentElement.lang = readLocale();
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, readLocale, readLocale);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
