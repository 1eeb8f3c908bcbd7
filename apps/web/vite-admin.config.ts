import { defineConfig } from 'vite';
import { configOf } from './build/config-of.ts';

export default defineConfig(
  configOf({ html: 'admin.html', first: false, groups: [{ name: 'admin', tags: ['$initial'] }] }),
);
