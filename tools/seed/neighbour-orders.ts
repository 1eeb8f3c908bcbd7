import type { z } from 'zod';
import type { createOrderBody } from '@cursa/contracts/http/booking';

type Order = z.input<typeof createOrderBody>;

const places = {
  floresti: { address: 'Strada Avram Iancu 312, Florești', latitude: 46.7475, longitude: 23.4908 },
  turda: { address: 'Strada Republicii 9, Turda', latitude: 46.5667, longitude: 23.7833 },
  dej: { address: 'Piața Bobâlna 4, Dej', latitude: 47.15, longitude: 23.8667 },
  gherla: { address: 'Strada Mihai Viteazul 18, Gherla', latitude: 47.0333, longitude: 23.9167 },
  apahida: { address: 'Strada Libertății 121, Apahida', latitude: 46.8167, longitude: 23.75 },
  zalau: { address: 'Bulevardul Mihai Viteazul 58, Zalău', latitude: 47.2, longitude: 23.05 },
  alba: { address: 'Bulevardul Transilvaniei 7, Alba Iulia', latitude: 46.0667, longitude: 23.5833 },
  sibiu: { address: 'Strada Nicolae Bălcescu 21, Sibiu', latitude: 45.8, longitude: 24.15 },
  oradea: { address: 'Strada Republicii 33, Oradea', latitude: 47.0458, longitude: 21.9183 },
  bistrita: { address: 'Strada Liviu Rebreanu 12, Bistrița', latitude: 47.1332, longitude: 24.5001 },
  mures: { address: 'Strada Gheorghe Doja 64, Târgu Mureș', latitude: 46.5425, longitude: 24.5575 },
  timisoara: { address: 'Strada Alba Iulia 3, Timișoara', latitude: 45.7537, longitude: 21.2257 },
} as const;
type Place = keyof typeof places;

interface Sketch {
  readonly category: string;
  readonly from: Place;
  readonly to: Place;
  /** Days from today. */
  readonly pickup: number;
  readonly delivery?: number;
  readonly receiver: string;
  readonly lines: Order['lines'];
  readonly floors?: readonly [Order['from'], Order['to']];
}

const sketches: readonly Sketch[] = [
  {
    category: 'furniture',
    from: 'floresti',
    to: 'turda',
    pickup: 3,
    receiver: 'Dan Pop',
    lines: [
      { item_name: 'Sofa - Corner', quantity: 1 },
      { item_name: 'Armchair', quantity: 2 },
    ],
    floors: [{ floor: 5, lift: true }, { floor: 2 }],
  },
  {
    category: 'pianos',
    from: 'dej',
    to: 'oradea',
    pickup: 9,
    delivery: 11,
    receiver: 'Ioana Mureșan',
    lines: [{ item_name: 'Upright piano', quantity: 1, type: 'Upright piano', weight: 230 }],
    floors: [{ floor: 2 }, { floor: 3 }],
  },
  {
    category: 'cars',
    from: 'turda',
    to: 'sibiu',
    pickup: 5,
    receiver: 'Sorin Rusu',
    lines: [{ item_name: 'Dacia Logan', quantity: 1, make: 'Dacia', model: 'Logan' }],
  },
  {
    category: 'pets',
    from: 'apahida',
    to: 'mures',
    pickup: 2,
    delivery: 2,
    receiver: 'Kinga Szabó',
    lines: [{ item_name: 'Golden Retriever', quantity: 1, type: 'Pet', cut: 'Large (25–45Kg)', adults: '1' }],
  },
  {
    category: 'pallets',
    from: 'gherla',
    to: 'bistrita',
    pickup: 4,
    delivery: 6,
    receiver: 'Vasile Moldovan',
    lines: [{ item_name: 'Standard pallets', quantity: 3, typology: 'Standard pallets', weight: 420 }],
  },
  {
    category: 'removals',
    from: 'alba',
    to: 'timisoara',
    pickup: 14,
    delivery: 15,
    receiver: 'Elena Popa',
    lines: [
      { item_name: 'Bed - Double Structure', quantity: 1 },
      { item_name: 'Wardrobe - 3 doors', quantity: 1 },
      { item_name: 'Box - Medium (up to 60 cm)', quantity: 18 },
    ],
    floors: [
      { floor: 4, lift: false, packing: true, dismantling: true },
      { floor: 5, lift: true, assembling: true },
    ],
  },
  {
    category: 'other',
    from: 'zalau',
    to: 'floresti',
    pickup: 1,
    receiver: 'Radu Câmpean',
    lines: [{ item_name: 'Box - Medium (up to 60 cm)', quantity: 4 }],
  },
];

/** Deliveries that wait for a driver around Cluj-Napoca, as the demo's neighbour posts them. */
export function neighbourOrders(today: Date): readonly Order[] {
  const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return sketches.map(({ category, from, to, pickup, delivery, receiver, lines, floors = [{}, {}] }) => ({
    pickup: places[from],
    dropoff: places[to],
    category,
    lines,
    schedule:
      delivery === undefined
        ? { option: 'before', pickup_date: day(pickup) }
        : { option: 'between', pickup_date: day(pickup), delivery_date: day(delivery) },
    from: floors[0],
    to: floors[1],
    sender_name: 'Elena Popa',
    sender_contact: '0721000004',
    receiver_name: receiver,
    receiver_contact: '0722000005',
  }));
}
