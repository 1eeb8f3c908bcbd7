import { element } from './element.ts';
import { alerts, type Alert } from './prometheus.ts';

const RANK: Readonly<Record<string, number>> = { page: 0, ticket: 1 };

/** Those that fire, what pages first, the oldest first. */
export function firing(all: readonly Alert[]): Alert[] {
  const rank = ({ labels }: Alert): number => RANK[labels.severity ?? ''] ?? 2;
  return all
    .filter(({ state }) => state === 'firing')
    .sort((a, b) => rank(a) - rank(b) || a.activeAt.localeCompare(b.activeAt));
}

/** Shows which alerts fire; when none can be had, nothing on the page is to be believed, and that is said instead. */
export async function showAlerts(place: HTMLElement): Promise<void> {
  try {
    const all = await alerts();
    const list = firing(all);
    const pending = all.length - list.length;
    const more = pending > 0 ? `; ${pending} may within minutes` : '';
    if (list.length === 0) place.replaceChildren(element('p', { class: 'calm' }, `No alert fires${more}.`));
    else
      place.replaceChildren(
        element('h2', {}, `${list.length === 1 ? 'One alert fires' : `${list.length} alerts fire`}${more}`),
        element('ul', {}, ...list.map(item)),
      );
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    place.replaceChildren(element('p', { class: 'failed' }, `Prometheus does not answer: ${words}`));
  }
}

function item({ labels, annotations, activeAt }: Alert): HTMLElement {
  const { alertname = '?', severity = '' } = labels;
  const since = new Date(activeAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return element(
    'li',
    { class: severity },
    element('strong', {}, alertname),
    ' ',
    element('span', { class: 'severity' }, severity),
    ` ${annotations.description ?? annotations.summary ?? ''} Since ${since}. `,
    element('a', { href: `/runbooks/${encodeURIComponent(alertname)}` }, 'What to do'),
  );
}
