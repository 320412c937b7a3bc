import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSizes, type ModelDetail, type UploadedPicture } from '@dealership/shared';
import type { Browser } from '../support/requests/browser.ts';
import { signIn } from '../support/people/people.ts';
import { buildJpeg, pictureForm, send } from '../support/images/pictures.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

/** Models of the demo that get uploaded pictures: as large as a camera's, and smaller than most sizes. */
const models = [
  { name: 'SP125', size: { width: 4000, height: 3000 } },
  { name: 'Livo', size: { width: 500, height: 375 } },
];

let server: TestServer;
let owner: Browser;
let cookie: string;
const uploaded: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ hasSite: true, siteUrl: 'http://shop.example' });
  owner = await signIn(server);
  cookie = await server.logIn();
  for (const { name, size } of models) await givePictures(name, await buildJpeg(size));
});
afterAll(() => server.stop());

async function upload(call: string, field: string, file: Buffer): Promise<UploadedPicture> {
  const body = pictureForm(file, { field });
  body.append('title', 'Autumn');
  body.append('description', 'Until Diwali');
  const answer = await send(server, call, { body, cookie });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as unknown as UploadedPicture;
}

async function givePictures(name: string, file: Buffer): Promise<void> {
  const list = await owner.send<{ models: { id: number; name: string }[] }>('GET', '/api/vehicles');
  const id = list.body.models.find((model) => model.name === name)?.id ?? 0;
  const { body } = await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`);
  const next = async () => {
    const { path } = await upload('/api/pictures', 'image', file);
    uploaded.push(path);
    return path;
  };
  const { value } = body.sections.find(({ section }) => section === 'pictures') ?? {};
  const pictures = { ...(value as object), lead: await next(), side: await next() };
  const [one, two] = [await next(), await next()];
  const frames = Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? one : two));
  const colours = [{ id: 0, name: 'Red', swatch: null, image: await next() }];
  const words = { heading: { en: 'Lamp' }, description: { en: '' } };
  const features = [{ ...words, image: await next() }];
  const values = { pictures: { ...pictures, frames }, colours, features };
  const versions: Record<string, number> = {};
  for (const [section, given] of Object.entries(values)) {
    const version = body.sections.find((each) => each.section === section)?.version ?? 0;
    const path = `/api/vehicles/${id}/sections/${section}`;
    const saved = await owner.send('PATCH', path, { version, value: given });
    expect(saved.status, saved.text).toBe(200);
    versions[section] = version + 1;
  }
  expect((await owner.send('POST', `/api/vehicles/${id}/publish`, { versions })).status).toBe(200);
  await upload('/api/galleryupload', 'images', file);
  await upload('/api/createOffers', 'image', file);
}

/** The small picture and that of the name are for other programs: their widths are not in answers. */
const WITHOUT_WIDTH = /\/(?:icon|name)\.webp$/;

/** Every picture in an answer, wherever it is: a path beside its width. */
function* picturesIn(value: unknown): Generator<{ path: string; width: number }> {
  if (typeof value !== 'object' || value === null) return;
  const { width } = value as { width?: unknown };
  for (const each of Object.values(value)) {
    if (typeof each === 'string' && typeof width === 'number' && /^\/.+\.webp$/.test(each)) {
      if (!WITHOUT_WIDTH.test(each)) yield { path: each, width };
    } else yield* picturesIn(each);
  }
}

const answers = [
  'bikes',
  'scooters',
  'gallery',
  'images',
  'getOffers',
  'getNotification',
  ...models.flatMap(({ name }) =>
    ['bikeView', 'bikeColours', 'bikeFeatures', '360Images'].map((call) => `${call}/${name}`),
  ),
];
const pages = [
  '/',
  '/motorcycle',
  '/scooters',
  '/gallery',
  '/offers',
  ...models.flatMap(({ name }) => [`/view-details?bike=${name}`, `/angle-view?bike=${name}`]),
];

describe('a size of a picture', () => {
  it('is never wider than declared, of whatever visitors see', async () => {
    const asked = new Map<string, number>();
    for (const call of answers) {
      const answer = await fetch(`${server.url}/api/${call}`);
      expect(answer.status, call).toBe(200);
      for (const picture of picturesIn(await answer.json())) {
        for (const { path, width } of pictureSizes(picture)) asked.set(path, width);
      }
    }
    for (const page of pages) {
      const text = await (await fetch(server.url + page)).text();
      for (const [, path = '', width] of text.matchAll(/(\/[\w/.-]+\.webp) (\d+)w/g)) {
        asked.set(path, Number(width));
      }
    }
    for (const path of uploaded) expect([path, asked.has(path)]).toEqual([path, true]);
    for (const [path, width] of asked) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([path, metadata.width]).toEqual([path, width]);
    }
    expect(asked.size).toBeGreaterThan(100);
  });

  it('is neither made nor named where the picture is smaller', async () => {
    const [large = '', small = ''] = [uploaded[0], uploaded.at(-1)];
    const isThere = async (path: string, width: number) =>
      (await fetch(server.url + path.replace('.webp', `-${width}.webp`))).status;
    expect([await isThere(large, 640), await isThere(small, 640)]).toEqual([200, 404]);
    expect([await isThere(small, 480), await isThere(large, 1280)]).toEqual([200, 404]);
  });
});
