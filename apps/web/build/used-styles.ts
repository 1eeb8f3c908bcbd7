import { PurgeCSS } from 'purgecss';

/**
 * The rules of `styles` that `page` can need: those whose tags, classes and ids all stand in it. Attributes do not
 * decide, as scripts set them (the dark scheme's, for one); nor do states such as `:hover`.
 */
export async function usedStyles(page: string, styles: string): Promise<string> {
  const attributes = [...styles.matchAll(/\[\s*([\w-]+)/g)].flatMap(([, name]) => (name ? [name] : []));
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: styles }],
    dynamicAttributes: [...new Set(attributes)],
    keyframes: true,
  });
  return used?.css ?? '';
}
