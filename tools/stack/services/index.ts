import type { StackContext } from '../context.ts';
import { hasGo } from '../host.ts';
import { originOf } from '../origin.ts';
import { inContainer } from './containers.ts';
import { external } from './external.ts';
import { jaeger } from './jaeger.ts';
import { kafka } from './kafka.ts';
import { mongo } from './mongo.ts';
import { postgres } from './postgres.ts';
import { prometheus } from './prometheus.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';
import type { BackingService } from './service.ts';
import { smtp } from './smtp.ts';
import { stripe } from './stripe.ts';

const NATIVE = { postgres, kafka, redis, mongo, s3, stripe, smtp };
const HELPS = { jaeger, prometheus };

/** What can be started beside the servers, to see what Cursa does. */
export type HelpName = keyof typeof HELPS;

/** The backing services of this start, each from where it comes; without the helps that nothing can build. */
export async function chooseServices(
  context: StackContext,
  helps: readonly HelpName[],
): Promise<BackingService[]> {
  const wanted = { ...NATIVE, ...Object.fromEntries(helps.map((name) => [name, HELPS[name]])) };
  const chosen = Object.entries(wanted).map(([name, make]) => {
    const origin = originOf(name, context.environment, context.docker);
    if (origin === 'environment') return external(name, context);
    return origin === 'docker' ? inContainer(make(context), context) : make(context);
  });
  const canBuild = await hasGo();
  return chosen.filter(({ help }) => help === undefined || help.isBuilt || canBuild);
}
