import { faqEn } from './faq-en.ts';
import type { FaqGroup } from './faq-group.ts';
import { faqRo } from './faq-ro.ts';

/** The questions of /faq; both languages hold the same questions in the same order. */
export const faq: Readonly<Record<'ro' | 'en', readonly FaqGroup[]>> = { ro: faqRo, en: faqEn };
