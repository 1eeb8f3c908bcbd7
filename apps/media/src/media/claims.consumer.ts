import { Controller } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { ClaimMedia } from './claim-media.ts';
import { mediaTransitions } from './media-transitions.ts';
import { Media } from './media.entity.ts';

type Account = ReceivedEvent<'account.registered'>['data'];

/** Learns which files are in use. */
@Controller()
export class ClaimsConsumer {
  constructor(private readonly claim: ClaimMedia) {}

  @OnEvent('order.created')
  async ordered({ data }: ReceivedEvent<'order.created'>, manager: EntityManager): Promise<void> {
    await this.claim.execute(manager, {
      ids: data.photo_ids,
      purpose: 'product-photo',
      ownerId: data.sender_id,
    });
  }

  @OnEvent('account.registered')
  async registered({ data }: ReceivedEvent<'account.registered'>, manager: EntityManager): Promise<void> {
    await this.claimOf(manager, data);
  }

  @OnEvent('account.updated')
  async updated({ data }: ReceivedEvent<'account.updated'>, manager: EntityManager): Promise<void> {
    await this.claimOf(manager, data);
  }

  @OnEvent('account.erased')
  async erased({ data }: ReceivedEvent<'account.erased'>, manager: EntityManager): Promise<void> {
    const { from, to } = mediaTransitions.erase;
    await manager.update(Media, { ownerId: data.account_id, state: In(from) }, { state: to });
  }

  private async claimOf(manager: EntityManager, account: Account): Promise<void> {
    const ownerId = account.account_id;
    const images = account.profile_image_id === null ? [] : [account.profile_image_id];
    await this.claim.execute(manager, { ids: images, purpose: 'profile-image', ownerId });
    await this.claim.execute(manager, { ids: account.document_ids, purpose: 'driver-document', ownerId });
  }
}
