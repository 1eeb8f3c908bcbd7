import type { StackContext } from '../context.ts';
import { hasGo } from '../host.ts';
import { originOf } from '../origin.ts';
import { inContainer } from './containers.ts';
import { external } from './external.ts';
import { jaeger, jaegerIsBuilt } from './jaeger.ts';
import { kafka } from './kafka.ts';
import { mongo } from './mongo.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';
import type { BackingService } from './service.ts';
import { smtp } from './smtp.ts';
import { stripe } from './stripe.ts';

const NATIVE = { postgres, kafka, redis, mongo, s3, stripe, smtp, jaeger };

/** The backing services of this start, each from where it comes; without Jaeger when nothing can build it. */
export async function chooseServices(context: StackContext): Promise<BackingService[]> {
  const chosen = Object.entries(NATIVE).map(([name, make]) => {
    const origin = originOf(name, context.environment, context.docker);
    if (origin === 'environment') return { origin, service: external(name, context) };
    return { origin, service: origin === 'docker' ? inContainer(make(context), context) : make(context) };
  });
  const noJaeger = !jaegerIsBuilt(context) && !(await hasGo());
  return chosen
    .filter(({ origin, service }) => !(service.name === 'jaeger' && origin === 'native' && noJaeger))
    .map(({ service }) => service);
}
