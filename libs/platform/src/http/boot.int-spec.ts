import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Inject, Module, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint } from '@cursa/contracts/endpoint';
import { z } from 'zod';
import { baseConfig, CONFIG, integer, readConfig } from '../config/index.ts';
import { HealthRegistry } from '../health/index.ts';
import { createLogger, setRootLogger } from '../logging/index.ts';
import { createApp, Handles } from './index.ts';
import { sampleEnvironment } from './sample-environment.ts';

setRootLogger(createLogger({ service: 'test', level: 'silent' }));
const schema = z.object({ ...baseConfig, LIMIT: integer().default(7) });
const config = readConfig(schema, (await sampleEnvironment()).env);
const declare = (id: string, service: 'offers' | 'chat', idempotent = false) =>
  endpoint({
    id,
    service,
    idempotent,
    method: 'GET',
    path: `/api/v1/${id}`,
    summary: '',
    access: { kind: 'open' },
    response: z.object({ limit: z.int() }),
  });
const mine = declare('mine', 'offers');

@Controller()
class Good {
  constructor(@Inject(CONFIG) private readonly config: { LIMIT: number }) {}

  @Handles(mine)
  read() {
    return { limit: this.config.LIMIT };
  }
}

@Controller()
class Bad {
  @Get('/open-door')
  open() {
    return {};
  }

  @Handles(declare('foreign', 'chat'))
  foreign() {
    return { limit: 1 };
  }

  @Handles(declare('paying', 'offers', true))
  paying() {
    return { limit: 1 };
  }
}

@Module({})
class GoodModule {
  static forConfig(_: z.output<typeof schema>): DynamicModule {
    return { module: GoodModule, controllers: [Good] };
  }
}

@Module({ controllers: [Good, Bad] })
class BadModule {}

let app: NestFastifyApplication | undefined;
afterEach(() => app?.close());

describe('a service', () => {
  it('starts without Redis, with its configuration injected', async () => {
    app = await createApp(GoodModule, config, { service: 'offers', implements: [mine] });
    const response = await app.inject('/api/v1/mine');
    expect(response.json()).toEqual({ limit: 7 });
  });

  it('does not start with undeclared, foreign or missing endpoints, and names all of them', async () => {
    const faults = createApp(BadModule, config, {
      service: 'offers',
      implements: [mine, declare('missing', 'offers')],
    });
    await expect(faults).rejects.toMatchObject({
      faults: [
        'Bad.open answers a route without @Handles(endpoint), so nobody said who may call it',
        'Bad.foreign handles foreign, which belongs to chat',
        'paying is idempotent, but the service provides no IDEMPOTENCY_STORE',
        'No controller handles missing',
      ],
    });
  });

  it('is ready when it was told so and its required parts work; others are only listed', async () => {
    app = await createApp(GoodModule, config, { service: 'offers' });
    const health = app.get(HealthRegistry);
    const ready = async () => {
      const response = await app!.inject('/health/ready');
      return [response.statusCode, response.json().parts] as const;
    };
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect(await ready()).toEqual([503, { redis: 'down' }]);
    health.accept(true);
    expect(await ready()).toEqual([200, { redis: 'down' }]);
    health.add({ name: 'store', required: true, check: () => Promise.reject(new Error('down')) });
    expect(await ready()).toEqual([503, { redis: 'down', store: 'down' }]);
  });
});
