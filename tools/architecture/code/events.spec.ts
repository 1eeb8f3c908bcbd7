import { describe, expect, it } from '@jest/globals';
import { events } from '@cursa/contracts/events/registry';
import { EVENT_NAMES, consumed, names, published, services, sources } from './service-code.ts';

/** Declared before the part that publishes them is written; a test below keeps the list honest. */
const NOT_YET = ['account.erased'];

const apps = services();
const code = new Map(apps.map((app) => [app, sources(app)]));

describe('events', () => {
  it.each(EVENT_NAMES.filter((name) => apps.includes(ownerOf(name)) && !NOT_YET.includes(name)))(
    '%s is published by the service that owns its topic',
    (name) => {
      expect(published(ownerOf(name), code.get(ownerOf(name)))).toContain(name);
    },
  );

  it.each(NOT_YET)('%s is still not published; take it off the list when it is', (name) => {
    expect(apps.flatMap((app) => published(app, code.get(app)))).not.toContain(name);
  });

  it.each(apps)('%s publishes no event of another service', (app) => {
    const foreign = published(app, code.get(app)).filter((name) => ownerOf(name) !== app);
    expect(foreign).toEqual([]);
  });

  it.each(apps)('%s handles declared events only', (app) => {
    const handled = [...(code.get(app) ?? '').matchAll(/@OnEvent\(\s*'([^']+)'/g)].map(([, name]) => name);
    expect(handled.filter((name) => !EVENT_NAMES.includes(name as never))).toEqual([]);
  });
});

describe('the reading of code', () => {
  const sample = `@OnEvent('order.created')
    async created({ data }: ReceivedEvent<'order.created'>) { await publish(manager, 'offer.sent', {}); }`;

  it('tells publishing from handling', () => {
    expect(published('offers', sample)).toEqual(['offer.sent']);
    expect(consumed('offers', sample)).toEqual(['order.created']);
  });

  it('sees an event that is published by the wrong service', () => {
    expect(published('booking', sample)).toContain('offer.sent');
  });

  it('reads lists of verbs and stars in a page', () => {
    const page = '`order.created / accepted`, `account.*`';
    expect([
      names(page, 'order.accepted'),
      names(page, 'account.erased'),
      names(page, 'order.expired'),
    ]).toEqual([true, true, false]);
  });
});

function ownerOf(name: (typeof EVENT_NAMES)[number]): string {
  return events[name].topic.replace('cursa.', '');
}
