import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { offersApi } from '@cursa/contracts/http/offers';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { DeclineOffer } from './decline-offer.ts';
import { FindAgreement } from './find-agreement.ts';
import { ListOffers } from './list-offers.ts';
import { MyOffers } from './my-offers.ts';
import { PresentOffers } from './present-offers.ts';
import { SendOffer } from './send-offer.ts';
import { WithdrawOffer } from './withdraw-offer.ts';

type Answer = ResponseOf<typeof offersApi.sendOffer>;

@Controller()
export class OffersController {
  constructor(
    private readonly sendOffer: SendOffer,
    private readonly withdrawOffer: WithdrawOffer,
    private readonly declineOffer: DeclineOffer,
    private readonly listOffers: ListOffers,
    private readonly myOffers: MyOffers,
    private readonly findAgreement: FindAgreement,
    private readonly present: PresentOffers,
  ) {}

  @Handles(offersApi.sendOffer)
  async send(
    @Caller() caller: CallerIdentity,
    @OperationId() offerId: string,
    @Input() { params, body }: InputOf<typeof offersApi.sendOffer>,
  ): Promise<Answer> {
    return this.present.one(
      await this.sendOffer.execute({
        offerId,
        orderId: params.order_id,
        driverId: caller.accountId,
        priceMinor: body.price_minor,
      }),
    );
  }

  @Handles(offersApi.withdrawOffer)
  async withdraw(
    @Caller() caller: CallerIdentity,
    @Input() { params }: InputOf<typeof offersApi.withdrawOffer>,
  ): Promise<Answer> {
    return this.present.one(await this.withdrawOffer.execute(params.order_id, caller.accountId));
  }

  @Handles(offersApi.declineOffer)
  async decline(
    @Caller() caller: CallerIdentity,
    @Input() { params, body }: InputOf<typeof offersApi.declineOffer>,
  ): Promise<Answer> {
    return this.present.one(
      await this.declineOffer.execute(params.order_id, caller.accountId, body.driver_id),
    );
  }

  @Handles(offersApi.listOffers)
  async list(
    @Caller() caller: CallerIdentity,
    @Input() { params }: InputOf<typeof offersApi.listOffers>,
  ): Promise<ResponseOf<typeof offersApi.listOffers>> {
    return {
      offers: await this.present.execute(await this.listOffers.execute(params.order_id, caller.accountId)),
    };
  }

  @Handles(offersApi.myOffers)
  async mine(
    @Caller() caller: CallerIdentity,
    @Input() { query }: InputOf<typeof offersApi.myOffers>,
  ): Promise<ResponseOf<typeof offersApi.myOffers>> {
    return { offers: await this.present.execute(await this.myOffers.execute(caller.accountId, query.limit)) };
  }

  @Handles(offersApi.orderAgreement)
  async agreement(
    @Caller() caller: CallerIdentity,
    @Input() { params }: InputOf<typeof offersApi.orderAgreement>,
  ): Promise<ResponseOf<typeof offersApi.orderAgreement>> {
    const offer = await this.findAgreement.execute(params.order_id, caller);
    return { offer: offer ? await this.present.one(offer) : null };
  }
}
