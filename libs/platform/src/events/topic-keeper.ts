import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { EVENT_BUS, type EventBus } from './event-bus.ts';
import { EVENT_REGISTRY, type EventRegistry } from './registry.ts';
import { abortableSleep } from './supervised-subscription.ts';
import { mainSpec } from './topics.ts';

/** Creates the registry's topics as soon as the broker can be reached; a service starts without it. */
@Injectable()
export class TopicKeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TopicKeeper.name);
  private readonly stopping = new AbortController();

  constructor(
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    @Inject(EVENT_REGISTRY) private readonly registry: EventRegistry,
  ) {}

  onApplicationBootstrap(): void {
    void this.keepTrying();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async keepTrying(): Promise<void> {
    const topics = [...new Set(Object.values(this.registry).map(({ topic }) => topic))].map(mainSpec);
    for (let pause = 500; !this.stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      try {
        await this.bus.ensureTopics(topics);
        return;
      } catch (error) {
        this.logger.warn(`Topics cannot be created yet: ${(error as Error).message}`);
        await abortableSleep(pause, this.stopping.signal);
      }
    }
  }
}
