/** A wait that a ring ends; a ring while nobody waits is not lost. */
export class Doorbell {
  private rung = false;
  private open: (() => void) | undefined;

  readonly ring = (): void => {
    this.rung = true;
    this.open?.();
  };

  /** Until the next ring, at most `ms`. */
  async wait(ms: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.open = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.open = undefined;
    this.rung = false;
  }
}
