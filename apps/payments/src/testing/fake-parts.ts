import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { TRACE_ID_HEADER } from '@cursa/platform/http';
import { problemType } from '@cursa/contracts/problem';

interface HeldReservation {
  readonly reservationId: string;
  readonly attemptId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly senderId: string;
  state: 'held' | 'confirmed' | 'accepted' | 'released';
}

type Answer = readonly [status: number, body: unknown];
const refused = (status: number, code: string): Answer => [
  status,
  {
    type: problemType(code),
    title: code,
    status,
    detail: code,
    instance: '/',
    code,
    trace_id: '0'.repeat(32),
    errors: [],
  },
];

/** Offers and booking as far as payments asks them, with the promises of their contracts: one live reservation per order. */
export class FakeParts {
  readonly reservations: HeldReservation[] = [];
  readonly accepted = new Map<string, string>();
  readonly cancelled = new Set<string>();
  readonly senderOf = new Map<string, string>();
  /** Paths that answer 503, as often as said. */
  readonly down = new Map<string, number>();
  price = 10_000;
  vat = 0;
  url = '';
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      void this.answer(request).then(([status, body]) => {
        const type = status < 400 ? 'application/json' : 'application/problem+json';
        response.setHeader(TRACE_ID_HEADER, 'f'.repeat(32));
        response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** The live reservation of an order. */
  live(orderId: string): HeldReservation | undefined {
    return this.reservations.find((held) => held.orderId === orderId && held.state !== 'released');
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = (chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}) as Record<
      string,
      string
    >;
    for (const [part, times] of this.down) {
      if (!path.includes(part) || times === 0) continue;
      this.down.set(part, times - 1);
      return refused(503, 'part-unavailable');
    }
    const [, , kind, id = '', action] = path.split('/');
    if (path === '/internal/reservations') return this.reserve(body);
    if (path === '/internal/reservations/release') return this.release(body.attempt_id ?? '');
    if (kind === 'reservations') return this.move(id, action === 'confirmation' ? 'confirmed' : 'accepted');
    if (kind === 'orders' && action === 'reservation') return this.reservationOf(id);
    if (kind === 'orders' && action === 'acceptance') return this.accept(id, body);
    if (kind === 'orders') return this.facts(id);
    if (path.startsWith('/api/v1/orders/')) return this.offers(path.split('/')[4] ?? '');
    return refused(404, 'no-such-endpoint');
  }

  private reserve(body: Record<string, string>): Answer {
    const known = this.reservations.find((held) => held.attemptId === body.attempt_id);
    if (known) return known.state === 'released' ? refused(409, 'order-not-open') : [201, this.show(known)];
    const orderId = body.order_id ?? '';
    if ((this.senderOf.get(orderId) ?? body.sender_id) !== body.sender_id)
      return refused(404, 'offer-not-found');
    if (this.cancelled.has(orderId)) return refused(409, 'order-not-open');
    if (this.live(orderId)) return refused(409, 'order-already-reserved');
    const held: HeldReservation = {
      reservationId: randomUUID(),
      attemptId: body.attempt_id ?? '',
      orderId,
      driverId: body.driver_id ?? '',
      senderId: body.sender_id ?? '',
      state: 'held',
    };
    this.reservations.push(held);
    return [201, this.show(held)];
  }

  private release(attemptId: string): Answer {
    for (const held of this.reservations) if (held.attemptId === attemptId) held.state = 'released';
    return [200, { done: true }];
  }

  private move(reservationId: string, to: 'confirmed' | 'accepted'): Answer {
    const held = this.reservations.find((one) => one.reservationId === reservationId);
    if (!held || held.state === 'released' || this.cancelled.has(held.orderId))
      return refused(409, 'reservation-released');
    if (held.state !== 'accepted') held.state = to;
    return [200, this.show(held)];
  }

  private reservationOf(orderId: string): Answer {
    const held = this.live(orderId);
    return [200, { reservation: held ? this.show(held) : null }];
  }

  private accept(orderId: string, body: Record<string, string>): Answer {
    const before = this.accepted.get(orderId);
    if (this.cancelled.has(orderId) || (before !== undefined && before !== body.offer_id))
      return refused(409, 'order-not-open');
    this.accepted.set(orderId, body.offer_id ?? '');
    return [200, this.factsOf(orderId, 'Accepted')];
  }

  private facts(orderId: string): Answer {
    const isKnown = this.senderOf.has(orderId) || this.live(orderId);
    return isKnown ? [200, this.factsOf(orderId, 'Open')] : refused(404, 'order-not-found');
  }

  private factsOf(orderId: string, status: string) {
    const held = this.live(orderId);
    return {
      order_id: orderId,
      sender_id: this.senderOf.get(orderId) ?? held?.senderId ?? 'nobody',
      driver_id: held?.state === 'accepted' ? held.driverId : null,
      status,
      currency: 'USD',
      pickup_label: 'Cluj-Napoca',
      dropoff_label: 'Brașov',
      created_at: new Date().toISOString(),
    };
  }

  private offers(orderId: string): Answer {
    const held = this.live(orderId);
    const sender = this.senderOf.get(orderId) ?? held?.senderId ?? 'sender';
    return [200, { offers: [this.offer(orderId, held?.driverId ?? 'driver', sender)] }];
  }

  private show(held: HeldReservation) {
    return {
      reservation_id: held.reservationId,
      state: held.state,
      confirmed_at: null,
      offer: this.offer(held.orderId, held.driverId, held.senderId),
    };
  }

  private offer(orderId: string, driverId: string, senderId: string) {
    return {
      offer_id: `offer-${orderId}-${driverId}`.slice(0, 64),
      order_id: orderId,
      sender_id: senderId,
      driver_id: driverId,
      state: 'reserved',
      price_minor: this.price,
      vat_minor: this.vat,
      total_minor: this.price + this.vat,
      fee_minor: Math.floor((this.price + 5) / 10),
      fee_paid: false,
      currency: 'USD',
      valid_until: new Date(Date.now() + 3_600_000).toISOString(),
      sent_at: new Date().toISOString(),
      driver: {
        first_name: 'Ion',
        last_name: 'P.',
        image_url: '',
        vehicle_type: 'Van',
        rating: 0,
        rating_count: 0,
      },
    };
  }
}
