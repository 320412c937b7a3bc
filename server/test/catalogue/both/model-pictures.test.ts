import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ModelDetail,
  SectionInput,
  UploadedPicture,
  VehicleSectionName,
  VehicleView,
} from '@dealership/shared';
import { readPdf } from '../../../../shared/test/read-pdf.ts';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { namingColumns } from '../../../src/db/pictures.ts';
import { restoreBackup } from '../../../src/features/backup/restore-backup.ts';
import { writeBackup } from '../../../src/features/backup/write-backup.ts';
import { forgetPictures, sweepPictures } from '../../../src/features/content/sweep-pictures.ts';
import { createDiskImageStorage } from '../../../src/storage/disk-image-storage.ts';
import { createImageKey, type ImageStorage } from '../../../src/storage/image-storage.ts';
import { createS3ImageStorage } from '../../../src/storage/s3-image-storage.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { addManyPictures } from '../../support/images/many-pictures.ts';
import { signIn } from '../../support/people/people.ts';
import { buildJpeg, pictureForm, send } from '../../support/images/pictures.ts';
import { startS3, type S3Server } from '../../support/images/s3-server.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

/** `npm run test:long` has more. The demo's models and contents need 900. */
const MANY = Number(process.env.MANY_PICTURES ?? 1000);

const DAY_MS = 24 * 60 * 60_000;
const log = pino({ level: 'silent' });

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-pictures-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const places: Record<string, () => Promise<ImageStorage>> = {
  folder: async () => createDiskImageStorage(mkdtempSync(path.join(folder, 'images-'))),
  bucket: async () => createS3ImageStorage(await s3.createBucket()),
};

