import { DomainError } from '@cursa/platform/http';

export class InvoiceLinkError extends DomainError {
  constructor(isExpired: boolean) {
    super(
      isExpired ? 'link-expired' : 'link-not-valid',
      isExpired ? 410 : 403,
      isExpired ? 'This link has expired; open the invoice from the order again' : 'This link is not valid',
    );
  }
}
