import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { pictureSizes } from '@dealership/shared';
import { bumpContentRevision } from '../../../src/db/content-revision.ts';
import {
  buildForm,
  buildJpeg,
  clearUploads,
  passDeleted,
  pictureForm,
  send,
  storedFiles,
} from '../../support/images/pictures.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let jpeg: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
  jpeg = await buildJpeg();
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { table } of kinds) await server.db.deleteFrom(table).execute();
  await bumpContentRevision(server.db);
  clearUploads(server);
});

type Item = Record<string, string | number>;

async function read(path: string): Promise<Item[]> {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Item[];
}

/** The three kinds of content: their calls, fields and texts. */
const kinds = [
  {
    list: '/api/getOffers',
    add: '/api/createOffers',
    remove: '/api/deleteOffers',
    field: 'image',
    key: 'image',
    noun: 'Offer',
    table: 'offers',
    texts: [
      { field: 'title', content: 'Puja offer' },
      { field: 'description', content: 'Free helmet' },
    ],
  },
  {
    list: '/api/getNotification',
    add: '/api/postNotification',
    remove: '/api/deleteNotification',
    field: 'image',
    key: 'images',
    noun: 'Notification',
    table: 'notifications',
    texts: [],
  },
  {
    list: '/api/gallery',
    add: '/api/galleryupload',
    remove: '/api/deleteGalleryImg',
    field: 'images',
    key: 'image_path',
    noun: 'Image',
    table: 'gallery_images',
    texts: [],
  },
] as const;

function formOf({ texts, field }: (typeof kinds)[number], content: Buffer = jpeg) {
  return buildForm([...texts, { field, content, fileName: 'a.jpg' }]);
}

