import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { contentKinds, type ContentKind, type NewContent } from '@dealership/shared';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { addContent } from '../../../src/features/content/edit-content.ts';
import { sameBrowserAt } from '../../support/requests/browser.ts';
import { surviveEveryKill } from '../../support/database/cut-short.ts';
import {
  addedId,
  change,
  first,
  goTo,
  historyOf,
  idsOf,
  inMinutes,
  kinds,
  MINUTE_MS,
  owner,
  row,
  rows,
  second,
  seen,
  seenAt,
  signInAgain,
  startServers,
  upload,
  type List,
} from '../../support/content/published-content.ts';

startServers();

const texts = { title: { en: 'Puja', bn: 'পূজা' }, description: { en: 'Two\nlines' } };

interface Added extends List {
  id: number;
}

/** Publishes an item with these values; an offer also gets texts. */
async function publish(kind: ContentKind, values: object, as = owner) {
  const body = { ...(kind === 'offers' && texts), ...values };
  return as.send<Added>('POST', `/api/content/${kind}`, body);
}

/** The audit events of an action. */
async function eventsOf(action: string): Promise<string[]> {
  const events = await first.db
    .selectFrom('audit_events')
    .select('what')
    .where('action', '=', action)
    .execute();
  return events.map(({ what }) => what);
}

describe('a stored picture', () => {
  it.each([
    ['offers', 'offer added', 'Offer Added Successfully!'],
    ['notifications', 'notification added', 'Notification Added Successfully!'],
    ['gallery', 'gallery images added', 'Image Added Successfully!'],
    ['banners', 'banner added', 'Banner Added Successfully!'],
  ] as const)(
    'is published before all other %s, on every server',
    async (kind, action, message) => {
      const before = await addedId(kind);
      const events = await eventsOf(action);
      const { id: pictureId, path, version } = await upload();
      const values = { alt: { en: 'A red scooter' }, focus: { x: 10, y: 50 } };
      await owner.send('PATCH', `/api/pictures/${pictureId}`, { version, ...values });
      const { minute: end } = inMinutes(60);
      const { status, body } = await publish(kind, { picture: path, end, model: 'Dio125' });
      expect([status, body.message]).toEqual([201, message]);
      expect(idsOf(body.items)).toEqual([body.id, before]);
      const hasModel = kind === 'offers' || kind === 'banners';
      expect(body.items[0]).toMatchObject({
        picture: { path, width: 300, height: 200 },
        start: '',
        end,
        version: 1,
        uploaded: values,
        state: 'live',
        model: hasModel ? 'dio125' : '',
        ...(kind === 'offers' && texts),
      });
      expect(body.items[0]).toEqual(await row(kind, body.id));
      expect(await seenAt(second, kinds[kind].seen)).toMatchObject([
        { id: body.id, alt: 'A red scooter', focus: { x: 10, y: 50 } },
        { id: before },
      ]);
      const added = kind === 'offers' ? `${body.id}: Puja` : String(body.id);
      expect((await eventsOf(action)).slice(events.length)).toEqual([added]);
    },
  );

  it('is published at its start, like all that has dates', async () => {
    const { minute: start, at } = inMinutes(5);
    const { body } = await publish('banners', { picture: (await upload()).path, start });
    expect([body.items[0]?.state, await seen('banners')]).toEqual(['planned', []]);
    goTo(at);
    expect(await seen('banners', second)).toEqual([body.id]);
  });

  it('can be changed then, with a history', async () => {
    const { body } = await publish('offers', { picture: (await upload()).path });
    expect(await historyOf(body.id)).toEqual([]);
    await change('offers', body.id, { title: { en: 'Diwali' } });
    expect(await historyOf(body.id)).toMatchObject([
      { before: { title: texts.title }, after: { title: { en: 'Diwali' } } },
    ]);
  });
});

