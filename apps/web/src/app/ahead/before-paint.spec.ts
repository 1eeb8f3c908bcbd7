import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';

const script = readFileSync(join(import.meta.dirname, '../../../public/before-paint.js'), 'utf8');
const page = document.documentElement;

/** What the page is marked with after the script has run. */
function run(drawnFor: string): string | undefined {
  page.dataset.drawnFor = drawnFor;
  // The browser runs the file as it is; so does this.
  (0, eval)(script);
  return page.dataset.drawnFor;
}
const signInAs = (role: string) =>
  localStorage.setItem('currentUser', JSON.stringify({ user_id: 'a', role }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  history.replaceState(null, '', '/send');
});

describe('the script before the first paint', () => {
  it('keeps what was drawn for the role that is signed in', () => {
    signInAs('user');
    expect(run('user')).toBe('user');
  });

  it('keeps what was drawn for guests while nobody is signed in', () => {
    localStorage.setItem('currentUser', 'not JSON');
    expect(run('guest')).toBe('guest');
  });

  it.each([
    ['another role', () => signInAs('driver')],
    ['nobody', () => undefined],
    ['readers of English', () => (signInAs('user'), localStorage.setItem('cursa-locale', 'en'))],
    ['who has a draft', () => (signInAs('user'), sessionStorage.setItem('formData', '{}'))],
  ])('hides it from %s', (_who, prepare) => {
    prepare();
    expect(run('user')).toBe('others');
  });

  it('knows the empty path as /welcome, with what stands behind it', () => {
    history.replaceState(null, '', '/?from=mail');
    run('guest');
    expect(location.pathname + location.search).toBe('/welcome?from=mail');
  });

  it.each([
    ['light', 'light'],
    ['auto', 'dark'],
  ])('shows the chosen colours (%s) or the system’s', (stored, shown) => {
    localStorage.setItem('mantine-color-scheme-value', stored);
    run('guest');
    expect(page.dataset.mantineColorScheme).toBe(shown);
  });
});
