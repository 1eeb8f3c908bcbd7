import { Controller } from '@nestjs/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import { type Estimate, pricingApi } from '@cursa/contracts/http/pricing';
import { Handles, Input } from '@cursa/platform/http';
import { EstimatePrice } from './estimate-price.ts';

@Controller()
export class EstimatesController {
  constructor(private readonly estimatePrice: EstimatePrice) {}

  @Handles(pricingApi.estimate)
  estimate(@Input() { body }: InputOf<typeof pricingApi.estimate>): Promise<Estimate> {
    return this.estimatePrice.execute(body);
  }
}