describe.each(Object.entries(places))('pictures of a model in a %s', (_place, createPlace) => {
  let images: ImageStorage;
  let server: TestServer;
  let owner: Browser;
  let cookie: string;
  beforeAll(async () => {
    images = await createPlace();
    server = await startTestServer({ images, hasSite: true, siteUrl: 'http://shop.example' });
    owner = await signIn(server);
    cookie = await server.logIn();
  });
  afterAll(() => server.stop());

  async function upload(file?: Buffer): Promise<UploadedPicture> {
    const body = pictureForm(file ?? (await buildJpeg({ width: 1000, height: 750 })));
    const answer = await send(server, '/api/pictures', { body, cookie });
    expect(answer.status).toBe(201);
    return answer.body as unknown as UploadedPicture;
  }

  async function add(name: string): Promise<number> {
    const { body } = await owner.send<ModelDetail>('POST', '/api/vehicles', {
      type: 'scooter',
      name,
    });
    await save(body.id, 'variants', [{ id: 0, name: 'Standard', price: 95_000 }]);
    return body.id;
  }

  async function detail(id: number): Promise<ModelDetail> {
    return (await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`)).body;
  }

  async function save<Name extends VehicleSectionName>(
    id: number,
    name: Name,
    value: SectionInput<Name> | ((before: SectionInput<Name>) => SectionInput<Name>),
  ) {
    const state = (await detail(id)).sections.find(({ section }) => section === name);
    const before = state?.value as SectionInput<Name>;
    return owner.send<ModelDetail>('PATCH', `/api/vehicles/${id}/sections/${name}`, {
      version: state?.version ?? 0,
      value: typeof value === 'function' ? value(before) : value,
    });
  }

  async function publish(id: number): Promise<void> {
    const { sections } = await detail(id);
    const drafts = sections.filter((section) => section.is_draft);
    const versions = Object.fromEntries(drafts.map(({ section, version }) => [section, version]));
    const { status } = await owner.send('POST', `/api/vehicles/${id}/publish`, { versions });
    expect(status).toBe(200);
  }

  const none = { lead: '', side: '', icon: '', name: '', frames: [] };

  async function seen<Body>(address: string): Promise<Body> {
    return (await (await fetch(server.url + address)).json()) as Body;
  }

  const forget = (days: number) =>
    forgetPictures({
      db: server.db,
      clock: () => server.clock() + days * DAY_MS,
      log,
    });

  const isKnown = async ({ id }: UploadedPicture) => {
    const rows = await server.db.selectFrom('pictures').select('id').where('id', '=', id).execute();
    return rows.length > 0;
  };

  it('have their size, words and focus in answers, documents, link previews and brochures', async () => {
    const [lead, colour, feature] = [await upload(), await upload(), await upload()];
    const change = { version: lead.version, alt: { en: 'In the yard' }, focus: { x: 20, y: 70 } };
    const saved = await owner.send('PATCH', `/api/pictures/${lead.id}`, change);
    expect(saved.status).toBe(200);
    const id = await add('Metro 110');
    await save(id, 'pictures', { ...none, lead: lead.path, side: lead.path });
    await save(id, 'colours', [{ id: 0, name: 'Red', swatch: null, image: colour.path }]);
    const words = { heading: { en: 'Lamp' }, description: { en: '' } };
    await save(id, 'features', [{ ...words, image: feature.path }]);
    const shown = { width: 1000, height: 750, alt: 'In the yard', focus: { x: 20, y: 70 } };

    const draft = await owner.send('GET', '/api/bikeView/Metro110?draft=1');
    expect(draft.body).toMatchObject({ image: lead.path, ...shown });
    await publish(id);
    const model = await seen<VehicleView>('/api/bikeView/Metro110');
    expect(model).toMatchObject({
      image: lead.path,
      ...shown,
      side: { path: lead.path, ...shown },
    });
    expect(model.placeholder).toBe(lead.placeholder);
    const cards = await seen<VehicleView[]>('/api/scooters');
    expect(cards.find(({ name }) => name === 'Metro 110')).toMatchObject(shown);
    expect(await seen('/api/bikeColours/Metro110')).toMatchObject([
      { image: colour.path, width: 1000, height: 750 },
    ]);
    expect(await seen('/api/bikeFeatures/Metro110')).toMatchObject([{ width: 1000 }]);

    const page = await (await fetch(`${server.url}/angle-view?bike=Metro110`)).text();
    const [, preview] = /"og:image" content="http:\/\/shop.example([^"]+)"/.exec(page) ?? [];
    expect(preview).toMatch(/^\/pictures\/own\/models\/metro110\.jpg\?v=/);
    expect(page).toContain('property="og:image:height" content="630"');
    const made = await fetch(server.url + String(preview));
    const shape = await sharp(Buffer.from(await made.arrayBuffer())).metadata();
    expect([shape.format, shape.width, shape.height]).toEqual(['jpeg', 1200, 630]);
    expect(made.headers.get('cache-control')).toContain('immutable');
    const stale = await fetch(`${server.url}/pictures/own/models/Metro110.jpg?v=old`, {
      redirect: 'manual',
    });
    expect([stale.status, stale.headers.get('location')]).toEqual([302, preview]);
    expect((await fetch(`${server.url}/pictures/own/models/CB350.jpg`)).status).toBe(404);
    expect(page).toContain(`"image":"http://shop.example${lead.path}"`);
    expect(page).toContain('In the yard');

    const brochure = await fetch(`${server.url}/brochures/Metro110.pdf`);
    expect(brochure.status).toBe(200);
    expect(readPdf(Buffer.from(await brochure.arrayBuffer())).pictures).toBe(3);
    await save(id, 'pictures', none);
    await save(id, 'colours', []);
    await save(id, 'features', []);
    await publish(id);
    const bare = await fetch(`${server.url}/brochures/Metro110.pdf`);
    // The picture of the wheel on its cover.
    expect(readPdf(Buffer.from(await bare.arrayBuffer())).pictures).toBe(1);
  });

  it('are sent again once a colleague has changed them', async () => {
    const half = { width: 500, height: 300, channels: 3, background: '#0030c8' } as const;
    const wide = sharp(await buildJpeg({ width: 1000, height: 300 }));
    const input = await sharp({ create: half }).png().toBuffer();
    const lead = await upload(await wide.composite([{ input, left: 500, top: 0 }]).toBuffer());
    const id = await add('Metro 125');
    await save(id, 'pictures', { ...none, lead: lead.path });
    await publish(id);
    expect(await seen('/api/bikeView/Metro125')).not.toHaveProperty('alt');
    const change = { version: lead.version, alt: { en: 'At the lake' } };
    await owner.send('PATCH', `/api/pictures/${lead.id}`, change);
    expect(await seen('/api/bikeView/Metro125')).toMatchObject({ alt: 'At the lake' });
    const brochure = async () => (await fetch(`${server.url}/brochures/Metro125.pdf`)).text();
    const before = await brochure();
    expect(await brochure()).toBe(before);
    const focus = { x: 100, y: 50 };
    await owner.send('PATCH', `/api/pictures/${lead.id}`, { version: lead.version + 1, focus });
    expect(await brochure()).not.toBe(before);
  });

  it('are saved again once for each of two people: the later one gets the current words', async () => {
    const { id, version } = await upload();
    const path = `/api/pictures/${id}`;
    const first = await owner.send('PATCH', path, { version, alt: { en: 'One' } });
    expect(first.body).toMatchObject({ alt: { en: 'One' }, version: version + 1 });
    const late = await owner.send('PATCH', path, { version, alt: { en: 'Two' } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', current: { alt: { en: 'One' } } });
    // The same value again; and a change from a version that the sender has not seen is refused.
    const same = await owner.send('PATCH', path, { version, alt: { en: 'One' } });
    expect([same.status, same.body]).toMatchObject([200, { version: version + 1 }]);
    const blind = await owner.send('PATCH', path, { focus: { x: 1, y: 2 } });
    expect([blind.status, blind.body.fields]).toEqual([
      400,
      { version: 'Say which version was changed' },
    ]);
  });

  it('are refused where there is none at the address, by their places', async () => {
    const id = await add('Metro 150');
    const missing = `/uploads/${createImageKey()}.webp`;
    const { status, body } = await save(id, 'pictures', {
      ...none,
      lead: missing,
      frames: [(await upload()).path, '/pictures/no/such.webp'],
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([
      400,
      ['pictures.lead', 'pictures.frames.1'],
    ]);
    const colours = [{ id: 0, name: 'Red', swatch: null, image: missing }];
    const refused = await save(id, 'colours', colours);
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['colours.0.image']);
    const builtIn = '/pictures/activa-6g/side.webp';
    expect((await save(id, 'pictures', { ...none, lead: builtIn })).status).toBe(200);
  });

  it('are forgotten when nothing has named them for 30 days, and not before', async () => {
    const unused = await upload();
    const [drafted, published, replaced, deleted, shown] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const id = await add('Metro 200');
    await save(id, 'pictures', { ...none, lead: replaced.path });
    await publish(id);
    await save(id, 'pictures', { ...none, lead: published.path });
    await publish(id);
    const frames = Array.from({ length: 24 }, () => drafted.path);
    await save(id, 'pictures', { ...none, lead: published.path, frames });
    const other = await add('Metro 201');
    await save(other, 'pictures', { ...none, lead: deleted.path });
    await owner.send('DELETE', `/api/vehicles/${other}`);
    await server.db.updateTable('banners').set({ image: shown.path }).where('id', '=', 1).execute();
    await forget(29);
    expect(await isKnown(unused)).toBe(true);
    await forget(31);
    expect(await isKnown(unused)).toBe(false);
    for (const picture of [drafted, published, replaced, deleted, shown]) {
      expect(await isKnown(picture)).toBe(true);
    }
  });

  it('are in a backup, and come back with it', async () => {
    const lead = await upload();
    const id = await add('Metro 300');
    await save(id, 'pictures', { ...none, lead: lead.path });
    const file = path.join(folder, `${createImageKey()}.zip`);
    const audit = createAuditTrail({ clock: server.clock, log });
    const saved = await writeBackup({ db: server.db, clock: server.clock, audit, images }, file);
    expect(saved.lost).toEqual([]);
    const database = await createTestDatabase();
    const [db, elsewhere] = [openDatabase(database.config), await createPlace()];
    await restoreBackup(
      {
        database: database.config,
        db,
        clock: server.clock,
        audit,
        images: elsewhere,
      },
      file,
    );
    const restored = await elsewhere.open(lead.path.slice('/uploads/'.length));
    expect(restored?.size).toBeGreaterThan(100);
    restored?.content.destroy();
    const rows = await db
      .selectFrom('pictures')
      .selectAll()
      .where('path', '=', lead.path)
      .execute();
    expect(rows).toHaveLength(1);
    await db.destroy();
    await database.drop();
  });
});

it('every column that may hold a picture is searched before one is forgotten', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer();
  const tables = await server.db.introspection.getTables();
  const held = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => ['image', 'document', 'draft', 'value'].includes(column.name))
      .map((column) => `${name}.${column.name}`),
  );
  const searched = Object.entries(namingColumns).map((names) => names.join('.'));
  const without = ['counters.value'];
  expect([...searched, ...without].sort()).toEqual(held.sort());
  await server.stop();
  await database.drop();
});

it(`${MANY} pictures are forgotten, swept and backed up, those that a record names to the last file`, async () => {
  const uploadsDir = path.join(folder, 'many');
  const images = createDiskImageStorage(uploadsDir);
  const server = await startTestServer({ images });
  const { db, clock } = server;
  const cookie = await server.logIn();
  const own = await send(server, '/api/pictures', { body: pictureForm(await buildJpeg()), cookie });
  expect(own.status).toBe(201);
  const now = clock();
  await addManyPictures(db, { folder: uploadsDir, named: MANY, unnamed: 300, now });
  const count = async () => {
    const files = [];
    for await (const { name } of images.list()) files.push(name);
    return [(await db.selectFrom('pictures').select('id').execute()).length, files.length];
  };
  expect(await count()).toEqual([MANY + 301, (MANY + 301) * 5]);
  const deps = { db, clock, log };
  await forgetPictures(deps);
  await sweepPictures({ ...deps, images });
  expect(await count()).toEqual([MANY + 1, (MANY + 1) * 5]);
  const audit = createAuditTrail({ clock, log });
  const file = path.join(folder, `${createImageKey()}.zip`);
  const saved = await writeBackup({ db, clock, audit, images }, file);
  expect(saved).toMatchObject({ pictures: (MANY + 1) * 5, lost: [] });
  await server.stop();
});
