import type { HomeContent } from './home-content.ts';
import { homeEn } from './home-en.ts';
import { homeRo } from './home-ro.ts';

/** The words of the marketing sections of /home. */
export const home: Readonly<Record<'ro' | 'en', HomeContent>> = { ro: homeRo, en: homeEn };
