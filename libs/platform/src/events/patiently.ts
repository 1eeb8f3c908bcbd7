/** A coordinator or a leader that has just been chosen asks for a moment: five seconds at most. */
export async function patiently<T>(fn: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1) {
    try {
      return await fn();
    } catch (error) {
      if (left === 0 || !(error as { retriable?: boolean }).retriable) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
