// Runs before the first paint, so that a dark page never flashes white. Mantine keeps the choice under this key.
(() => {
  const stored = localStorage.getItem('mantine-color-scheme-value');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
