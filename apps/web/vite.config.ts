import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configOf, drawingConfig } from './build/config-of.ts';
import { drawAhead } from './build/draw-ahead.ts';
import { drawnPages } from './build/drawn-pages.ts';

/** Where `npm start` puts the gateway; the development server hands on what is not its own. */
const GATEWAY = 'http://localhost:8080';
const PROXIED = ['/api', '/media', '/invoices', '/settings.json'];

export default defineConfig({
  ...configOf({
    html: 'index.html',
    first: true,
    // A phone pays a round trip for every file: what the same screens need travels together.
    groups: [
      { name: 'base', tags: ['$initial'] },
      { name: 'client', test: /lib[\\/]api[\\/](client|use-read|use-call)\.ts$/ },
      { name: 'welcome', test: /app[\\/]routes[\\/]welcome\.tsx$/ },
      { name: 'member', minShareCount: 20 },
    ],
    plugins: [
      drawAhead(drawingConfig(), drawnPages),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        manifest: {
          name: 'Cursa',
          short_name: 'Cursa',
          description: 'Trimite orice, oriunde în România.',
          lang: 'ro',
          start_url: '/welcome',
          display: 'standalone',
          background_color: '#FBF9F5',
          theme_color: '#CF3A24',
          icons: [
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        },
        workbox: {
          globPatterns: [
            'index.html',
            'favicon.svg',
            'before-paint.js',
            'assets/{index,welcome}-*.{js,css}',
            'assets/*.generated-*.woff2',
          ],
          globIgnores: ['**/admin*'],
          navigateFallback: '/index.html',
          navigateFallbackDenylist: [
            /^\/(api|admin|media|invoices|health|webhooks|trace)(\/|$)/,
            /^\/get[A-Z_]/,
          ],
          runtimeCaching: [
            {
              urlPattern: /\/assets\/.*/,
              handler: 'CacheFirst',
              options: { cacheName: 'cursa-assets', expiration: { maxEntries: 120 } },
            },
          ],
          cleanupOutdatedCaches: true,
        },
      }),
    ],
  }),
  server: {
    proxy: Object.fromEntries(
      PROXIED.map((path) => [path, { target: GATEWAY, headers: { origin: GATEWAY } }]),
    ),
  },
});
