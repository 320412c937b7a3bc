import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildJpeg, pictureForm, send } from '../../support/images/pictures.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** Number of changes, and how many of them run at a time. */
const CHANGES = 500;
const AT_ONCE = 20;

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());

type Method = 'get' | 'patch' | 'post' | 'delete';

function call(method: Method, path: string, body?: object) {
  return request(server.url)[method](path).set('Cookie', cookie).send(body);
}

async function list<Row>(path: string): Promise<Row[]> {
  return (await call('get', path)).body as Row[];
}

/** Every kind of change to published content by staff, interleaved. */
async function listChanges() {
  const picture = await buildJpeg({ width: 8, height: 8 });
  const prices = await list<{ bike_name: string }>('/api/managePrice');
  const accessories = await list<{ id: number }>('/api/manageAccessories');
  const bikes = await list<{ id: number }>('/api/bikes_admin');
  const upload = (path: string, body: FormData) => send(server, path, { body, cookie });
  const offer = () =>
    buildForm([
      { field: 'title', content: 'Puja' },
      { field: 'description', content: 'Free helmet' },
      { field: 'image', content: picture, fileName: 'a.jpg' },
    ]);
  const addAndDelete = async () => {
    const added = await upload('/api/galleryupload', pictureForm(picture, { field: 'images' }));
    return added.status === 201
      ? call('delete', `/api/deleteGalleryImg/${String(added.body.id)}`)
      : added;
  };
  return Array.from({ length: CHANGES }, (_, i) => {
    const of = <Row>(rows: readonly Row[]) => rows[i % rows.length] as Row;
    const name = encodeURIComponent(of(prices).bike_name);
    const changes = [
      () => call('patch', `/api/managePrice/${name}`, { price: 50_000 + i }),
      () => call('patch', `/api/manageAccessories/${of(accessories).id}`, { price: 100 + i }),
      () => call('patch', `/api/bikes/${of(bikes).id}/status`, { status: i % 2 }),
      () => call('patch', '/api/profile/staff', { userName: `Ananya ${i}` }),
      addAndDelete,
      () => upload('/api/createOffers', offer()),
    ];
    return of(changes);
  });
}

describe('changes made at the same time', () => {
  it('are all made', async () => {
    const waiting = (await listChanges()).entries();
    const refused: unknown[] = [];
    const makeChanges = async () => {
      for (const [, change] of waiting) {
        const answer: { status: number; body: unknown } = await change();
        if (answer.status >= 300) refused.push(answer.body);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, makeChanges));
    expect(refused).toEqual([]);
  });
});
