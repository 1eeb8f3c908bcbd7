import { moveForm } from '../order-form.ts';

const order_id = 'CU-00000-00000';
const driver_id = 'nobody-at-all';
const unique = (who: string) => `${who}.${Math.random().toString(36).slice(2)}@cursa.example`;
const person = {
  firstname: 'Ana',
  lastname: 'Pop',
  phone: '0712345678',
  password: 'Parola-1',
  confirmPassword: 'Parola-1',
};
const { fromFloor, fromFloorLift, pickup_lat, pickup_long, dropoff_lat, dropoff_long, order_details } =
  moveForm();

/** Each call with every field right; the orders named in them belong to nobody. `code` is added when it is sent. */
export const wholeForms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  login: { email: unique('login'), password: 'Parola-1', user_type: '1' },
  logout: {},
  User_Registration: { ...person, email: unique('user'), user_type: '1' },
  Driver_Registration: {
    ...person,
    email: unique('driver'),
    vehicle_type: 'Van',
    vehicle_reg_no: 'CJ 01 ABC',
  },
  forgetPassword: { email: unique('forgot'), user_type: '1' },
  Edit_Profile_User: { firstname: 'Ana', lastname: 'Pop', phone: '0712345678', email: unique('edit') },
  create_order: moveForm(),
  priceCalculation: {
    pickup_lat,
    pickup_long,
    dropoff_lat,
    dropoff_long,
    order_details,
    fromFloor,
    fromFloorLift,
  },
  get_user_deliveries: { type: '1' },
  deliveryDetail: { order_id },
  invoiceDetail: { order_id },
  rating: { order_id, service: '5', time: '5', behaviour: '5', comment: '' },
  getNearByDeliveries: { latitude: '46.77', longitude: '23.59' },
  get_driver_deliveries: { type: '1' },
  deliverOrder: { order_id, signature: 'Ana Pop' },
  driver_send_offer: { order_id, driver_quote_real: '100', offer_price: '100' },
  driver_offer_list: { order_id },
  getDriverIdByOrderId: { order_id },
  cancelDelivery: { order_id, driver_id },
  setPlatformFee: {
    order_id,
    driver_id,
    platformFee: '10.00',
    stripe_token: 'tok_visa',
    stripe_amount: '1000',
  },
  acceptDeliveryRequest: {
    order_id,
    driver_id,
    delivery_cost: '100.00',
    driver_quote: '100.00',
    gst: '0.00',
    coupon_discount: '0',
    payment_type: 'stripe',
    stripe_token: 'tok_visa',
    stripe_amount: '10000',
  },
  add_money_to_wallet: { stripe_token: 'tok_visa', stripe_amount: '1000', amount: '10' },
  transaction_history: {},
  promocode_apply: { promo_code: 'NO-SUCH-CODE' },
  promocode: {},
  get_chat: { other_user_id: driver_id },
  send_message: { receiver_id: driver_id, message: 'Bună ziua' },
};
