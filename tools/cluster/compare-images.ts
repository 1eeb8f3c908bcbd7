import { execa } from 'execa';
import type { Report } from '../stack/context.ts';
import { runSteps } from '../stack/progress.ts';
import { buildImages, imageNames } from './build-images.ts';
import { requireTool } from './find-tool.ts';
import type { Results } from './results.ts';

const TAGS = ['first', 'again'] as const;
/** The sandbox is a layer upon the services' image, and never leaves a try-out. */
const COMPARED = ['cursa/services', 'cursa/web'];

/**
 * Builds the images twice and compares their layers: the same sources and base images must give the same bytes, so that
 * whoever doubts an image can build it again. Both times from nothing: the engine's cache does not look at the times of
 * files, so a layer of an older build may be taken for that of a newer one.
 */
export async function compareImages(results: Results): Promise<void> {
  const [first, again] = TAGS;
  const build = (tag: string) => async (report: Report) =>
    void (await buildImages(tag, report, { fromNothing: true }));
  await runSteps([
    { title: 'Images', run: build(first) },
    { title: 'Images once more', run: build(again) },
  ]);
  const names = imageNames(first).filter((name) => COMPARED.some((image) => name.startsWith(`${image}:`)));
  for (const name of names) {
    const before = await layersOf(name);
    const after = await layersOf(name.replace(`:${first}`, `:${again}`));
    const differing = differingLayers(before, after);
    const figure =
      differing.length === 0
        ? `${before.length} layers, the same`
        : `layers ${differing.join(', ')} of ${before.length} differ`;
    results.expect(`Two builds of ${name.split(':')[0]} are the same`, differing.length === 0, figure);
  }
}

/** Places of the layers, counted from 1, that are not the same or that only one of both has. */
export function differingLayers(one: readonly string[], other: readonly string[]): number[] {
  const places = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index);
  return places.filter((place) => one[place] !== other[place]).map((place) => place + 1);
}

/** The checksums of an image's layers, from the lowest: of what is in them, not of how they are packed. */
async function layersOf(image: string): Promise<string[]> {
  const args = ['image', 'inspect', '--format', '{{json .RootFS.Layers}}', image];
  const { stdout } = await execa(requireTool('docker'), args);
  return JSON.parse(stdout) as string[];
}
