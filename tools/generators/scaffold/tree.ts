import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files a generator writes and changes; nothing reaches the disk before all of it is known to work. */
export class Tree {
  readonly #files = new Map<string, string>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws when the file exists: a generator never overwrites */
  add(path: string, text: string): void {
    if (this.#files.has(path) || existsSync(join(this.#root, path)))
      throw new Error(`${path} exists already`);
    this.#files.set(path, text.trimStart());
  }

  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  has(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  /** Puts a text before or after the first match. @throws when the file has changed so much that there is none */
  insert(path: string, where: 'before' | 'after', mark: RegExp, text: string): void {
    const old = this.read(path);
    const match = mark.exec(old);
    if (!match)
      throw new Error(
        `${path} has no place for this any more (looked for ${String(mark)}); the generator needs an update`,
      );
    const at = match.index + (where === 'after' ? match[0].length : 0);
    this.#files.set(path, old.slice(0, at) + text + old.slice(at));
  }

  /** Writes everything. @returns the paths */
  write(): string[] {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return [...this.#files.keys()];
  }
}
