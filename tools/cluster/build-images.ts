import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import type { Report } from '../stack/context.ts';
import { ROOT } from '../stack/paths.ts';
import { requireTool } from './find-tool.ts';

export interface BuiltImage {
  readonly name: string;
  readonly bytes: number;
}

const IMAGES = [
  { name: 'cursa/services', file: 'docker/node.Dockerfile', target: 'services' },
  { name: 'cursa/stripe-sandbox', file: 'docker/node.Dockerfile', target: 'stripe-sandbox' },
  { name: 'cursa/web', file: 'docker/web.Dockerfile', target: undefined },
] as const;

export const imageNames = (tag: string): string[] => IMAGES.map(({ name }) => `${name}:${tag}`);

/**
 * Builds the three images under one tag.
 * @param fromNothing takes no layer of an earlier build, but the sandbox those of the services' image
 * @throws with the last lines of the build that failed
 */
export async function buildImages(
  tag: string,
  report: Report,
  { fromNothing = false } = {},
): Promise<BuiltImage[]> {
  const shared = await sharedArguments();
  for (const { name, file, target } of IMAGES) {
    const args = [
      'build',
      '-f',
      file,
      '-t',
      `${name}:${tag}`,
      ...(target ? ['--target', target] : []),
      ...(fromNothing && name !== 'cursa/stripe-sandbox' ? ['--no-cache'] : []),
      ...shared,
      '.',
    ];
    const kept: string[] = [];
    const run = execa(requireTool('docker'), args, { cwd: ROOT, reject: false, stdin: 'ignore', all: true });
    run.all.on('data', (chunk: Buffer) => {
      for (const line of String(chunk).split('\n').filter(Boolean)) {
        kept.push(line);
        if (/^(Step |#\d+ \[)/.test(line)) report(`${name}: ${line.slice(0, 90)}`);
      }
    });
    if ((await run).failed) throw new Error(`docker build of ${name} failed:\n${kept.slice(-25).join('\n')}`);
  }
  return Promise.all(imageNames(tag).map(sizeOf));
}

async function sizeOf(name: string): Promise<BuiltImage> {
  const { stdout } = await execa(requireTool('docker'), ['image', 'inspect', '--format', '{{.Size}}', name]);
  return { name, bytes: Number(stdout) };
}

/** What the machine around the build knows and the build needs: the registry, its authority, the way to the network. */
async function sharedArguments(): Promise<string[]> {
  const { stdout: registry } = await execa('npm', ['config', 'get', 'registry'], {
    cwd: ROOT,
    stdin: 'ignore',
  });
  const { stdout: revision } = await execa('git', ['rev-parse', 'HEAD'], { cwd: ROOT, reject: false });
  // An engine without a bridge (in a container, say) builds on the host's network only.
  const bridge = await execa(requireTool('docker'), ['network', 'inspect', 'bridge'], { reject: false });
  const authority = extraAuthorities();
  return [
    ...(bridge.failed ? ['--network', 'host'] : []),
    ...['--build-arg', `NPM_CONFIG_REGISTRY=${registry.trim()}`],
    ...(authority === '' ? [] : ['--build-arg', `EXTRA_CA=${authority}`]),
    ...['--build-arg', `REVISION=${revision || 'unknown'}`],
  ];
}

/** The certificates of NODE_EXTRA_CA_CERTS that Node does not bring itself. */
function extraAuthorities(): string {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return '';
  const own = new Set(rootCertificates.map((pem) => new X509Certificate(pem).fingerprint256));
  const found =
    readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.filter((pem) => !own.has(new X509Certificate(pem).fingerprint256)).join('\n');
}
