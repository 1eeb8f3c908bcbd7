import { refuse } from '../fake-client.ts';
import { orderRow } from '../samples.ts';
import { fillLabelled, press } from './hand.ts';
import { keepBooking } from './samples.ts';
import type { WordRow } from './word-row.ts';

const ORDERS = 'POST /api/v1/orders';
const confirm = () => press('Confirmă comanda');
const posted = { ...orderRow, order_id: 'CR-1001' };
/** The four steps of a booking, and the two static pages named after parcels. */
export const bookingWords: readonly WordRow[] = [
  {
    at: '/home',
    who: 'sender',
    when: 'opened',
    says: [],
    quotes: [
      ...['Location', 'Delivery details', 'Delivery information', 'Confirmation'],
      ...['Cars', 'Motorcycles and Scooters', 'Furniture and Crafts', 'Building and Industry', 'Pallets'],
      ...['Boats', 'Removals', 'Pianos and Musical Instruments', 'Refrigerated Foods', 'Other', 'Pets'],
    ],
  },
  // Options of the pickers are in the page's language (decision 17).
  ...Array.from({ length: 11 }, (_, index): WordRow => ({
    at: `/parcelfirst?cate=${index + 1}`,
    who: 'sender',
    when: 'opened',
    says: ['listATripTitle', 'saveAndContinue'],
  })),
  {
    at: '/parcelsecond',
    who: 'sender',
    when: 'opened',
    says: ['sendPackageTitle', 'saveAndContinueStep2'],
  },
  {
    at: '/parcelsecond',
    who: 'sender',
    when: 'the phones are none, and autofill put more than the instructions hold',
    says: ['phoneInvalid', 'receiverPhoneInvalid', 'courierInstructions'],
    before: keepBooking,
    act: async () => {
      await fillLabelled(/Telefonul expeditorului/, '12');
      await fillLabelled(/Telefonul destinatarului/, '12');
      await fillLabelled(/Instrucțiuni scurte/, 'interfon 12345');
    },
  },
  {
    at: '/parcelthird',
    who: 'sender',
    when: 'opened',
    says: [],
    quotes: ['Location', 'Product details', 'Basic information', 'Confirmation'],
    before: keepBooking,
  },
  {
    at: '/parcelthird',
    who: 'sender',
    when: 'confirmed',
    says: ['orderSubmitted'],
    before: keepBooking,
    answers: { [ORDERS]: posted },
    act: confirm,
    goesTo: '/home',
  },
  {
    at: '/parcelthird',
    who: 'sender',
    when: 'refused',
    says: ['orderFailed'],
    before: keepBooking,
    answers: { [ORDERS]: refuse(422, 'invalid-input') },
    act: confirm,
  },
  {
    at: '/parcelthird',
    who: 'sender',
    when: 'the line is cut',
    says: ['orderTransport'],
    before: keepBooking,
    answers: { [ORDERS]: undefined },
    act: confirm,
  },
  { at: '/homesec', who: 'sender', when: 'opened', says: ['sendParcelTitle'] },
  { at: '/pagesecond', who: 'sender', when: 'opened', says: ['deliveredParcelTitle'] },
];
