import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { contentKinds } from '@dealership/shared';
import { bumpContentRevision, createPublishedCache } from '../../../src/db/content-revision.ts';
import { sameBrowserAt } from '../../support/requests/browser.ts';
import {
  first,
  second,
  owner,
  signInAgain,
  startServers,
  addedId,
  idsOf,
  seen,
  rows,
  row,
  change,
  inMinutes,
  goTo,
  kinds,
  MINUTE_MS,
  DAY_MS,
  type List,
} from '../../support/content/published-content.ts';

startServers();

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
      ] as const) {
        goTo(at);
        expect(await seenBy(), String(at - starts)).toEqual([expected, expected]);
        await signInAgain();
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
    // Only the revisions of the content and of the settings.
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

  it('is in the document of each page, which holds what its calls answer', async () => {
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
    await signInAgain();
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
      { after: 'This no longer exists here' },
    ]);
    await owner.send('POST', `/api/content/banners/${a}/bring-back`);
    expect(await seen('banners')).toEqual([c, a, b]);
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
    await signInAgain();
    expect(await row(kind, id)).toMatchObject({ days_left: 1 });
    for (let time = 0; time < 2; time += 1) {
      const back = await owner.send('POST', `/api/content/${kind}/${id}/bring-back`);
      expect([back.status, back.body.message]).toEqual([200, 'Brought back']);
    }
    expect(await row(kind, id)).toEqual(before);
    expect(await seen(kind, second)).toEqual([id]);
    await owner.send('DELETE', `${kinds[kind].remove}/${id}`);
    goTo(first.clock() + 30 * DAY_MS);
    await signInAgain();
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

it('a thousand offers are listed and moved, and shown but for one that has not begun', async () => {
  const { minute: start } = inMinutes(60);
  const texts = JSON.stringify({ title: { en: 'One' }, description: { en: 'x'.repeat(500) } });
  const shape = { image: '/pictures/a.webp', width: 4, height: 3, placeholder: '#ffffff' };
  for (let from = 0; from < 1000; from += 100) {
    const values = Array.from({ length: 100 }, () => ({
      ...shape,
      texts,
      model_key: null,
      created_at: 0,
    }));
    await first.db.insertInto('offers').values(values).execute();
  }
  await bumpContentRevision(first.db);
  const all = await rows('offers');
  expect(all).toHaveLength(1000);
  const last = all.at(-1)?.id ?? 0;
  expect((await change('offers', last, { start })).status).toBe(200);
  expect((await owner.send('POST', `/api/content/offers/${last}/move`, { after: 0 })).status).toBe(
    200,
  );
  expect(await seen('offers', second)).toHaveLength(999);
  expect((await rows('offers'))[0]).toMatchObject({ id: last, state: 'planned' });
});
