// Runs before the first paint and before the application.
(() => {
  const page = document.documentElement;
  // A dark page never flashes white. Mantine keeps the choice under this key.
  const stored = localStorage.getItem('mantine-color-scheme-value');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light';
  page.setAttribute('data-mantine-color-scheme', scheme);

  // zod tries whether it may compile code, which the page's policy refuses and browsers report; this is its setting.
  globalThis.__zod_globalConfig = { jitless: true };

  // What was drawn ahead is for one role, in Romanian, with nothing filled in; nobody else is to see it.
  if (!page.dataset.drawnFor) return;
  if (location.pathname === '/') history.replaceState(null, '', '/welcome' + location.search + location.hash);
  let role = 'guest';
  try {
    const record = JSON.parse(localStorage.getItem('currentUser') ?? 'null');
    if (record?.user_id) role = record.role;
  } catch {
    role = 'guest';
  }
  const isEnglish = localStorage.getItem('cursa-locale') === 'en';
  if (role !== page.dataset.drawnFor || isEnglish || sessionStorage.getItem('formData'))
    page.dataset.drawnFor = 'others';
})();
