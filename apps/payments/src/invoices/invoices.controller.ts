import { Controller, StreamableFile } from '@nestjs/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Handles, Input } from '@cursa/platform/http';
import { ShowInvoice } from './show-invoice.ts';

@Controller()
export class InvoicesController {
  constructor(private readonly showInvoice: ShowInvoice) {}

  @Handles(paymentsApi.invoicePage)
  async page(@Input() { params, query }: InputOf<typeof paymentsApi.invoicePage>): Promise<StreamableFile> {
    const page = Buffer.from(await this.showInvoice.execute(params.order_id, query));
    return new StreamableFile(page, {
      type: 'text/html; charset=utf-8',
      disposition: 'inline',
      length: page.length,
    });
  }
}
