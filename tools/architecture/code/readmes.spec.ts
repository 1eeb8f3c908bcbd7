import { describe, expect, it } from '@jest/globals';
import { EVENT_NAMES, consumed, names, published, readme, services } from './service-code.ts';

/** A page that is not true is worse than none: what a service publishes and consumes is compared with its code. */
describe.each(services())('the page of %s', (app) => {
  const page = readme(app);

  it('exists and says what the service owns', () => {
    expect(page).toMatch(/\bowns?\b|\bstores?\b/i);
  });

  it('names every event that the service publishes', () => {
    expect(published(app).filter((name) => !names(page ?? '', name))).toEqual([]);
  });

  it('names every event that the service consumes', () => {
    expect(consumed(app).filter((name) => !names(page ?? '', name))).toEqual([]);
  });

  it('names no event that the service neither publishes nor consumes', () => {
    const known = [...published(app), ...consumed(app)];
    const spelled = EVENT_NAMES.filter((name) => page?.includes(`\`${name}\``));
    expect(spelled.filter((name) => !known.includes(name))).toEqual([]);
  });
});
