import { expect, describe, it } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { OnEvent } from './on-event.ts';
import { registryForTest, startEventService } from './testing/event-service.ts';

@Controller()
class SuspensionsConsumer {
  @OnEvent('driver.suspended')
  async handle(): Promise<void> {}
}

/** No database is needed to refuse. */
const start = (wiring: { controllers?: Type[]; providers?: Type[] }) =>
  startEventService({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    registry: registryForTest(),
    ...wiring,
  });

describe('boot', () => {
  it('fails on two handlers of one event', async () => {
    @Controller()
    class Another {
      @OnEvent('driver.suspended')
      async handle(): Promise<void> {}
    }
    await expect(start({ controllers: [SuspensionsConsumer, Another] })).rejects.toThrow('two handlers');
    await expect(start({ controllers: [SuspensionsConsumer], providers: [Another] })).rejects.toThrow(
      'two handlers',
    );
  });

  it('fails on an event that nobody declared', async () => {
    @Controller()
    class Wrong {
      @OnEvent('driver.teleported' as 'driver.suspended')
      async handle(): Promise<void> {}
    }
    await expect(start({ controllers: [Wrong] })).rejects.toThrow(
      '"driver.teleported" is not in the registry',
    );
  });
});
