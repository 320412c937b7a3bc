import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { contentKinds, minuteOf, type ContentChange } from '@dealership/shared';
import { readHistory } from '../../../src/db/history.ts';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import {
  bringContentBack,
  bringVersionBack,
  changeContent,
  deleteContent,
  moveContent,
  type EditDeps,
} from '../../../src/features/content/edit-content.ts';
import { sameBrowserAt } from '../../support/requests/browser.ts';
import { surviveEveryKill } from '../../support/database/cut-short.ts';
import { passDeleted, storedFiles } from '../../support/images/pictures.ts';
import {
  first,
  second,
  owner,
  signInAgain,
  startServers,
  add,
  addedId,
  upload,
  seenAt,
  rows,
  historyOf,
  row,
  change,
  inMinutes,
  goTo,
  kinds,
  MINUTE_MS,
} from '../../support/content/published-content.ts';

startServers();

describe('a change', () => {
  it('of texts, picture, dates and model is seen by the next request, on every server', async () => {
    const id = await addedId('offers');
    const picture = await upload();
    const { minute: end } = inMinutes(60);
    const title = { en: 'Diwali', bn: 'দীপাবলি' };
    const answer = await change('offers', id, {
      title,
      description: { en: 'Two\nlines' },
      picture: picture.path,
      end,
      model: 'Dio125',
    });
    expect(answer.body).toMatchObject({ message: 'Saved' });
    const [offer] = await seenAt(second, '/api/getOffers');
    expect(offer).toMatchObject({
      title: 'Diwali',
      description: 'Two\nlines',
      image: picture.path,
      width: 300,
      model: { bikeName: 'Dio 125', hasDetails: true },
    });
    expect(answer.body.items[0]).toMatchObject({
      title,
      end,
      start: '',
      version: 2,
      model: 'dio125',
    });
    // Absent values stay, and values that its kind does not have are ignored.
    await change('offers', id, { model: '' });
    expect(await row('offers', id)).toMatchObject({ title, end, model: '', version: 3 });
    const image = await addedId('gallery');
    await change('gallery', image, { title, model: 'Dio125', end });
    expect(await row('gallery', image)).toMatchObject({ model: '', end });
    expect(await row('gallery', image)).not.toHaveProperty('title');
  });

  it('that repeats the same changes nothing, also a second time from an older version', async () => {
    const id = await addedId('offers');
    const body = { version: 1, title: { en: 'New' } };
    for (let time = 0; time < 2; time += 1) {
      const { status } = await owner.send('PATCH', `/api/content/offers/${id}`, body);
      expect(status).toBe(200);
    }
    expect(await row('offers', id)).toMatchObject({ version: 2, title: { en: 'New' } });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it.each(contentKinds)(
    'of %s whose answer was lost is stored once when it is sent again, though its start has passed since',
    async (kind) => {
      const id = await addedId(kind);
      const { path: picture } = await upload();
      const { minute: start, at } = inMinutes(1);
      const { minute: end } = inMinutes(60);
      const path = `/api/content/${kind}/${id}`;
      const body = { version: 1, picture, start, end, title: { en: 'Diwali' }, model: 'Dio125' };
      const lost = await owner.send('PATCH', path, body);
      goTo(at + 5 * MINUTE_MS);
      await signInAgain();
      const again = await owner.send('PATCH', path, body);
      const elsewhere = await sameBrowserAt(second, owner).send('PATCH', path, body);
      expect([lost.status, again.status, elsewhere.status]).toEqual([200, 200, 200]);
      const stored = await row(kind, id);
      expect(stored).toMatchObject({ version: 2, picture: { path: picture }, start, end });
      expect(await rows(kind)).toEqual([stored]);
      expect(await readHistory(first.db, { kind, subject: id })).toHaveLength(1);

      // What somebody has changed since is not changed back.
      await change(kind, id, { end: '' });
      const late = await owner.send('PATCH', path, body);
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      expect(await row(kind, id)).toMatchObject({ version: 3, start, end: '' });
    },
  );

  it('by two people at once: the second gets the current state, and nothing of theirs is lost', async () => {
    const id = await addedId('offers');
    const other = sameBrowserAt(second, owner);
    const answers = await Promise.all([
      owner.send('PATCH', `/api/content/offers/${id}`, { version: 1, title: { en: 'One' } }),
      other.send('PATCH', `/api/content/offers/${id}`, { version: 1, title: { en: 'Two' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const current = await row('offers', id);
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current });
    expect(['One', 'Two']).toContain(current.title?.en);
    // Also with the present picture, which could not be chosen again.
    await first.db.updateTable('offers').set({ image: '/pictures/a.webp' }).execute();
    await change('offers', id, { picture: (await upload()).path });
    const late = await owner.send('PATCH', `/api/content/offers/${id}`, {
      version: 2,
      picture: '/pictures/a.webp',
      title: { en: 'Three' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it.each<[string, Partial<Record<keyof ContentChange, unknown>>, string]>([
    ['no title', { title: { en: ' ' } }, 'title.en'],
    ['a title of 121 letters', { title: { en: 'x'.repeat(121) } }, 'title.en'],
    ['a translation that is too long', { title: { en: 'x', hi: 'x'.repeat(121) } }, 'title.hi'],
    ['two lines in a title', { title: { en: 'a\nb' } }, 'title.en'],
    ['no description', { description: { en: '' } }, 'description.en'],
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
      description: { en: 'Changed too' },
      ...(wrong as object),
    });
    expect([status, Object.keys((body.fields ?? {}) as object)]).toEqual([400, [field]]);
    expect(await row('offers', id)).toEqual(before);
  });

  it('is asked of a date only when that changes: what has begun can still be corrected', async () => {
    const { minute: start, at } = inMinutes(1);
    const { minute: end } = inMinutes(30);
    const id = await addedId('offers', { start, end });
    goTo(at + 5 * MINUTE_MS);
    await signInAgain();
    expect((await change('offers', id, { start, title: { en: 'Corrected' } })).status).toBe(200);
    // The current minute counts as now.
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
        start,
        end,
        state: 'planned',
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
        400,
        ['alt', 'focus', 'start'],
      ]);
      const past = await add(kind, { end: '2020-01-01T10:00' });
      expect([past.status, Object.keys(past.body.fields ?? {})]).toEqual([400, ['end']]);
      expect(await rows(kind)).toEqual([]);
    }
    expect(storedFiles(first)).toEqual(before);
  });
});

it('the words of a picture are in the answers wherever it is shown, and only then', async () => {
  for (const kind of contentKinds) {
    const id = await addedId(kind);
    const { uploaded } = await row(kind, id);
    const [plain] = await seenAt(first, kinds[kind].seen);
    expect(plain).not.toHaveProperty('alt');
    expect(plain).not.toHaveProperty('focus');
    const words = { alt: { en: 'The showroom at dusk' }, focus: { x: 10, y: 50 } };
    const change = { version: uploaded?.version, ...words };
    await owner.send('PATCH', `/api/pictures/${uploaded?.id}`, change);
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
    // An end that is past by now is restored unchanged: the item is over, as the preview of the change shows.
    await change('offers', id, { end });
    await change('offers', id, { end: '' });
    goTo(at + MINUTE_MS);
    await signInAgain();
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
    // The banner's first picture, which is in its history, and the one that both used.
    expect(storedFiles(first)).toHaveLength(before + 2);
    expect(await row('banners', other)).toMatchObject({ picture: { path: shared.path } });
    await owner.send('DELETE', `/api/deleteBanner/${other}`);
    await passDeleted(first);
    expect(storedFiles(first)).toHaveLength(before);
    for (const subject of [
      { kind: 'gallery', subject: id },
      { kind: 'banners', subject: other },
    ] as const)
      expect(await readHistory(first.db, subject)).toEqual([]);
  });
});

it('killed in the middle of a change leaves the old or the new, never a mixture', async () => {
  const id = await addedId('offers');
  const other = await addedId('offers');
  const picture = await upload();
  const target = { by: 'staff', kind: 'offers', id } as const;
  const stored = async () => {
    const tables = ['offers', 'history', 'revisions', 'audit_events'] as const;
    return Promise.all(tables.map((table) => first.db.selectFrom(table).selectAll().execute()));
  };
  const killed = (work: (deps: EditDeps) => Promise<void>) =>
    surviveEveryKill(first.database.config, stored, async (db) => {
      const { clock } = first;
      const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });
      await work({ db, clock, audit });
    });
  await killed((deps) =>
    changeContent(deps, target, { version: 1, title: { en: 'New' }, picture: picture.path }),
  );
  const [{ id: done } = { id: 0 }] = await historyOf(id);
  await killed((deps) => bringVersionBack(deps, target, { version: 2, change: done }));
  await killed((deps) => moveContent(deps, { ...target, id: other }, id));
  await killed((deps) => deleteContent(deps, target, { action: 'offer deleted', what: 'offer' }));
  await killed((deps) => bringContentBack(deps, target));
});
