import { createServer, type UserConfig } from 'vite';
import type { DrawnPage } from './drawn-pages.ts';

interface Drawing {
  readonly drawPage: (path: string, role: DrawnPage['role']) => Promise<string>;
}

/**
 * The markup of each page by its path, drawn by the application's own code (`src/app/ahead/draw-page.tsx`).
 *
 * @throws Error naming the first page that cannot be drawn without a browser
 */
export async function drawMarkup(
  config: UserConfig,
  pages: readonly DrawnPage[],
): Promise<Map<string, string>> {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { drawPage } = (await server.ssrLoadModule('/src/app/ahead/draw-page.tsx')) as Drawing;
    const drawn = new Map<string, string>();
    // One after the other: the role they are drawn for stands beside them, not in them.
    for (const { path, role } of pages) drawn.set(path, await drawPage(path, role));
    return drawn;
  } finally {
    await server.close();
  }
}