describe.each(kinds)('$add', (kind) => {
  it('publishes a picture in its sizes and answers with the record', async () => {
    const { status, body } = await send(server, kind.add, { body: formOf(kind), cookie });
    expect(status).toBe(201);
    expect(body.message).toBe(`${kind.noun} Added Successfully!`);
    const [item = {}] = await read(kind.list);
    expect(body).toMatchObject(item);
    expect(item).toMatchObject({ width: 1280, height: 72 });
    expect(item.placeholder).toMatch(/^#c[0-9a-f][01][0-9a-f]2[0-9a-f]$/);

    const sizes = pictureSizes({ path: String(item[kind.key]), width: 1280 });
    expect(sizes.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280]);
    for (const { path, width } of sizes) {
      const answer = await fetch(server.url + path);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: (width * 9) / 160 });
    }
  });

  it('comes before what was added earlier', async () => {
    for (let count = 0; count < 3; count += 1) {
      await send(server, kind.add, { body: formOf(kind), cookie });
    }
    const ids = (await read(kind.list)).map(({ id }) => Number(id));
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  it('is 400 without a picture, naming the field', async () => {
    for (const body of [buildForm(kind.texts), undefined]) {
      const answer = await send(server, kind.add, { cookie, ...(body && { body }) });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty(kind.field, 'Choose a picture');
    }
    expect(await read(kind.list)).toEqual([]);
  });

  it('is 415 for another kind of body', async () => {
    const answer = await fetch(server.url + kind.add, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain('multipart/form-data');
  });

  it('leaves no file when the record cannot be stored', async () => {
    const broken = await startTestServer();
    await broken.db.schema.dropTable(kind.table).execute();
    const own = await broken.logIn();
    const answer = await send(broken, kind.add, { body: formOf(kind), cookie: own });
    const left = storedFiles(broken);
    await broken.stop();
    expect([answer.status, left]).toEqual([500, []]);
  });

  it('is deleted once, with its files', async () => {
    await send(server, kind.add, { body: formOf(kind), cookie });
    await send(server, kind.add, { body: formOf(kind), cookie });
    const [newer, older] = await read(kind.list);
    const path = `${kind.remove}/${newer?.id}`;
    const first = await send(server, path, { method: 'DELETE', cookie });
    expect(first.status).toBe(200);
    expect(first.body.message).toBe(`${kind.noun} Deleted Successfully!`);
    expect(await read(kind.list)).toEqual([older]);
    const kept = pictureSizes({ path: String(older?.[kind.key]), width: 1280 });
    const names = kept.map((size) => size.path.replace('/uploads/', ''));
    // They stay as long as it can be restored.
    expect(storedFiles(server)).toHaveLength(2 * names.length);
    expect((await send(server, path, { method: 'DELETE', cookie })).status).toBe(404);
    await passDeleted(server);
    expect(storedFiles(server)).toEqual(names.toSorted());
    expect(await read(kind.list)).toEqual([older]);
  });

  it.each([
    ['999', 404],
    ['0', 400],
    ['x', 400],
    ['1e3', 400],
    ['-1', 400],
  ])('knows nothing to delete by the id %s: %i', async (id, status) => {
    const answer = await send(server, `${kind.remove}/${id}`, { method: 'DELETE', cookie });
    expect(answer.status).toBe(status);
  });

  it('is 401 without a session, and nothing is stored', async () => {
    const answer = await send(server, kind.add, { body: formOf(kind) });
    expect(answer.status).toBe(401);
    expect(storedFiles(server)).toEqual([]);
    expect(await read(kind.list)).toEqual([]);
  });

  it('takes parallel uploads', async () => {
    const uploads = Array.from({ length: 8 }, () =>
      send(server, kind.add, { body: formOf(kind), cookie }),
    );
    const answers = await Promise.all(uploads);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const paths = (await read(kind.list)).map((item) => item[kind.key]);
    expect(new Set(paths).size).toBe(8);
    // Eight pictures in five sizes.
    expect(storedFiles(server)).toHaveLength(40);
  });
});

describe('DELETE of demo content', () => {
  it('needs no file, since none of it was uploaded', async () => {
    await server.db
      .insertInto('gallery_images')
      .values({
        image: '/pictures/showroom.webp',
        width: 1280,
        height: 720,
        placeholder: '#d0c8c0',
        created_at: 0,
      })
      .execute();
    await bumpContentRevision(server.db);
    const [item] = await read('/api/gallery');
    expect(item).toMatchObject({ image_path: '/pictures/showroom.webp' });
    const call = `/api/deleteGalleryImg/${item?.id}`;
    expect((await send(server, call, { method: 'DELETE', cookie })).status).toBe(200);
    expect(await read('/api/gallery')).toEqual([]);
  });
});

describe('POST /api/createOffers', () => {
  async function create(parts: Record<string, string>) {
    const texts = Object.entries(parts).map(([field, content]) => ({ field, content }));
    const body = buildForm([...texts, { field: 'image', content: jpeg, fileName: 'ছবি.jpg' }]);
    return send(server, '/api/createOffers', { body, cookie });
  }

  it('names everything that is missing', async () => {
    const { status, body } = await send(server, '/api/createOffers', {
      body: buildForm([{ field: 'title', content: '  ' }]),
      cookie,
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      title: 'Enter a title',
      description: 'Enter a description',
      image: 'Choose a picture',
    });
  });

  it('stores texts trimmed, normalised, with plain line breaks', async () => {
    await create({ title: ' Cafe\u0301 পূজা 😀 ', description: 'One\r\nTwo ', website: 'x' });
    const [offer] = await read('/api/getOffers');
    expect(offer).toMatchObject({ title: 'Café পূজা 😀', description: 'One\nTwo' });
    expect(Object.keys(offer ?? {}).sort()).toEqual(
      ['id', 'title', 'image', 'description', 'width', 'height', 'placeholder'].sort(),
    );
  });

  it('takes the longest texts', async () => {
    const longest = { title: '😀'.repeat(120), description: '😀'.repeat(2000) };
    expect((await create(longest)).status).toBe(201);
    expect((await read('/api/getOffers'))[0]).toMatchObject(longest);
  });

  it.each([
    ['title', 'x'.repeat(121)],
    ['title', 'a\u0000b'],
    ['title', 'a\nb'],
    ['description', 'x'.repeat(2001)],
    ['description', 'x'.repeat(20_000)],
    ['description', 'a\u0007b'],
  ])('refuses a %s that is too long or unprintable', async (field, value) => {
    const { status, body } = await create({ title: 'T', description: 'D', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(storedFiles(server)).toEqual([]);
  });

  it('refuses a text that is sent twice', async () => {
    const body = pictureForm(jpeg);
    for (const title of ['One', 'Two']) body.append('title', title);
    body.append('description', 'D');
    const answer = await send(server, '/api/createOffers', { body, cookie });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['title']]);
  });
});

describe('POST /api/postNotification', () => {
  it('takes the field images too', async () => {
    const body = pictureForm(jpeg, { field: 'images' });
    expect((await send(server, '/api/postNotification', { body, cookie })).status).toBe(201);
  });

  it('takes one picture, not two', async () => {
    const body = buildForm([
      { field: 'image', content: jpeg, fileName: 'a.jpg' },
      { field: 'images', content: jpeg, fileName: 'b.jpg' },
    ]);
    const answer = await send(server, '/api/postNotification', { body, cookie });
    expect([answer.status, answer.body.message]).toEqual([400, 'Choose one picture']);
    expect(storedFiles(server)).toEqual([]);
  });
});

describe('POST /api/galleryupload', () => {
  const files = (count: number, content = jpeg) =>
    buildForm(
      Array.from({ length: count }, () => ({ field: 'images', content, fileName: 'a.jpg' })),
    );

  it('takes 20 pictures at once', async () => {
    const form = files(20, await buildJpeg({ width: 300, height: 200 }));
    const { status, body } = await send(server, '/api/galleryupload', { body: form, cookie });
    expect(status).toBe(201);
    const gallery = await read('/api/gallery');
    expect(gallery).toHaveLength(20);
    expect((body.added as Item[]).toReversed()).toEqual(gallery);
    expect(storedFiles(server)).toHaveLength(20);
  });

  it('refuses the 21st', async () => {
    const { status, body } = await send(server, '/api/galleryupload', { body: files(21), cookie });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ images: 'Choose at most 20 pictures' });
    expect(storedFiles(server)).toEqual([]);
  });

  it('takes all or none', async () => {
    const body = files(3);
    body.append('images', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'b.jpg');
    expect((await send(server, '/api/galleryupload', { body, cookie })).status).toBe(415);
    expect(await read('/api/gallery')).toEqual([]);
    expect(storedFiles(server)).toEqual([]);
  });

  it('does not take a picture of another field', async () => {
    const body = pictureForm(jpeg, { field: 'image' });
    const answer = await send(server, '/api/galleryupload', { body, cookie });
    expect([answer.status, answer.body.fields]).toEqual([400, { images: 'Choose a picture' }]);
  });
});
