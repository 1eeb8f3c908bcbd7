import { execa } from 'execa';
import type { Report } from '../stack/context.ts';
import { ROOT } from '../stack/paths.ts';
import { requireTool } from './find-tool.ts';

/** How images get into the current cluster: what was asked for, else what its context's name tells. */
export async function loadCommand(asked: string | undefined): Promise<string> {
  if (asked !== undefined) return asked;
  const { stdout } = await execa(requireTool('kubectl'), ['config', 'current-context'], { reject: false });
  const context = stdout?.trim() ?? '';
  if (context.startsWith('kind-'))
    return `kind load docker-image --name ${context.slice('kind-'.length)} {image}`;
  if (context === 'minikube') return 'minikube image load {image}';
  if (context.startsWith('k3d-')) return `k3d image import -c ${context.slice('k3d-'.length)} {image}`;
  if (/^(docker-desktop|orbstack|rancher-desktop)$/.test(context)) return 'true {image}';
  throw new Error(
    `How do images get into the cluster of the context "${context}"? Say it with\n  npm run cluster -- --load "<command> {image}"\n("true {image}" when it shares this machine's Docker engine).`,
  );
}

/** @throws with the command's own words */
export async function loadImages(command: string, images: readonly string[], report: Report): Promise<void> {
  for (const image of images) {
    report(image);
    const done = await execa(command.replaceAll('{image}', image), {
      cwd: ROOT,
      shell: true,
      reject: false,
      stdin: 'ignore',
    });
    if (done.failed)
      throw new Error(`${command.replaceAll('{image}', image)}: ${done.stderr || done.shortMessage}`);
  }
}
