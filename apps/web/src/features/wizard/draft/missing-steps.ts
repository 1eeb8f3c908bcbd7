import { paths, withQuery } from '../../../lib/paths/paths.ts';
import { contactRules } from '../contact/contact-rules.ts';
import type { BookingDraft } from './booking-draft.ts';
import { categoryOf, linesOf } from './order-parts.ts';
import { stopOf } from './stop-of.ts';

export type WizardStep = 'location' | 'goods' | 'contact';

/** The earlier steps that are not complete yet, in order. */
export function missingSteps(draft: BookingDraft, before: 'goods' | 'contact' | 'confirm'): WizardStep[] {
  const missing: WizardStep[] = [];
  if (!stopOf(draft, 'pickup') || !stopOf(draft, 'dropoff') || draft.category === null)
    missing.push('location');
  if (before === 'goods') return missing;
  const goods = draft.category ? draft.goods[draft.category] : undefined;
  if (!goods?.ready || linesOf(draft).length === 0) missing.push('goods');
  if (before === 'confirm' && !contactRules.safeParse(draft.bookingsecondValues).success)
    missing.push('contact');
  return missing;
}

/** Where a step is filled in. */
export function stepPath(step: WizardStep, draft: BookingDraft): string {
  if (step === 'location') return paths.home;
  if (step === 'contact') return paths.parcelsecond;
  const category = categoryOf(draft.category);
  return category
    ? withQuery(paths.parcelfirst, { cate: String(category.picker_number) })
    : paths.parcelfirst;
}
