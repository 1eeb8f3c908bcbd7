import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MessageStore } from '../store/message-store.ts';
import { isDuplicateKey } from '../store/store.errors.ts';

const name = 'relay';
const leaseMs = 10_000;
const renewMs = 3_000;

/**
 * One replica relays at a time. Clocks of replicas may differ by some seconds: two holders at once would send facts
 * twice with the same ids, nothing worse.
 */
@Injectable()
export class RelayLease {
  private readonly holder = randomUUID();
  private heldAt = 0;

  constructor(private readonly store: MessageStore) {}

  /** Takes or keeps the lease; false while another replica has it. */
  async hold(): Promise<boolean> {
    const now = Date.now();
    if (now - this.heldAt < renewMs) return true;
    this.heldAt = 0;
    const free = { _id: name, $or: [{ until: { $lt: new Date(now) } }, { holder: this.holder }] };
    const mine = { $set: { holder: this.holder, until: new Date(now + leaseMs) } };
    try {
      await this.store.run(() => this.store.leases.updateOne(free, mine, { upsert: true }).exec());
    } catch (error) {
      // The upsert met the document of a holder whose lease has not run out.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    this.heldAt = now;
    return true;
  }

  /** Lets the next replica start at once. */
  async release(): Promise<void> {
    this.heldAt = 0;
    await this.store.run(() => this.store.leases.deleteOne({ _id: name, holder: this.holder }).exec());
  }
}
