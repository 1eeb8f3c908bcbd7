import { join } from 'node:path';
import { execa } from 'execa';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import type { BackingService } from './service.ts';

/**
 * The native service's addresses, served by the container of the same name: docker/compose.yaml publishes the same
 * ports and takes the same passwords. One `docker compose up` in the foreground runs them all and ends with us.
 */
export function inContainer(native: BackingService, context: StackContext): BackingService {
  return {
    ...native,
    title: `${native.title} (container)`,
    ...(native.help && { help: { ...native.help, isBuilt: true } }),
    prepare: requireCompose,
    start: () => composeUp(context, native.name),
  };
}

const asked = new Set<string>();
let starting: Promise<void> | undefined;

/** Collects the names asked for in this turn, then starts them together. */
function composeUp(context: StackContext, name: string): Promise<void> {
  asked.add(name);
  return (starting ??= Promise.resolve().then(() => {
    const file = join(context.paths.root, 'docker/compose.yaml');
    const args = [
      'compose',
      '-f',
      file,
      '-p',
      `cursa-${context.ports.gateway}`,
      'up',
      '--no-color',
      ...asked,
    ];
    context.supervisor.start('docker', {
      command: 'docker',
      args,
      env: composeEnvironment(context),
      stopSignal: 'INT',
      stopSeconds: 30,
    });
  }));
}

function composeEnvironment({ ports, secrets }: StackContext): Record<string, string> {
  const published = Object.entries(ports).map(([name, port]) => [
    `CURSA_PORT_${name.toUpperCase()}`,
    String(port),
  ]);
  return {
    ...baseEnvironment(),
    ...(Object.fromEntries(published) as Record<string, string>),
    CURSA_POSTGRES_PASSWORD: secrets.POSTGRES_PASSWORD,
    CURSA_S3_SECRET_KEY: secrets.S3_SECRET_KEY,
  };
}

async function requireCompose(): Promise<void> {
  const daemon = await execa('docker', ['info'], { reject: false });
  if (daemon.failed)
    throw new Error(
      '`--docker` needs a running Docker. Start it with:\n  sudo systemctl start docker\nor leave `--docker` away: npm start',
    );
  const compose = await execa('docker', ['compose', 'version'], { reject: false });
  if (compose.failed)
    throw new Error(
      '`--docker` needs the compose plugin. Install it with:\n  sudo apt-get install -y docker-compose-v2',
    );
}
