/** A wait that can be cut short; a ring while nobody waits is not lost. */
export class Wakeable {
  private rung = false;
  private wakeUp: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wakeUp?.();
  }

  /** Until the next ring, at most `ms`. */
  async wait(ms: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wakeUp = undefined;
    this.rung = false;
  }

  /** For `ms` whatever rings, unless `over` says so. */
  async sleep(ms: number, over: () => boolean): Promise<void> {
    const end = Date.now() + ms;
    while (!over() && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(100, Math.max(1, end - Date.now()))));
    }
  }
}
