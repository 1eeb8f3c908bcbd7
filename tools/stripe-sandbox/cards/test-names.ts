/**
 * Stripe's published names for test cards, without their prefix: `tok_visa` and `pm_card_visa` both stand for
 * 4242 4242 4242 4242. https://docs.stripe.com/testing
 */
const numbers: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  ro: '4000006420000001',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  mastercard_prepaid: '5105105105105100',
  amex: '378282246310005',
  discover: '6011111111111117',
  diners: '3056930009020004',
  jcb: '3566002020360505',
  unionpay: '6200000000000005',

  chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedLostCard: '4000000000009987',
  chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  chargeDeclinedFraudulent: '4100000000000019',
  radarBlock: '4100000000000019',
  chargeCustomerFail: '4000000000000341',

  threeDSecureRequired: '4000000000003063',
  threeDSecure2Required: '4000000000003220',
  threeDSecureOptional: '4000000000003055',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
  threeDSecureRequiredProcessingError: '4000008400001280',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  authenticationRequiredSetupForOffSession: '4000003800000446',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

/** The number behind `tok_visa`, `pm_card_visa`, `pm_card_visa_chargeDeclined`; undefined for anything else. */
export function numberOfTestName(name: string, prefix: 'tok_' | 'pm_card_'): string | undefined {
  if (!name.startsWith(prefix)) return undefined;
  const short = name.slice(prefix.length);
  // Stripe names most declines of Visa cards both with and without the brand.
  const key = Object.hasOwn(numbers, short) ? short : short.replace(/^visa_/, '');
  return Object.hasOwn(numbers, key) ? numbers[key] : undefined;
}
