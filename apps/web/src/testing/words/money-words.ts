import { refuse } from '../fake-client.ts';
import { fillLabelled, press } from './hand.ts';
import { openOrder, reservedOrder, takeCards } from './samples.ts';
import type { WordRow } from './word-row.ts';

const ORDER = '/api/v1/orders/o-1';
const FEE = `POST ${ORDER}/platform-fee`;
const PAYMENT = `POST ${ORDER}/delivery-payment`;
const TOP_UP = 'POST /api/v1/wallet/top-ups';
const counter = '/counter?order_id=o-1';
const payment = '/payment?order_id=o-1';
const topUp = {
  movement_id: 'm-1',
  kind: 'top-up',
  amount_minor: 5_050,
  currency: 'USD',
  created_at: '2026-11-21T10:00:00Z',
  order_id: null,
};
const wallet = {
  'GET /api/v1/wallet/movements': { balance_minor: 5_050, currency: 'USD', movements: [topUp] },
};
const coupon = {
  coupon: 'DRUMBUN10',
  detail: '10 % reducere',
  percent: 10,
  amount_minor: null,
  valid_until: '2036-01-01T00:00:00Z',
};
const payByCard = async (button: string) => {
  await press(/4242/);
  await press(button);
};
const payFee = async () => {
  await press(/Platfrom Fee/);
  await payByCard('Plătește $42.00');
};
const payCash = async () => {
  await press(/Numerar/, 'radio');
  await press('Confirma Plata');
};
const addMoney = async () => {
  await fillLabelled('Sumă', '50.50');
  await press('ADAUGA BANI');
  await payByCard('Plătește $50.50');
};
const senderRow = (part: Omit<WordRow, 'who'>): WordRow => ({ who: 'sender', before: takeCards, ...part });

/** Offers, the platform fee, the payment of a delivery, coupons and the wallet. */
export const moneyWords: readonly WordRow[] = [
  senderRow({
    at: counter,
    when: 'there is an offer',
    says: ['refuse', 'chat', ['payPlatformFee', '42.00']],
    answers: openOrder,
  }),
  senderRow({
    at: counter,
    when: 'there is none',
    says: ['noOffers'],
    answers: { ...openOrder, [`GET ${ORDER}/offers`]: { offers: [] } },
  }),
  senderRow({ at: counter, when: 'the fee is paid', says: ['payDelivery', 'chat'], answers: reservedOrder }),
  senderRow({
    at: counter,
    when: 'the fee has just been paid',
    says: ['platformFeePaid'],
    answers: {
      ...openOrder,
      [FEE]: {
        order_id: 'o-1',
        driver_id: 'd-mihai',
        reservation_id: 'r-1',
        fee_minor: 4_200,
        currency: 'USD',
      },
    },
    act: payFee,
    goesTo: counter,
  }),
  senderRow({
    at: counter,
    when: 'the fee is refused',
    says: ['platformFeeFailed', 'errorTitle'],
    answers: { ...openOrder, [FEE]: refuse(402, 'payment-refused') },
    act: payFee,
  }),
  senderRow({
    at: counter,
    when: 'the line is cut while the fee is paid',
    says: ['platformFeeTransport'],
    answers: { ...openOrder, [FEE]: undefined },
    act: payFee,
  }),
  senderRow({
    at: '/accept?order_id=o-1',
    when: 'opened',
    says: ['applyPromo', 'continueToPay'],
    answers: reservedOrder,
  }),
  senderRow({ at: payment, when: 'opened', says: ['confirmPayment'], answers: reservedOrder }),
  senderRow({
    at: payment,
    when: 'refused',
    says: ['acceptFailed', 'errorTitle'],
    answers: { ...reservedOrder, [PAYMENT]: refuse(409, 'wallet-balance-short') },
    act: payCash,
  }),
  senderRow({
    at: payment,
    when: 'paid',
    says: ['orderAssigned'],
    answers: {
      ...reservedOrder,
      [PAYMENT]: {
        order_id: 'o-1',
        driver_id: 'd-mihai',
        status: 'Accepted',
        due_minor: 42_000,
        currency: 'USD',
        payment_method: 'cash',
      },
    },
    act: payCash,
    goesTo: '/popup?order_id=o-1',
  }),
  senderRow({
    at: '/popup?order_id=o-1',
    when: 'opened',
    says: ['orderAssigned'],
    answers: reservedOrder,
  }),
  senderRow({
    at: '/offer',
    when: 'there is a coupon',
    says: ['offersTitle', 'getNow'],
    quotes: ['DRUMBUN10', '10 % reducere'],
    answers: { 'GET /api/v1/coupons': { coupons: [coupon] } },
  }),
  senderRow({
    at: '/wallet',
    when: 'opened',
    says: ['availableBalance', 'enterAmount', 'addMoney'],
    answers: wallet,
  }),
  senderRow({
    at: '/wallet',
    when: 'money is added',
    says: ['cardTokenArrived', 'walletToppedUp', 'successTitle'],
    answers: { ...wallet, [TOP_UP]: { transaction_id: 't-1', balance_minor: 10_100, currency: 'USD' } },
    act: addMoney,
    goesTo: '/home',
  }),
  senderRow({
    at: '/wallet',
    when: 'the card is refused',
    says: ['walletFailed', 'errorTitle'],
    answers: { ...wallet, [TOP_UP]: refuse(402, 'payment-refused') },
    act: addMoney,
  }),
  senderRow({
    at: '/transaction',
    when: 'there is a top-up',
    says: ['added'],
    quotes: ['50.50$'],
    answers: wallet,
  }),
];
