import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contentKinds,
  minuteOf,
  type ContentChange,
  type ContentKind,
  type ContentRow,
  type UploadedPicture,
} from '@dealership/shared';
import { recordTried } from '../../scripts/test-records.mjs';
import { createAuditTrail } from '../src/audit/audit-trail.ts';
import { bumpContentRevision, createPublishedCache } from '../src/db/content-revision.ts';
import { openDatabase } from '../src/db/open-database.ts';
import {
  bringContentBack,
  bringVersionBack,
  changeContent,
  deleteContent,
  moveContent,
  type EditDeps,
} from '../src/features/content/edit-content.ts';
import { sameBrowserAt, type Browser } from './browser.ts';
import { cutShort } from './cut-short.ts';
import { signIn } from './people.ts';
import { buildForm, buildJpeg, passDeleted, send, storedFiles } from './pictures.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let first: TestServer;
let second: TestServer;
let owner: Browser;
let cookie: string;
let jpeg: Buffer;
beforeAll(async () => {
  first = await startTestServer({ hasSite: true, siteUrl: 'https://shop.example' });
  second = await startTestServer({
    ...{ database: first.database, hasSite: true, siteUrl: 'https://shop.example' },
  });
  jpeg = await buildJpeg({ width: 300, height: 200 });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(async () => {
  owner = await signIn(first);
  cookie = await first.logIn();
  for (const table of ['offers', 'notifications', 'gallery_images', 'banners'] as const) {
    await first.db.deleteFrom(table).execute();
  }
  await bumpContentRevision(first.db);
});

const kinds = {
  offers: { seen: '/api/getOffers', add: '/api/createOffers', remove: '/api/deleteOffers' },
  notifications: {
    ...{ seen: '/api/getNotification', add: '/api/postNotification' },
    remove: '/api/deleteNotification',
  },
  gallery: { seen: '/api/gallery', add: '/api/galleryupload', remove: '/api/deleteGalleryImg' },
  banners: { seen: '/api/images', add: '/api/createBanner', remove: '/api/deleteBanner' },
} as const satisfies Record<ContentKind, object>;

/** Adds one with these texts of its form. */
async function add(kind: ContentKind, texts: Record<string, string> = {}) {
  const form = kind === 'offers' ? { title: 'Puja', description: 'A helmet', ...texts } : texts;
  const body = buildForm([
    ...Object.entries(form).map(([field, content]) => ({ field, content })),
    { field: kind === 'gallery' ? 'images' : 'image', content: jpeg, fileName: 'a.jpg' },
  ]);
  return send(first, kinds[kind].add, { body, cookie });
}

async function addedId(kind: ContentKind, texts?: Record<string, string>): Promise<number> {
  const { status, body } = await add(kind, texts);
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

async function upload(): Promise<UploadedPicture> {
  const body = buildForm([{ field: 'image', content: jpeg, fileName: 'a.jpg' }]);
  return (await send(first, '/api/pictures', { body, cookie })).body as never;
}

interface Item {
  id: number;
  title?: string;
  alt?: string;
}

async function seenAt(server: TestServer, path: string): Promise<Item[]> {
  return (await (await fetch(server.url + path)).json()) as Item[];
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

async function seen(kind: ContentKind, server = first): Promise<number[]> {
  return idsOf(await seenAt(server, kinds[kind].seen));
}

interface List {
  items: ContentRow[];
}

interface History {
  changes: { id: number; before: object; after: object; by: string }[];
}

async function rows(kind: ContentKind, as = owner): Promise<ContentRow[]> {
  return (await as.send<List>('GET', `/api/content/${kind}`)).body.items;
}

/** The changes of an offer. */
async function historyOf(id: number): Promise<History['changes']> {
  return (await owner.send<History>('GET', `/api/content/offers/${id}/changes`)).body.changes;
}

async function row(kind: ContentKind, id: number): Promise<ContentRow> {
  const found = (await rows(kind)).find((each) => each.id === id);
  if (!found) throw new Error('no such row');
  return found;
}

/** Changes what stands, as the screen does. */
async function change(kind: ContentKind, id: number, changed: Partial<ContentChange>, as = owner) {
  const { version } = await row(kind, id);
  return as.send<List>('PATCH', `/api/content/${kind}/${id}`, { version, ...changed });
}

/** So many minutes from now, as somebody types it; the instant is at most that late. */
function inMinutes(minutes: number): { minute: string; at: number } {
  const at = Math.floor(first.clock() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
  return { minute: minuteOf(at), at };
}

/** Moves both servers' clocks to an instant. */
function goTo(at: number): void {
  for (const server of [first, second]) server.passTime(at - server.clock());
}

describe('what is planned', () => {
  it.each(contentKinds)(
    '%s: is there from the millisecond of its start to that of its end, on every server',
    async (kind) => {
      const { minute: start, at: starts } = inMinutes(5);
      const { minute: end, at: ends } = inMinutes(65);
      const always = await addedId(kind);
      const planned = await addedId(kind, { start, end });
      const seenBy = async () => [await seen(kind), await seen(kind, second)];
      const [with_, without] = [[planned, always], [always]];
      expect(await seenBy()).toEqual([without, without]);
      expect(await row(kind, planned)).toMatchObject({ state: 'planned', is_first: false });
      for (const [at, expected, state] of [
        [starts - 1, without, 'planned'],
        [starts, with_, 'live'],
        [ends - 1, with_, 'live'],
        [ends, without, 'over'],
        // As when a clock was wrong and is set right.
        [ends - 1, with_, 'live'],
        [ends, without, 'over'],
      ] as const) {
        goTo(at);
        expect(await seenBy(), String(at - starts)).toEqual([expected, expected]);
        owner = await signIn(first);
        expect(await row(kind, planned)).toMatchObject({ state, is_first: state === 'live' });
      }
    },
  );

  it('costs no statement in between, and one page and one answer are made at each edge', async () => {
    const { minute: start, at: starts } = inMinutes(5);
    await addedId('offers', { title: 'Now' });
    await addedId('offers', { title: 'Later', start });
    const asked = ['/api/getOffers', '/offers'];
    const askAll = () => Promise.all(asked.map((path) => request(first.url).get(path)));
    const before = await askAll();
    const counted = async () => {
      const spy = vi.spyOn(first.db.getExecutor(), 'executeQuery');
      for (const path of asked) await request(first.url).get(path).expect(200);
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };
    goTo(starts - 1);
    // The revision of the content and of the settings, and nothing else.
    expect(await counted()).toBeLessThanOrEqual(3);
    goTo(starts);
    const after = await askAll();
    expect(await counted()).toBeLessThanOrEqual(3);
    for (const [index, { headers, text }] of after.entries()) {
      expect(text).toContain('Later');
      expect(before[index]?.text).not.toContain('Later');
      expect(headers.etag).not.toBe(before[index]?.headers.etag);
      expect(headers['cache-control']).toBe('no-cache');
      await request(first.url)
        .get(asked[index] ?? '')
        .set('If-None-Match', String(before[index]?.headers.etag))
        .expect(200);
    }
  });

  it('is in the document of each page, which says what its calls say', async () => {
    const { minute: end, at: ends } = inMinutes(5);
    const paths = { '/': 'banners', '/offers': 'offers', '/gallery': 'gallery' } as const;
    const pictures: Record<string, string> = {};
    for (const [path, kind] of Object.entries(paths)) {
      await addedId(kind, { end });
      pictures[path] = (await rows(kind))[0]?.picture.path ?? '';
    }
    const holds = async (path: string) =>
      (await (await fetch(second.url + path)).text()).includes(pictures[path] ?? '');
    for (const path of Object.keys(paths)) expect(await holds(path), path).toBe(true);
    goTo(ends);
    for (const path of Object.keys(paths)) expect(await holds(path), path).toBe(false);
  });

  it('is not sent to whoever asks in the moment in which it ends, though an answer is being made', async () => {
    const { get } = createPublishedCache(first);
    const at = first.clock() + MINUTE_MS;
    let goOn = () => {};
    const wait = new Promise<void>((resolve) => (goOn = resolve));
    const slow = get({ locale: 'en', what: 'x' }, async ({ until }) => {
      until(at);
      await wait;
      return 'before';
    });
    await get({ locale: 'en', what: 'y' }, () => Promise.resolve(1));
    goTo(at);
    const late = get({ locale: 'en', what: 'x' }, () => Promise.resolve('after'));
    setTimeout(goOn, 20);
    expect([await slow, await late]).toEqual(['before', 'after']);
  });
});

describe('the order', () => {
  it('of offers: the current one has the highest id, the others are in their order', async () => {
    const ids = [];
    for (const title of ['A', 'B', 'C', 'D']) ids.push(await addedId('offers', { title }));
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    expect(await seen('offers')).toEqual([d, c, b, a]);
    const move = (id: number, after: number) =>
      owner.send('POST', `/api/content/offers/${id}/move`, { after });
    expect((await move(a, 0)).status).toBe(200);
    expect(idsOf(await rows('offers'))).toEqual([a, d, c, b]);
    expect(await seen('offers', second)).toEqual([d, a, c, b]);
    const { minute: end, at } = inMinutes(5);
    await change('offers', d, { end });
    goTo(at);
    owner = await signIn(first);
    expect(await seen('offers')).toEqual([c, a, b]);
    expect((await rows('offers')).filter((each) => each.is_first).map(({ id }) => id)).toEqual([c]);
  });

  it.each(['notifications', 'gallery', 'banners'] as const)(
    'of %s is theirs; what is new comes first; twice is once',
    async (kind) => {
      const [a, b, c] = [await addedId(kind), await addedId(kind), await addedId(kind)];
      expect(await seen(kind)).toEqual([c, b, a]);
      for (let time = 0; time < 2; time += 1) {
        const call = `/api/content/${kind}/${c}/move`;
        const { status, body } = await owner.send<List>('POST', call, { after: a });
        expect([status, idsOf(body.items)]).toEqual([200, [b, a, c]]);
      }
      expect(await seen(kind, second)).toEqual([b, a, c]);
      const d = await addedId(kind);
      expect(await seen(kind)).toEqual([d, b, a, c]);
      expect((await rows(kind))[0]).toMatchObject({ id: d, is_first: true });
    },
  );

  it('has both their way when two people move different ones at once, on two servers', async () => {
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push(await addedId('gallery'));
    const [f = 0, e = 0, d = 0, c = 0, b = 0, a = 0] = ids;
    const other = sameBrowserAt(second, owner);
    const answers = await Promise.all([
      owner.send('POST', `/api/content/gallery/${a}/move`, { after: c }),
      other.send('POST', `/api/content/gallery/${f}/move`, { after: d }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seen('gallery')).toEqual([b, c, a, d, f, e]);
  });

  it('keeps the place of what was deleted, and refuses one that is not there', async () => {
    const [a, b, c] = [
      await addedId('banners'),
      await addedId('banners'),
      await addedId('banners'),
    ];
    await owner.send('POST', `/api/content/banners/${a}/move`, { after: c });
    expect(await seen('banners')).toEqual([c, a, b]);
    await owner.send('DELETE', `/api/deleteBanner/${a}`);
    expect(await seen('banners')).toEqual([c, b]);
    const wrong = await owner.send('POST', `/api/content/banners/${b}/move`, { after: 999 });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { after: 'This does not exist here any more' },
    ]);
    await owner.send('POST', `/api/content/banners/${a}/bring-back`);
    expect(await seen('banners')).toEqual([c, a, b]);
  });
});

describe('a change', () => {
  it('of texts, picture, dates and model is seen by the next request, on every server', async () => {
    const id = await addedId('offers');
    const picture = await upload();
    const { minute: end } = inMinutes(60);
    const title = { en: 'Diwali', bn: 'দীপাবলি' };
    const answer = await change('offers', id, {
      ...{ title, description: { en: 'Two\nlines' }, picture: picture.path, end },
      model: 'Dio125',
    });
    expect(answer.body).toMatchObject({ message: 'Saved' });
    const [offer] = await seenAt(second, '/api/getOffers');
    expect(offer).toMatchObject({
      ...{ title: 'Diwali', description: 'Two\nlines', image: picture.path, width: 300 },
      model: { bikeName: 'Dio 125', hasDetails: true },
    });
    expect(answer.body.items[0]).toMatchObject({
      title,
      end,
      start: '',
      version: 2,
      model: 'dio125',
    });
    // What is not said stays, and what its kind does not have counts for nothing.
    await change('offers', id, { model: '' });
    expect(await row('offers', id)).toMatchObject({ title, end, model: '', version: 3 });
    const image = await addedId('gallery');
    await change('gallery', image, { title, model: 'Dio125', end });
    expect(await row('gallery', image)).toMatchObject({ model: '', end });
    expect(await row('gallery', image)).not.toHaveProperty('title');
  });

  it('that says the same changes nothing, also a second time from an older version', async () => {
    const id = await addedId('offers');
    const body = { version: 1, title: { en: 'New' } };
    for (let time = 0; time < 2; time += 1) {
      const { status } = await owner.send('PATCH', `/api/content/offers/${id}`, body);
      expect(status).toBe(200);
    }
    expect(await row('offers', id)).toMatchObject({ version: 2, title: { en: 'New' } });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('by two people at once: the second is told what stands, and nothing of theirs is lost', async () => {
    const id = await addedId('offers');
    const other = sameBrowserAt(second, owner);
    const answers = await Promise.all([
      owner.send('PATCH', `/api/content/offers/${id}`, { version: 1, title: { en: 'One' } }),
      other.send('PATCH', `/api/content/offers/${id}`, { version: 1, title: { en: 'Two' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const stands = await row('offers', id);
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: stands });
    expect(['One', 'Two']).toContain(stands.title?.en);
    // Also who names the picture that it had, which could not be chosen anew.
    await first.db.updateTable('offers').set({ image: '/pictures/a.webp' }).execute();
    await change('offers', id, { picture: (await upload()).path });
    const late = await owner.send('PATCH', `/api/content/offers/${id}`, {
      ...{ version: 2, picture: '/pictures/a.webp', title: { en: 'Three' } },
    });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it.each<[string, Partial<Record<keyof ContentChange, unknown>>, string]>([
    ['no title', { title: { en: ' ' } }, 'title'],
    ['a title of 121 letters', { title: { en: 'x'.repeat(121) } }, 'title'],
    ['a translation that is too long', { title: { en: 'x', hi: 'x'.repeat(121) } }, 'title'],
    ['two lines in a title', { title: { en: 'a\nb' } }, 'title'],
    ['no description', { description: { en: '' } }, 'description'],
    ['a title that is no text', { title: 7 }, 'title'],
    ['a picture that nobody has stored', { picture: '/uploads/none.webp' }, 'picture'],
    ['a picture of elsewhere', { picture: 'https://elsewhere.example/a.png' }, 'picture'],
    ['a built-in picture that it did not have', { picture: '/pictures/x.webp' }, 'picture'],
    ['a day that does not exist', { start: '2027-02-30T10:00' }, 'start'],
    ['half an instant', { end: '2027-02-01' }, 'end'],
    ['a number', { end: 5 }, 'end'],
    ['a start in the past', { start: '2026-11-01T10:00' }, 'start'],
    ['an end in the past', { end: '2026-11-01T10:00' }, 'end'],
    ['an end before its start', { start: '2028-01-01T10:00', end: '2028-01-01T09:59' }, 'end'],
    ['an end at its start', { start: '2028-01-01T10:00', end: '2028-01-01T10:00' }, 'end'],
    ['a start after three years', { start: '2030-01-01T10:00' }, 'start'],
    ['a model that nobody has', { model: 'Nobody' }, 'model'],
    ['a version that is no number', { version: 'x' }, 'version'],
  ])('is refused by its field, and nothing of it is stored: %s', async (_what, wrong, field) => {
    const id = await addedId('offers');
    const before = await row('offers', id);
    const { status, body } = await change('offers', id, {
      ...{ description: { en: 'Changed too' }, ...(wrong as object) },
    });
    expect([status, Object.keys((body.fields ?? {}) as object)]).toEqual([400, [field]]);
    expect(await row('offers', id)).toEqual(before);
  });

  it('is asked of a date only when that changes: what has begun can still be corrected', async () => {
    const { minute: start, at } = inMinutes(1);
    const { minute: end } = inMinutes(30);
    const id = await addedId('offers', { start, end });
    goTo(at + 5 * MINUTE_MS);
    owner = await signIn(first);
    expect((await change('offers', id, { start, title: { en: 'Corrected' } })).status).toBe(200);
    // The minute that runs is now.
    expect((await change('offers', id, { start: minuteOf(first.clock()) })).status).toBe(200);
    const minute = minuteOf(first.clock() - MINUTE_MS);
    const past = await change('offers', id, { start: '', end: minute });
    expect(past.body.fields).toEqual({ end: expect.stringContaining('730 days') as string });
  });

  it('of another list, of nothing and of what is deleted is 404', async () => {
    const id = await addedId('offers');
    await owner.send('DELETE', `/api/deleteOffers/${id}`);
    const body = { version: 1, start: '', after: 0 };
    for (const path of [`offers/${id}`, 'offers/99999', `models/${id}`, `toString/${id}`]) {
      expect((await owner.send('PATCH', `/api/content/${path}`, body)).status, path).toBe(404);
      expect((await owner.send('POST', `/api/content/${path}/move`, body)).status).toBe(404);
    }
    expect((await owner.send('GET', '/api/content/models')).status).toBe(404);
    expect((await owner.send('GET', '/api/content/offers/x/changes')).status).toBe(400);
  });

  it('may be a script, which every answer and page has as text', async () => {
    const script = '</script><script>alert(1)</script>';
    const id = await addedId('offers', { title: script, description: script, alt: script });
    await change('offers', id, { title: { en: `${script}2` } });
    expect(await seenAt(first, '/api/getOffers')).toMatchObject([
      { title: `${script}2`, description: script, alt: script },
    ]);
    expect(await (await fetch(`${first.url}/offers`)).text()).not.toContain('<script>alert');
  });
});

describe('a form that adds', () => {
  it('takes start, end, words and focus with it, all or none', async () => {
    const { minute: start } = inMinutes(5);
    const { minute: end } = inMinutes(9);
    const words = { alt: 'A red scooter', focus: '30,70' };
    for (const kind of contentKinds) {
      const id = await addedId(kind, { start, end, ...words });
      expect(await row(kind, id)).toMatchObject({
        ...{ start, end, state: 'planned' },
        uploaded: { alt: { en: 'A red scooter' }, focus: { x: 30, y: 70 } },
      });
    }
    expect(await addedId('banners', { model: 'Dio 125' })).toBeGreaterThan(0);
    expect((await rows('banners'))[0]).toMatchObject({ model: 'dio125', start: '', end: '' });
  });

  it('is refused by field, and leaves neither row nor file', async () => {
    const before = storedFiles(first);
    const wrong = { start: 'soon', end: '2020-01-01T10:00', alt: 'x'.repeat(201), focus: '101,0' };
    for (const kind of contentKinds) {
      const { status, body } = await add(kind, wrong);
      expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([
        ...[400, ['alt', 'focus', 'start']],
      ]);
      const past = await add(kind, { end: '2020-01-01T10:00' });
      expect([past.status, Object.keys(past.body.fields ?? {})]).toEqual([400, ['end']]);
      expect(await rows(kind)).toEqual([]);
    }
    expect(storedFiles(first)).toEqual(before);
  });
});

it('what is said of a picture is in the answers wherever it is shown, and only then', async () => {
  for (const kind of contentKinds) {
    const id = await addedId(kind);
    const { uploaded } = await row(kind, id);
    const [plain] = await seenAt(first, kinds[kind].seen);
    expect(plain).not.toHaveProperty('alt');
    expect(plain).not.toHaveProperty('focus');
    const said = { alt: { en: 'The showroom at dusk' }, focus: { x: 10, y: 50 } };
    await owner.send('PATCH', `/api/pictures/${uploaded?.id}`, said);
    expect(await seenAt(second, kinds[kind].seen)).toMatchObject([
      { alt: 'The showroom at dusk', focus: { x: 10, y: 50 } },
    ]);
  }
});

describe('the history', () => {
  it('has what was before and after, and one call shows what was before again, at once', async () => {
    const id = await addedId('offers', { title: 'Old' });
    const { picture: old } = await row('offers', id);
    const picture = await upload();
    const { minute: end, at } = inMinutes(5);
    await change('offers', id, { title: { en: 'New' }, picture: picture.path, end });
    const [one] = await historyOf(id);
    expect(one).toMatchObject({
      before: { title: { en: 'Old' }, picture: old, end: '' },
      after: { title: { en: 'New' }, picture: { path: picture.path }, end },
      by: 'staff',
    });
    const back = (version: number, changed = one?.id) =>
      owner.send('POST', `/api/content/offers/${id}/changes/${changed}/bring-back`, { version });
    const stale = await back(1);
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await back(2)).status).toBe(200);
    expect((await back(2)).status).toBe(200);
    expect(await seenAt(second, '/api/getOffers')).toMatchObject([
      { title: 'Old', image: old.path },
    ]);
    expect(await historyOf(id)).toHaveLength(2);
    expect((await back(3, 99_999)).status).toBe(404);
    // An end that is past by now comes back as it was: it is over then, as the difference says.
    await change('offers', id, { end });
    await change('offers', id, { end: '' });
    goTo(at + MINUTE_MS);
    owner = await signIn(first);
    expect((await back(5, (await historyOf(id))[0]?.id)).status).toBe(200);
    expect(await row('offers', id)).toMatchObject({ state: 'over', end });
  });

  it('keeps the picture that was replaced until what it belongs to is gone for good', async () => {
    const before = storedFiles(first).length;
    const id = await addedId('gallery');
    const shared = await upload();
    await change('gallery', id, { picture: shared.path });
    const other = await addedId('banners');
    await change('banners', other, { picture: shared.path });
    await owner.send('DELETE', `/api/deleteGalleryImg/${id}`);
    await passDeleted(first);
    // The banner's first picture, which its history names, and the one that both showed.
    expect(storedFiles(first)).toHaveLength(before + 2);
    expect(await row('banners', other)).toMatchObject({ picture: { path: shared.path } });
    await owner.send('DELETE', `/api/deleteBanner/${other}`);
    await passDeleted(first);
    expect(storedFiles(first)).toHaveLength(before);
    const left = await first.db.selectFrom('content_changes').select(['kind', 'item_id']).execute();
    expect(left).not.toContainEqual({ kind: 'gallery', item_id: id });
    expect(left).not.toContainEqual({ kind: 'banners', item_id: other });
  });
});

describe('what is deleted', () => {
  it.each(contentKinds)('%s: is gone for visitors, and comes back for 30 days', async (kind) => {
    const id = await addedId(kind, { alt: 'Something' });
    const before = await row(kind, id);
    const { status, body } = await owner.send('DELETE', `${kinds[kind].remove}/${id}`);
    expect([status, Object.keys(body)]).toEqual([200, ['message', 'id']]);
    expect([await seen(kind), await seen(kind, second)]).toEqual([[], []]);
    expect(await row(kind, id)).toMatchObject({ days_left: 30 });
    const picture = await fetch(first.url + before.picture.path);
    expect(picture.status).toBe(200);
    goTo(first.clock() + 30 * DAY_MS - 1);
    owner = await signIn(first);
    expect(await row(kind, id)).toMatchObject({ days_left: 1 });
    for (let time = 0; time < 2; time += 1) {
      const back = await owner.send('POST', `/api/content/${kind}/${id}/bring-back`);
      expect([back.status, back.body.message]).toEqual([200, 'Brought back']);
    }
    expect(await row(kind, id)).toEqual(before);
    expect(await seen(kind, second)).toEqual([id]);
    await owner.send('DELETE', `${kinds[kind].remove}/${id}`);
    goTo(first.clock() + 30 * DAY_MS);
    owner = await signIn(first);
    expect(await rows(kind)).toEqual([]);
    expect((await owner.send('POST', `/api/content/${kind}/${id}/bring-back`)).status).toBe(404);
  });

  it('by two at once is deleted once', async () => {
    const id = await addedId('banners');
    const other = sameBrowserAt(second, owner);
    const answers = await Promise.all(
      [owner, other].map((each) => each.send('DELETE', `/api/deleteBanner/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

it('killed in the middle of a change leaves the old or the new, never a mixture', async () => {
  const id = await addedId('offers');
  const other = await addedId('offers');
  const picture = await upload();
  const target = { by: 'staff', kind: 'offers', id } as const;
  const stored = async () => {
    const tables = ['offers', 'content_changes', 'revisions', 'audit_events'] as const;
    return Promise.all(tables.map((table) => first.db.selectFrom(table).selectAll().execute()));
  };
  const killed = async (work: (deps: EditDeps) => Promise<void>) => {
    const before = await stored();
    let faults = 0;
    for (;;) {
      const isDone = await cutShort(faults + 1, async () => {
        const db = openDatabase(first.database.config);
        const { clock } = first;
        try {
          const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });
          await work({ db, clock, audit });
        } finally {
          await db.destroy();
        }
      });
      if (isDone) break;
      faults += 1;
      expect(await stored()).toEqual(before);
    }
    recordTried({ faults, healed: faults });
    expect(faults).toBeGreaterThan(2);
    expect(await stored()).not.toEqual(before);
  };
  await killed((deps) =>
    changeContent(deps, target, { version: 1, title: { en: 'New' }, picture: picture.path }),
  );
  const [{ id: done } = { id: 0 }] = await historyOf(id);
  await killed((deps) => bringVersionBack(deps, target, { version: 2, change: done }));
  await killed((deps) => moveContent(deps, { ...target, id: other }, id));
  await killed((deps) => deleteContent(deps, target, { action: 'offer deleted', what: 'offer' }));
  await killed((deps) => bringContentBack(deps, target));
});

it('a thousand offers are listed, moved and shown in time', async () => {
  const { minute: start } = inMinutes(60);
  const texts = JSON.stringify({ title: { en: 'One' }, description: { en: 'x'.repeat(500) } });
  const shape = { image: '/pictures/a.webp', width: 4, height: 3, placeholder: '#ffffff' };
  for (let from = 0; from < 1000; from += 100) {
    const values = Array.from({ length: 100 }, () => ({
      ...{ ...shape, texts, model_key: null, created_at: 0 },
    }));
    await first.db.insertInto('offers').values(values).execute();
  }
  await bumpContentRevision(first.db);
  const began = performance.now();
  const all = await rows('offers');
  expect(all).toHaveLength(1000);
  const last = all.at(-1)?.id ?? 0;
  expect((await change('offers', last, { start })).status).toBe(200);
  expect((await owner.send('POST', `/api/content/offers/${last}/move`, { after: 0 })).status).toBe(
    200,
  );
  expect(await seen('offers', second)).toHaveLength(999);
  expect((await rows('offers'))[0]).toMatchObject({ id: last, state: 'planned' });
  expect(performance.now() - began).toBeLessThan(10_000);
});
