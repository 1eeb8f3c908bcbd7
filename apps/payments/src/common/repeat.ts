import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/** A job that looks for work again and again; runs never overlap within a process. */
export abstract class Repeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;

  protected constructor(private readonly intervalMs: number) {}

  /** One pass; must bear being run by several replicas at once. */
  abstract execute(): Promise<unknown>;

  /** Looks for work now instead of at the next turn. */
  wake(): void {
    if (this.running) this.again = true;
    else this.running = this.pass();
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), this.intervalMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.again = false;
    await this.running;
  }

  private async pass(): Promise<void> {
    do {
      this.again = false;
      try {
        await this.execute();
      } catch (error) {
        this.logger.warn({ msg: 'A job stopped; it will be run again', err: error });
      }
    } while (this.again);
    this.running = undefined;
  }
}
