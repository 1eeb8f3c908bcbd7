import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { PartUnavailable } from '@cursa/platform/persistence';
import pLimit from 'p-limit';
import type { AuthConfig } from '../config.ts';

/** `Algorithm.Argon2id`; the library's const enum is invisible to a compiler that works file by file. */
const argon2id = 2;

/**
 * argon2id in a bounded pool: a burst of sign-ins waits instead of taking all memory and every thread, and beyond
 * the queue callers get 503.
 */
@Injectable()
export class PasswordHasher {
  private readonly run;
  private decoy: Promise<string> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Pick<AuthConfig, HashSettings>) {
    this.run = pLimit(config.HASH_CONCURRENCY);
  }

  /** @throws PartUnavailable when too many wait */
  hash(password: string): Promise<string> {
    const { HASH_MEMORY_KIB: memoryCost, HASH_PASSES: timeCost } = this.config;
    // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- the enum cannot be imported, see above
    return this.bounded(() => hash(password, { algorithm: argon2id, memoryCost, timeCost, parallelism: 1 }));
  }

  /**
   * Whether the password belongs to the hash. Without a hash (no such account) the work is done all the same, so
   * that the time of the answer tells nothing.
   * @throws PartUnavailable when too many wait
   */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    this.decoy ??= this.hash(randomBytes(24).toString('base64'));
    const decoy = await this.decoy.catch((error: unknown) => {
      this.decoy = undefined;
      throw error;
    });
    const isMatch = await this.bounded(() => verify(stored ?? decoy, password));
    return stored !== undefined && isMatch;
  }

  private bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.run.pendingCount >= this.config.HASH_QUEUE) throw new PartUnavailable('Signing in');
    return this.run(work);
  }
}

type HashSettings = 'HASH_MEMORY_KIB' | 'HASH_PASSES' | 'HASH_CONCURRENCY' | 'HASH_QUEUE';
