import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import { allCalls, methodAndPath, type CallName } from '@dealership/shared';
import { buildForm, buildJpeg, pictureForm, send } from '../support/images/pictures.ts';
import {
  createTestLog,
  startTestServer,
  STAFF,
  type TestServer,
} from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let lines: string[];
beforeAll(async () => {
  lines = [];
  server = await startTestServer({ log: createTestLog(lines) });
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(async () => {
  lines.length = 0;
  await server.db.deleteFrom('audit_events').execute();
});

async function events(): Promise<[who: string, action: string, what: string][]> {
  const rows = await server.db.selectFrom('audit_events').selectAll().orderBy('id').execute();
  return rows.map(({ user_id, action, what }) => [user_id, action, what]);
}

function call(method: 'get' | 'patch' | 'post' | 'delete', path: string, body?: object) {
  return request(server.url)[method](path).set('Cookie', cookie).send(body);
}

describe('the audit trail', () => {
  it('holds logins, failed ones and logouts, with the time', async () => {
    const own = await server.logIn();
    await request(server.url)
      .post('/api/login')
      .send({ ...STAFF, password: 'wrong' });
    await request(server.url).post('/api/login').send({ userId: 'My-Password', password: 'x' });
    await request(server.url).post('/api/logout').set('Cookie', own);
    await request(server.url).post('/api/logout').set('Cookie', own);
    expect(await events()).toEqual([
      ['staff', 'login', 'Unknown device'],
      ['staff', 'login failed', ''],
      ['', 'login failed', ''],
      ['staff', 'logout', ''],
    ]);
    const first = await server.db
      .selectFrom('audit_events')
      .select('created_at')
      .executeTakeFirstOrThrow();
    expect(new Date(first.created_at).toISOString()).toBe('2026-11-21T06:30:00.000Z');
  });

  it('holds a wrong password wherever it is asked for again', async () => {
    const newPassword = 'Coronation-Bridge-1937';
    const asking: { method: 'patch' | 'post' | 'delete'; path: string; body: object }[] = [];
    for (const [name, { body, permission }] of Object.entries(allCalls)) {
      const { method, path } = methodAndPath(name as CallName);
      const keys = (body as { shape?: object } | undefined)?.shape ?? {};
      const field = ['password', 'oldPassword'].find((key) => key in keys);
      if (permission === 'public' || field === undefined) continue;
      asking.push({
        method: method.toLowerCase() as 'post',
        path: path.replace(':userId', 'staff').replace(':id', '1'),
        body: {
          version: 1,
          months: {},
          day: '2026-11-21',
          newPassword,
          confirmPassword: newPassword,
          [field]: 'wrong',
        },
      });
    }
    expect(asking.length).toBeGreaterThan(5);
    for (const { method, path, body } of asking) {
      const answer = await call(method, path, body);
      expect([path, answer]).toMatchObject([
        path,
        { status: 400, body: { code: 'invalid_input' } },
      ]);
    }
    expect(await events()).toEqual(asking.map(() => ['staff', 'password wrong', '']));
  });

  it('holds pictures that are uploaded, and their words', async () => {
    const { body } = await send(server, '/api/pictures', {
      body: pictureForm(await buildJpeg({ width: 8, height: 8 })),
      cookie,
    });
    const id = String(body.id);
    await call('patch', `/api/pictures/${id}`, { version: 1, alt: { en: 'A hat' } });
    await call('patch', `/api/pictures/${id}`, { version: 1, alt: { en: 'A hat' } });
    expect(await events()).toEqual([
      ['staff', 'picture added', id],
      ['staff', 'picture changed', id],
    ]);
  });

  it('holds changes of prices and of what is on sale', async () => {
    const accessories = await call('get', '/api/manageAccessories');
    const [accessory] = accessories.body as { id: number; part_no: string; bike_name: string }[];
    const bikes = await call('get', '/api/bikes_admin');
    const [bike] = bikes.body as { id: number; bikeName: string }[];
    const prices = await call('get', '/api/managePrice');
    const rows = prices.body as { bike_name: string; variants: { id: number; name: string }[] }[];
    const drum = rows
      .find(({ bike_name }) => bike_name === 'Livo')
      ?.variants.find(({ name }) => name === 'Drum');
    await call('patch', '/api/managePrice/Livo', {
      variants: [{ id: drum?.id, price: 91_234.5 }],
    });
    await call('patch', '/api/managePrice/Livo', { price: 70_000 });
    await call('patch', '/api/managePrice/XBLADE', { price: 1_20_000 });
    await call('patch', `/api/manageAccessories/${accessory?.id}`, { price: 777 });
    await call('patch', `/api/bikes/${bike?.id}/status`, { status: 0 });
    expect(await events()).toEqual([
      ['staff', 'price changed', 'Livo, Drum: 79184 → 91234.5'],
      ['staff', 'price changed', 'Livo, Drum: 91234.5 → 78947.5'],
      ['staff', 'price changed', 'Livo, Disc: 82287 → 70000'],
      ['staff', 'price changed', 'X-Blade: 121486 → 120000'],
      [
        'staff',
        'accessory price changed',
        `${accessory?.part_no ?? ''} (${accessory?.bike_name ?? ''}): 777`,
      ],
      ['staff', 'vehicle status changed', `${bike?.bikeName ?? ''}: inactive`],
    ]);
  });

  it('holds uploads and deletions', async () => {
    const picture = await buildJpeg({ width: 40, height: 30 });
    const offer = await send(server, '/api/createOffers', {
      body: buildForm([
        { field: 'title', content: 'Puja' },
        { field: 'description', content: 'Free helmet' },
        { field: 'image', content: picture, fileName: 'a.jpg' },
      ]),
      cookie,
    });
    const notification = await send(server, '/api/postNotification', {
      body: pictureForm(picture),
      cookie,
    });
    const gallery = await send(server, '/api/galleryupload', {
      body: pictureForm(picture, { field: 'images' }),
      cookie,
    });
    const ids = [offer, notification, gallery].map(({ body }) => String(body.id));
    await call('delete', `/api/deleteOffers/${ids[0] ?? ''}`);
    await call('delete', `/api/deleteNotification/${ids[1] ?? ''}`);
    await call('delete', `/api/deleteGalleryImg/${ids[2] ?? ''}`);
    await call('delete', `/api/deleteGalleryImg/${ids[2] ?? ''}`);
    expect(await events()).toEqual([
      ['staff', 'offer added', `${ids[0] ?? ''}: Puja`],
      ['staff', 'notification added', ids[1]],
      ['staff', 'gallery images added', ids[2]],
      ['staff', 'offer deleted', ids[0]],
      ['staff', 'notification deleted', ids[1]],
      ['staff', 'gallery image deleted', ids[2]],
    ]);
  });

  it('holds exports, but not the search term', async () => {
    await call('get', '/api/getSalesEnquiry/export?fromDate=2026-11-01&search=Debjani');
    await call('get', '/api/allEnquiries/export?fromDate=yesterday');
    expect(await events()).toEqual([
      ['staff', 'export', 'Sales_Report, CSV, all rows, from 2026-11-01, searched'],
    ]);
  });

  it('holds the exports that a browser makes and reports', async () => {
    const filters = { fromDate: '2026-11-01', toDate: '2026-11-21', search: 'Debjani' };
    const answer = await call('post', '/api/getSalesEnquiry/export', {
      format: 'PDF',
      rows: 10,
      ...filters,
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    await call('post', '/api/allEnquiries/export', { format: 'Print', rows: 1, kind: 'contact' });
    expect(await events()).toEqual([
      ['staff', 'export', 'Sales_Report, PDF, 10 rows, from 2026-11-01, to 2026-11-21, searched'],
      ['staff', 'export', 'All_Enquiries, Print, 1 row, kind contact'],
    ]);
  });

  it.each([
    ['format', { format: 'Word', rows: 1 }],
    ['rows', { format: 'PDF', rows: 0 }],
    ['rows', { format: 'PDF', rows: 5001 }],
    ['fromDate', { format: 'CSV', rows: 1, fromDate: 'x' }],
  ])('holds nothing of an export reported with a wrong %s', async (field, body) => {
    const answer = await call('post', '/api/getSalesEnquiry/export', body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await events()).toEqual([]);
  });

  it('holds changes of profile and password', async () => {
    const newPassword = 'Coronation-Bridge-1937';
    await call('patch', '/api/profile/staff', { userName: 'Asha' });
    await call('patch', '/api/profile/password/staff', {
      oldPassword: STAFF.password,
      newPassword,
      confirmPassword: newPassword,
    });
    await call('delete', '/api/sessions/others');
    expect(await events()).toEqual([
      ['staff', 'profile changed', ''],
      ['staff', 'password changed', ''],
      ['staff', 'sessions ended', '0'],
    ]);
  });

  it('does not log the user id', async () => {
    await call('patch', '/api/managePrice/Livo', { price: 80_000 });
    expect(lines.join('')).toContain('"event":"price changed","what":"Livo, Drum:');
    expect(lines.join('')).not.toContain('staff');
  });
});
