/** What all steps together came to; every check that is not jest counts as one test. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;

  add(count: { readonly passed: number; readonly failed: number; readonly skipped: number }): void {
    this.passed += count.passed;
    this.failed += count.failed;
    this.skipped += count.skipped;
  }

  toString(): string {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}
