import { createServer, type InlineConfig } from 'vite';
export interface DrawnPage {
  readonly path: string;
  readonly role: 'guest' | 'user' | 'driver';
}
export async function drawPages(
  config: InlineConfig,
  pages: readonly DrawnPage[],
): Promise<Map<string, string>> {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const { drawPage } = (await server.ssrLoadModule('/src/app/ahead/draw-page.tsx')) as {
      drawPage(path: string, role: string): Promise<string>;
    };
    const drawn = new Map<string, string>();
    for (const { path, role } of pages) drawn.set(path, await drawPage(path, role));
    return drawn;
  } finally {
    await server.close();
  }
}
