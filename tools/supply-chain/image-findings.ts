import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['docker/*.Dockerfile', 'docker/compose.yaml', 'helm/cursa/values.yaml'];
/** `ARG NODE_IMAGE=a`, `image: a`, and the list of the try-out's images (`postgres: postgres:18.1`). */
const IMAGE =
  /^(?:ARG \w+_IMAGE=| +(?:image|postgres|kafka|mongodb|redis|minio|mailpit|jaeger|prometheus|grafana): )([\w./-]+(?::[^\s@]+)?(?:@\S+)?)$/gm;
/** Names that move from version to version. */
const MOVING = /:(latest|edge|main|master|nightly)$/;

/** Every image of others that a file of the repository names. */
export function namedImages(root: string): { file: string; image: string }[] {
  return globSync(FILES, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(IMAGE)].map(([, image = '']) => ({ file, image })),
    );
}

/** @returns sentences about images without a tag, with one that moves at will, or with a broken digest */
export function imageFindings(images: readonly { file: string; image: string }[]): string[] {
  return images.flatMap(({ file, image }) => {
    const [name = '', digest] = image.split('@');
    if (!/:[^/]+$/.test(name)) return [`${file}: ${image} has no tag`];
    if (MOVING.test(name)) return [`${file}: ${image} is another image every week`];
    if (digest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(digest))
      return [`${file}: ${image} has no whole digest`];
    return [];
  });
}