describe('the same request', () => {
  it.each(contentKinds)('twice, and at once on two servers, adds one of %s', async (kind) => {
    const { path: picture } = await upload();
    const other = sameBrowserAt(second, owner);
    const answers = await Promise.all([
      publish(kind, { picture }),
      publish(kind, { picture }, other),
    ]);
    answers.push(await publish(kind, { picture }));
    const [id] = await seen(kind);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 3 }, () => [201, id]),
    );
    expect(await rows(kind)).toHaveLength(1);
  });

  it('adds nothing either when its start has passed since', async () => {
    const { path: picture } = await upload();
    const { minute: start, at } = inMinutes(1);
    const { body } = await publish('gallery', { picture, start });
    goTo(at + 5 * MINUTE_MS);
    await signInAgain();
    const again = await publish('gallery', { picture, start });
    expect([again.status, again.body.id]).toEqual([201, body.id]);
    expect(await rows('gallery')).toHaveLength(1);
  });

  it('with other words, or after somebody has changed or deleted it, is refused by its picture', async () => {
    const { path: picture } = await upload();
    const { body } = await publish('offers', { picture });
    const refused = async (values: object) => {
      const answer = await publish('offers', { picture, ...values });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['picture']]);
    };
    await refused({ title: { en: 'Diwali' } });
    await change('offers', body.id, { title: { en: 'Holi' } });
    await refused({});
    await owner.send('DELETE', `/api/deleteOffers/${body.id}`);
    await refused({ title: { en: 'Holi' } });
    expect(await rows('offers')).toHaveLength(1);
    // Another list may use it.
    expect((await publish('banners', { picture })).status).toBe(201);
  });
});

it.each<[string, Partial<Record<keyof NewContent, unknown>>, string[]]>([
  ['no picture', { picture: undefined }, ['picture']],
  ['an empty picture', { picture: '' }, ['picture']],
  ['a picture that is no text', { picture: 7 }, ['picture']],
  ['a picture that nobody has stored', { picture: '/uploads/none.webp' }, ['picture']],
  ['a picture of elsewhere', { picture: 'https://elsewhere.example/a.png' }, ['picture']],
  ['a built-in picture', { picture: '/pictures/x.webp' }, ['picture']],
  ['no texts', { title: undefined, description: undefined }, ['description', 'title']],
  ['a title of blanks', { title: { en: ' ' } }, ['title.en']],
  ['a title of 121 letters', { title: { en: 'x'.repeat(121) } }, ['title.en']],
  ['a day that does not exist', { start: '2027-02-30T10:00' }, ['start']],
  ['a start in the past', { start: '2026-11-01T10:00' }, ['start']],
  ['an end at its start', { start: '2028-01-01T10:00', end: '2028-01-01T10:00' }, ['end']],
  ['a model that nobody has', { model: 'Nobody' }, ['model']],
  [
    'several at once',
    { picture: '/uploads/none.webp', end: '2026-11-01T10:00' },
    ['end', 'picture'],
  ],
])('is refused by field, and nothing is added: %s', async (_what, wrong, fields) => {
  const { path: picture } = await upload();
  const { status, body } = await publish('offers', { picture, ...wrong });
  expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, fields]);
  expect(await rows('offers')).toEqual([]);
});

it('is refused in words, and of no list that there is not', async () => {
  const missing = await publish('offers', { title: undefined, description: undefined });
  expect(missing.body.fields).toEqual({ picture: 'Choose a picture' });
  const { path: picture } = await upload();
  const untitled = await publish('offers', { picture, title: undefined, description: undefined });
  expect(untitled.body.fields).toEqual({
    title: 'Enter a title',
    description: 'Enter a description',
  });
  for (const kind of ['models', 'toString']) {
    expect((await owner.send('POST', `/api/content/${kind}`, { picture })).status).toBe(404);
  }
});

it('killed in the middle leaves all of it or nothing', async () => {
  const { path: picture } = await upload();
  const stored = async () => {
    const tables = ['banners', 'revisions', 'audit_events'] as const;
    return Promise.all(tables.map((table) => first.db.selectFrom(table).selectAll().execute()));
  };
  await surviveEveryKill(first.database.config, stored, async (db) => {
    const { clock } = first;
    const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });
    const as = { by: 'staff', kind: 'banners', action: 'banner added' } as const;
    await addContent({ db, clock, audit }, as, { picture });
  });
  expect(await seen('banners')).toHaveLength(1);
});
