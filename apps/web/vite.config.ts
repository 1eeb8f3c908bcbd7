import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import postcssMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressAssets } from './build/compress-assets.ts';
import { weightBudget } from './build/weight-budget.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';

const root = import.meta.dirname;
/** Where `npm start` puts the gateway; the development server hands on what is not its own. */
const GATEWAY = 'http://localhost:8080';
const PROXIED = ['/api', '/media', '/invoices', '/settings.json'];

export default defineConfig({
  root,
  resolve: { conditions: ['@cursa/source', ...defaultClientConditions] },
  css: { postcss: { plugins: [(postcssMantine as () => { postcssPlugin: string })()] } },
  plugins: [
    withoutJsonSchema(),
    { enforce: 'pre', ...mdx() },
    react(),
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
          'color-scheme.js',
          'assets/{index,welcome}-*.{js,css}',
          'assets/*latin-*.woff2',
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
    weightBudget({ firstRoute: 170_000, furtherRoute: 60_000 }),
    compressAssets(),
  ],
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rollupOptions: { input: { index: join(root, 'index.html'), admin: join(root, 'admin.html') } },
  },
  server: {
    proxy: Object.fromEntries(
      PROXIED.map((path) => [path, { target: GATEWAY, headers: { origin: GATEWAY } }]),
    ),
  },
});
