import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '@cursa/platform/persistence';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.ts';
import { Order } from '../orders/order.entity.ts';
import { FindNearby } from './find-nearby.ts';
import { longitudeScale } from './longitude-scale.ts';

const many = 5_000;
const probes = 200;
const limit = 20;

let database: TestDatabase;
let dataSource: DataSource;
let nearby: FindNearby;

beforeAll(async () => {
  database = await createTestDatabase(migrations);
  dataSource = await createDataSource({ url: database.url, entities: [Order] });
  nearby = new FindNearby(dataSource);
  // Random pickups over Romania; every tenth on a coarse grid, so that there are ties; one in ten not open.
  await dataSource.query(
    `insert into orders (order_id, operation_id, sender_id, status, category, pickup_address, pickup_additional, pickup_latitude, pickup_longitude,
       pickup_label, dropoff_address, dropoff_additional, dropoff_latitude, dropoff_longitude, dropoff_label, schedule_option, pickup_date, pickup_time,
       open_until, handling_from, handling_to, vehicle_type, sender_name, sender_contact, receiver_name, receiver_contact, instructions, courier_notes,
       sender_first_name, sender_last_name, lines, photo_ids, estimate_minor, base_minor, vat_minor, currency, breakdown, tariff_version, distance_m)
     select 'o' || n, 'op' || n, 's', case when n % 10 = 3 then 'expired' else 'open' end, 'parcels', 'a', '',
       case when n % 10 = 0 then round((43.6 + random() * 4.6)::numeric, 1)::float8 else 43.6 + random() * 4.6 end,
       case when n % 10 = 0 then round((20.3 + random() * 9.4)::numeric, 1)::float8 else 20.3 + random() * 9.4 end,
       'x', 'b', '', 45, 25, 'y', 'before', '2030-01-01', '', '2030-01-02', '{}', '{}', 'Car', 'n', 'c', 'n', 'c', '', '', 'f', 'l', '[]', '{}', 1, 1, 0, 'USD', '[]', 't', 1
     from generate_series(1, $1) n`,
    [many],
  );
  await dataSource.query('analyze orders');
}, 120_000);

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

const bruteForce = (latitude: number, longitude: number): Promise<{ order_id: string }[]> =>
  dataSource.query(
    `select order_id from orders where status = 'open'
     order by great_circle_m($1, $2, pickup_latitude, pickup_longitude), order_id limit $3`,
    [latitude, longitude, limit],
  );

/** Inside, on the borders, and far outside of the country. */
const probe = (n: number): [number, number] =>
  n % 10 === 0
    ? [48.2 + Math.random() * 4, 29 + Math.random() * 6]
    : n % 10 === 1
      ? [45, 25]
      : [43.6 + Math.random() * 4.6, 20.3 + Math.random() * 9.4];

describe('nearest open orders', () => {
  it(`finds what brute force finds, ties included, on ${probes} probes`, async () => {
    for (let n = 0; n < probes; n++) {
      const [latitude, longitude] = probe(n);
      const found = await nearby.rank(dataSource.manager, { latitude, longitude }, limit);
      expect(found.map((row) => row.order_id)).toEqual(
        (await bruteForce(latitude, longitude)).map((row) => row.order_id),
      );
    }
  }, 120_000);

  it('control: the order of the plane alone is not the order of the sphere', async () => {
    let differing = 0;
    for (let n = 0; n < 50; n++) {
      const [latitude, longitude] = [48 + Math.random() * 4, 27 + Math.random() * 6];
      const plane: { order_id: string }[] = await dataSource.query(
        `select order_id from orders where status = 'open' order by pickup_point <-> point($1, $2) limit $3`,
        [longitude * longitudeScale, latitude, limit],
      );
      const sphere = await bruteForce(latitude, longitude);
      if (plane.map((row) => row.order_id).join() !== sphere.map((row) => row.order_id).join()) differing++;
    }
    expect(differing).toBeGreaterThan(0);
  });

  it('uses the index for both steps, never a scan', async () => {
    const plans = await Promise.all([
      dataSource.query(
        `explain select 1 from orders where status = 'open' order by pickup_point <-> point(16, 46) limit 20`,
      ),
      dataSource.query(
        `explain select 1 from orders where status = 'open' and pickup_point <@ circle(point(16, 46), 0.1)`,
      ),
    ]);
    for (const plan of plans) expect(JSON.stringify(plan)).toContain('orders_open_near');
  });
});
