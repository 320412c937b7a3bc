import { describe, expect, it } from 'vitest';
import type { ModelDetail, SectionInput, VehicleSectionName } from '@dealership/shared';
import { sameBrowserAt } from '../../support/requests/browser.ts';
import { join } from '../../support/people/people.ts';
import {
  startModels,
  MINUTE_MS,
  first,
  second,
  owner,
  seen,
  detail,
  idOf,
  stateOf,
  save,
  publish,
} from '../../support/content/model-editing.ts';

startModels();

describe('a draft', () => {
  it('is seen by staff alone, and ends when it equals what is published', async () => {
    const id = await idOf('Livo');
    const before = await seen('/api/bikeView/Livo');
    const was = stateOf(await detail(id), 'about');
    await save(id, 'about', (about) => ({ ...about, engine: '110 cc' }));
    expect(stateOf(await detail(id), 'about')).toMatchObject({
      is_draft: true,
      by: 'staff',
      published: was.value,
      value: { engine: '110 cc' },
    });
    expect(await seen('/api/bikeView/Livo')).toEqual(before);
    await save(id, 'about', () => was.value);
    expect(await detail(id)).toMatchObject({ has_draft: false });
    await save(id, 'about', (about) => ({ ...about, engine: '111 cc' }));
    await save(id, 'about', () => null);
    expect(stateOf(await detail(id), 'about')).toMatchObject({ is_draft: false, value: was.value });
  });

  it('of two people is neither mixed nor lost without a word', async () => {
    const id = await idOf('Unicorn');
    const { version } = stateOf(await detail(id), 'about');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        save(id, 'about', (about) => ({ ...about, power: `${index} kW` }), {
          browser: sameBrowserAt(index % 2 ? first : second, owner),
          version,
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([won.length, refused.length]).toEqual([1, 49]);
    const now = await detail(id);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: { id } });
    }
    expect(stateOf(now, 'about').value).toEqual(
      stateOf(won[0]?.body as ModelDetail, 'about').value,
    );
    // A repeated call stores once and causes no conflict.
    const again = await save(id, 'about', (about) => about, { version });
    expect([again.status, stateOf(again.body, 'about').version]).toEqual([200, version + 1]);
    // Another section has its own version.
    expect((await save(id, 'specs', (lines) => lines.slice(1))).status).toBe(200);
    await save(id, 'about', () => null);
    await save(id, 'specs', () => null);
  });

  it('that is sent again, since its answer was lost, is saved once', async () => {
    const id = await idOf('Livo');
    const { value, version } = stateOf(await detail(id), 'variants');
    const body = {
      version,
      value: [...value, { id: 0, name: 'New', price: 1 }],
      key: 'a-lost-save',
    };
    const path = `/api/vehicles/${id}/sections/variants`;
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await owner.send<ModelDetail>('PATCH', path, body));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.sections).toEqual(answers[0]?.body.sections);
    const there = sameBrowserAt(second, owner);
    const other = { version, value: [...value, { id: 0, name: 'Newer', price: 1 }] };
    // A key of another save does not hide this one.
    for (const key of ['another-save', 'a-lost-save', undefined]) {
      const { status } = await there.send('PATCH', path, { ...other, key });
      expect(status).toBe(409);
    }
    const wrong = await owner.send('PATCH', path, { ...other, key: 'short' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['key']]);
    await save(id, 'variants', () => null);
  });

  it('leaves an event for each person, section and session of editing, and one when it is dropped', async () => {
    const id = await idOf('Dio 110');
    const started = first.clock();
    await first.db.deleteFrom('audit_events').execute();
    const other = await join(first, owner, { userId: 'asha', role: 'manager' });
    await first.db.deleteFrom('audit_events').execute();
    const type = async (power: string, browser = owner) => {
      await save(id, 'about', (about) => ({ ...about, power }), { browser });
    };
    for (const power of ['6', '6 k', '6 kW']) await type(power);
    await type('7 kW', other);
    await save(id, 'specs', (lines) => lines.slice(1));
    await type('8 kW');
    // Pretends that half an hour has passed.
    await first.db
      .updateTable('vehicle_sections')
      .set({ saved_at: started - 30 * MINUTE_MS })
      .where('vehicle_id', '=', id)
      .execute();
    await type('9 kW');
    await save(id, 'about', () => null);
    const was = stateOf(await detail(id), 'specs').published as SectionInput<'specs'>;
    await save(id, 'specs', () => was);
    const rows = await first.db
      .selectFrom('audit_events')
      .select(['user_id', 'action', 'what'])
      .orderBy('id')
      .execute();
    const saved = { action: 'model draft saved', what: 'Dio 110: about', user_id: 'staff' };
    expect(rows).toEqual([
      saved,
      { ...saved, user_id: 'asha' },
      { ...saved, what: 'Dio 110: specs' },
      saved,
      saved,
      { ...saved, action: 'model draft dropped' },
      { ...saved, action: 'model draft dropped', what: 'Dio 110: specs' },
    ]);
  });

  it.each([
    ['23 pictures', 23, []],
    ['73 pictures', 73, []],
    ['24 pictures, one of another size', 23, ['/pictures/activa-6g/side.webp']],
  ])('has no 360 view of %s', async (_what, count, more) => {
    const id = await idOf('Aviator');
    const frame = (at: number) =>
      `/pictures/activa-6g/turn/${String(at % 36).padStart(2, '0')}.avif`;
    const frames = [...Array.from({ length: count }, (_, at) => frame(at)), ...more];
    const { status, body } = await save(id, 'pictures', (pictures) => ({ ...pictures, frames }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['pictures.frames']]);
    const right = await save(id, 'pictures', (pictures) => ({
      ...pictures,
      frames: frames.slice(0, 23).concat(frame(23)),
    }));
    expect(right.status).toBe(200);
    // Frames that an earlier version accepted may stay, in any order.
    const few = [frame(0), frame(1)];
    const { version, value } = stateOf(right.body, 'pictures');
    await first.db
      .updateTable('vehicle_sections')
      .set({ draft: JSON.stringify({ ...value, frames: few }) })
      .where('vehicle_id', '=', id)
      .where('section', '=', 'pictures')
      .execute();
    const turned = { ...value, lead: frame(0), frames: few.toReversed() };
    expect((await save(id, 'pictures', () => turned, { version })).status).toBe(200);
    await save(id, 'pictures', () => null);
  });

  it('is published as it was seen, or not at all', async () => {
    const id = await idOf('Grazia 125');
    await save(id, 'about', (about) => ({ ...about, power: '6 kW' }));
    const { version } = stateOf(await detail(id), 'about');
    await save(id, 'about', (about) => ({ ...about, power: '7 kW' }));
    for (const versions of [{ about: version }, {}, { about: version + 1, specs: 0 }]) {
      const path = `/api/vehicles/${id}/publish`;
      const { status, body } = await owner.send('POST', path, { versions });
      expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    }
    await save(id, 'about', () => null);
    const nothing = await publish(id);
    expect([nothing.status, nothing.body.code]).toEqual([400, 'invalid_input']);
  });

  it.each<[VehicleSectionName, string, (value: never) => unknown]>([
    ['about', 'about.name', (about: object) => ({ ...about, name: ' ' })],
    [
      'about',
      'about.details.en',
      (about: object) => ({ ...about, details: { en: 'x'.repeat(1001) } }),
    ],
    ['about', 'about.class', (about: object) => ({ ...about, class: 'fast' })],
    ['about', 'about.price', (about: object) => ({ ...about, price: 0 })],
    ['about', 'about', (about: object) => ({ ...about, document: 'x' })],
    [
      'about',
      'about.figures.engineCc',
      (about: { figures: object }) => ({ ...about, figures: { ...about.figures, engineCc: 1e6 } }),
    ],
    ['variants', 'variants.0.price', () => [{ id: 0, name: 'A', price: 1e12 }]],
    ['variants', 'variants.0.price', () => [{ id: 0, name: 'A', price: 0 }]],
    ['variants', 'variants.1', () => ['Disc', ' disc '].map((name) => ({ id: 0, name, price: 1 }))],
    ['colours', 'colours.0.swatch', () => [{ id: 0, name: 'A', swatch: 'red', image: '' }]],
    ...['javascript:alert(1)', '/uploads/../secret.png', '//evil.example/x.png'].map(
      (image): [VehicleSectionName, string, () => unknown] => [
        'colours',
        'colours.0.image',
        () => [{ id: 0, name: 'A', swatch: null, image }],
      ],
    ),
    [
      'specs',
      'specs',
      () =>
        Array.from({ length: 201 }, (_, index) => ({
          section: 'frame',
          label: `line${index}`,
          value: 'x',
        })),
    ],
    [
      'specs',
      'specs.1',
      () => ['a', 'b'].map((value) => ({ section: 'frame', label: 'stands', value })),
    ],
    [
      'specs',
      'specs',
      () =>
        Array.from({ length: 10_000 }, (_, index) => ({
          section: 'frame',
          label: `line${index}`,
          value: 'x',
        })),
    ],
    ['specs', 'specs.0.label', () => [{ section: 'frame', label: '__proto__', value: 'x' }]],
    [
      'features',
      'features.0.heading.en',
      () => [{ heading: { en: '' }, description: { en: '' }, image: '' }],
    ],
    ['pictures', 'pictures', () => []],
    ['pictures', 'pictures', () => 7],
  ])('with a %s that is wrong is refused at %s', async (section, place, change) => {
    const id = await idOf('Aviator');
    const before = await detail(id);
    const { status, body } = await save(id, section, change as never);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [place]]);
    expect(await detail(id)).toEqual(before);
  });

  it('cannot take a part of another model, nor one twice', async () => {
    const [ours, theirs] = [await idOf('SP125'), await detail(await idOf('SP160'))];
    const { id: foreign } = stateOf(theirs, 'variants').value[0] ?? { id: 0 };
    const own = stateOf(await detail(ours), 'variants').value;
    const { body } = await save(ours, 'variants', () => [
      ...own,
      { ...own[0], name: 'Twice' },
      { id: foreign, name: 'Stolen', price: 1 },
    ]);
    const ids = stateOf(body, 'variants').value.map(({ id }) => id);
    expect(new Set(ids).size).toBe(own.length + 2);
    expect(ids.slice(0, own.length)).toEqual(own.map(({ id }) => id));
    expect(ids).not.toContain(foreign);
    await save(ours, 'variants', () => null);
  });

  it('goes on from prices that somebody sets meanwhile, unless it has others', async () => {
    const id = await idOf('Hornet 2.0');
    const [one, two] = stateOf(await detail(id), 'variants').value as [Priced, Priced];
    await save(id, 'variants', () => [
      one,
      { ...two, price: 150_000 },
      { id: 0, name: 'New', price: 1 },
    ]);
    const set = { variants: [one, two].map((variant) => ({ id: variant.id, price: 155_000 })) };
    expect((await owner.send('PATCH', '/api/managePrice/Hornet%202.0', set)).status).toBe(200);
    const state = stateOf(await detail(id), 'variants');
    expect(state.value).toMatchObject([{ price: 155_000 }, { price: 150_000 }, { price: 1 }]);
    expect(state.published).toMatchObject([{ price: 155_000 }, { price: 155_000 }]);
    await save(id, 'variants', () => null);
  });

  type Priced = SectionInput<'variants'>[number];
});
