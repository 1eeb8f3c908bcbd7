import type { Fields } from './legacy-client.ts';

export const clujNapoca = {
  address: 'Str. Memorandumului 28, Cluj-Napoca',
  latitude: 46.7712,
  longitude: 23.5897,
};
export const bucuresti = { address: 'Calea Victoriei 120, București', latitude: 44.4423, longitude: 26.0943 };

export const furniture = [
  { item_name: 'Sofa - Corner', quantity: 1 },
  { item_name: 'Bed - Double Structure', quantity: 1 },
  { item_name: 'Wardrobe - 3 doors', quantity: 2 },
  { item_name: 'Box - Medium (up to 60 cm)', quantity: 12 },
];

/** Tomorrow, the specification's default pickup. */
export function tomorrow(): string {
  return new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
}

/** A move as the wizard's forms send it: from the fourth floor with a lift to the second without. */
export function moveForm(change: Fields = {}): Fields {
  return {
    pickupaddress: clujNapoca.address,
    dropoffaddress: bucuresti.address,
    pickup_lat: clujNapoca.latitude,
    pickup_long: clujNapoca.longitude,
    dropoff_lat: bucuresti.latitude,
    dropoff_long: bucuresti.longitude,
    pickup_additionalAddress: 'bl. A2, sc. 1, ap. 14',
    dropoff_additionalAddress: 'et. 2, ap. 7',
    category: '7',
    order_details: JSON.stringify(furniture),
    vehicle_type: 'Car',
    fromFloor: 6,
    fromFloorLift: 'true',
    toFloor: 4,
    toFloorLift: 'false',
    Ambalare: 'true',
    Demontare: 'true',
    Montare: 'false',
    Ambalare2: 'false',
    Demontare2: 'false',
    Montare2: 'true',
    sender_name: 'Ana Ionescu',
    sender_contact: '0721000001',
    receiver_name: 'Radu Pavel',
    receiver_contact: '0722333444',
    instrucktion_for_pickers: 'Interfon 4',
    pickup_before_date: tomorrow(),
    pickup_date: tomorrow(),
    pickup_time: '09:00',
    driver_delivery_cost: '100',
    ...change,
  };
}
