import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import { pricingApi } from '@cursa/contracts/http/pricing';
import { Handles } from '@cursa/platform/http';
import { Tariffs } from './tariffs.ts';

@Controller()
export class TariffsController {
  constructor(private readonly tariffs: Tariffs) {}

  @Handles(pricingApi.currentTariff)
  async current(): Promise<ResponseOf<typeof pricingApi.currentTariff>> {
    const { version, validFrom, currency, tariff } = await this.tariffs.inForce();
    return { version, valid_from: validFrom.toISOString(), currency, tariff };
  }
}
