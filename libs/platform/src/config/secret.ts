import { inspect } from 'node:util';

/** A value that must not be printed: only `reveal()` gives it. */
export class Secret {
  readonly #value: string;
  readonly #others: readonly string[];

  /** `others`: values that are accepted beside it while it is being rotated. */
  constructor(value: string, ...others: readonly string[]) {
    this.#value = value;
    this.#others = others;
  }

  /** The value itself; call it where it is handed to a library, never to keep it. */
  reveal(): string {
    return this.#value;
  }

  /** Every value that counts as right, the one that signs first; call it where something is verified. */
  revealAll(): readonly string[] {
    return [this.#value, ...this.#others];
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }

  [inspect.custom](): string {
    return '[secret]';
  }
}
