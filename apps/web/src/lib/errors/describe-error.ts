import { defineMessages, pick } from '../i18n/messages.ts';
import type { Locale } from '../i18n/locale.ts';
import { isProblem } from './is-problem.ts';
import { problemTexts } from './problem-texts.ts';

export interface DescribedError {
  /** What happened and what to do, for people. */
  readonly text: string;
  /** To be quoted when it is reported; only of faults that are ours. */
  readonly traceId?: string;
  /** The call got no answer: what was typed is kept and it may be tried again. */
  readonly unreachable: boolean;
}

const texts = defineMessages({
  ro: {
    offline:
      'Nu avem legătură cu serverul. Ce ai completat s-a păstrat; încearcă din nou când revine conexiunea.',
    fault: 'Ceva nu a mers la noi. Ce ai completat s-a păstrat; încearcă din nou peste câteva momente.',
    busy: 'Prea multe încercări într-un timp scurt. Așteaptă un minut și încearcă din nou.',
  },
  en: {
    offline: 'We cannot reach the server. What you filled in is kept; try again when the connection is back.',
    fault: 'Something went wrong on our side. What you filled in is kept; try again in a moment.',
    busy: 'Too many attempts in a short time. Wait a minute and try again.',
  },
});

/** Words for any failure of a call; the server's own text only where we have none in this language. */
export function describeError(error: unknown, locale: Locale): DescribedError {
  const words = pick(texts, locale);
  if (!isProblem(error)) return { text: words.offline, unreachable: true };
  const known = problemTexts[error.code]?.[locale];
  if (error.status >= 500)
    return { text: known ?? words.fault, traceId: error.problem.trace_id, unreachable: true };
  if (error.status === 429) return { text: words.busy, unreachable: false };
  return { text: known ?? error.problem.detail, unreachable: false };
}
