import { describe, expect, it } from 'vitest';
import {
  minuteOf,
  type ModelDetail,
  type ModelRow,
  type VehicleCard,
  type VehicleView,
} from '@dealership/shared';
import { readHistory } from '../../../src/db/history.ts';
import { removeDeletedModels } from '../../../src/features/catalogue/models/edit-model.ts';
import { publishDue } from '../../../src/features/catalogue/models/publish-model.ts';
import { sameBrowserAt } from '../../support/requests/browser.ts';
import { join } from '../../support/people/people.ts';
import { samples } from '../../support/enquiries/samples.ts';
import {
  startModels,
  DAY_MS,
  first,
  second,
  owner,
  seen,
  detail,
  idOf,
  listed,
  depsOf,
  stateOf,
  save,
  publish,
  add,
  addPriced,
} from '../../support/content/model-editing.ts';

startModels();

describe('a new model', () => {
  it('is seen by visitors once it is published, everywhere', async () => {
    const id = await addPriced('Metro 110');
    await save(id, 'about', (about) => ({
      ...about,
      details: { en: 'For the market.' },
      engine: '',
      power: '6 kW',
      class: 'family',
      figures: { ...about.figures, fuel: 'petrol', engineCc: 110, mileage: 52.5 },
    }));
    await save(id, 'colours', () => [
      { id: 0, name: 'Pearl White', swatch: '#fafafa', image: '' },
      { id: 0, name: 'Matte Blue', swatch: null, image: '' },
    ]);
    const names = async () => (await seen<VehicleCard[]>('/api/scooters')).map(({ name }) => name);
    expect(await names()).not.toContain('Metro 110');
    expect((await fetch(`${first.url}/api/bikeView/Metro110`)).status).toBe(404);
    expect((await fetch(`${first.url}/view-details?bike=Metro110`)).status).toBe(404);
    expect(await (await fetch(`${first.url}/sitemap.xml`)).text()).not.toContain('Metro110');

    const { status, body } = await publish(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_published: true, has_draft: false, bike_name: 'Metro 110' });
    expect((await names()).at(-1)).toBe('Metro 110');
    expect((await seen<VehicleCard[]>('/api/scooters')).at(-1)).toMatchObject({
      class: 'family',
      figures: { fuel: 'petrol', engineCc: 110, mileage: 52.5 },
    });
    expect(await seen('/api/models')).toContainEqual({
      slug: 'metro-110',
      name: 'Metro 110',
      type: 'scooter',
    });
    expect(await seen('/api/bikeView/Metro110')).toMatchObject({
      bikeDetails: 'For the market.',
      bikePrice: 95_000,
      hasFrames: false,
      figures: { fuel: 'petrol', mileage: 52.5 },
      specs: { engine: '110 cc', power: '6 kW', transmission: '' },
    });
    expect(await seen('/api/bikeColours/metro110')).toMatchObject([
      { name: 'Pearl White', image: '', swatch: '#fafafa' },
      { name: 'Matte Blue', image: '' },
    ]);
    const page = await fetch(`${second.url}/view-details?bike=Metro110`);
    expect(page.status).toBe(200);
    // Without a picture, neither browsers nor search engines get an address of one.
    expect(await page.text()).not.toMatch(/ 320w|"image":"http/);
    expect(await (await fetch(`${second.url}/sitemap.xml`)).text()).toContain('Metro110');
    expect((await fetch(`${second.url}/brochures/metro110.pdf`)).status).toBe(200);
    const prices = await owner.send<{ bike_name: string }[]>('GET', '/api/managePrice');
    expect((prices.body as object as { bike_name: string }[]).at(-1)?.bike_name).toBe('Metro 110');
  });

  it('is listed for staff with picture, price and colours, of the draft until it is published', async () => {
    const id = await addPriced('Metro 310');
    const row = async () => (await listed()).find((each) => each.id === id);
    expect(await row()).toMatchObject({
      is_published: false,
      changes: 1,
      price: 95_000,
      picture: { path: '' },
      outline: 'scooter',
      colours: [],
    });
    const activa = (await listed()).find(({ name }) => name === 'Activa 6G');
    expect(activa).toMatchObject({
      changes: 0,
      picture: { path: expect.stringMatching(/\.webp$/) as string },
    });
    const path = activa?.picture.path ?? '';
    await save(id, 'colours', () => [
      { id: 0, name: 'Pearl White', swatch: '#fafafa', image: path },
      { id: 0, name: 'Matte Blue', swatch: null, image: '' },
    ]);
    const shown = {
      price: 95_000,
      picture: activa?.picture,
      colours: [
        { name: 'Pearl White', swatch: '#fafafa' },
        { name: 'Matte Blue', swatch: null },
      ],
    };
    expect(await row()).toMatchObject({ ...shown, changes: 2 });
    await publish(id);
    await save(id, 'variants', () => []);
    await save(id, 'colours', () => []);
    expect(await row()).toMatchObject({ ...shown, is_published: true, changes: 2 });
    const { id: bare } = await add('Metro 410');
    await save(bare, 'about', (about) => ({ ...about, name: 'Metro 420', type: 'motorcycle' }));
    const named = { name: 'Metro 420', type: 'motorcycle', bike_name: 'Metro 410' };
    expect((await listed()).find((each) => each.id === bare)).toMatchObject(named);
    expect((await listed()).find((each) => each.id === bare)).toMatchObject({ price: null });
  });

  it('shows its first colour’s picture where it has no main one, and else an outline of its type', async () => {
    const id = await addPriced('Metro 210');
    await publish(id);
    const view = () => seen<VehicleView>('/api/bikeView/Metro210');
    expect(await view()).toMatchObject({ image: '', side: { path: '' }, outline: 'scooter' });
    const { image, width } = await seen<VehicleView>('/api/bikeView/Activa6G');
    await save(id, 'about', (about) => ({
      ...about,
      figures: { ...about.figures, fuel: 'electric' },
    }));
    await save(id, 'colours', () => [
      { id: 0, name: 'Pearl White', swatch: '#fafafa', image: '' },
      { id: 0, name: 'Matte Blue', swatch: null, image },
    ]);
    await publish(id);
    const shown = { image, width, side: { path: image, width }, outline: 'electric-scooter' };
    expect(await view()).toMatchObject(shown);
    const cards = await seen<VehicleCard[]>('/api/scooters');
    expect(cards.find(({ name }) => name === 'Metro 210')).toMatchObject(shown);
    const page = await (await fetch(`${second.url}/view-details?bike=Metro210`)).text();
    expect(page).toContain(`${image} ${width}w`);
    const pictures = async (path: string) =>
      Buffer.from(await (await fetch(first.url + path)).arrayBuffer())
        .toString('latin1')
        .split('/Image').length;
    const brochure = await pictures('/brochures/metro210.pdf');
    await save(id, 'colours', () => [{ id: 0, name: 'Grey', swatch: null, image: '' }]);
    await publish(id);
    expect(brochure - (await pictures('/brochures/metro210.pdf'))).toBeGreaterThan(0);
  });

  it('needs a name that no address has, with letters or digits, and a price', async () => {
    const taken = [
      'activa6g',
      'ACTIVA 6 G',
      'Activa-6G',
      'Ａctiva 6G',
      "H'ness CB350",
      'Hness CB350',
      'Honda Activa 6G',
    ];
    for (const name of [...taken, '!!!', '.', '- –', '\u200b.', '#REF!', '#N/A']) {
      const refused = await owner.send('POST', '/api/vehicles', { type: 'scooter', name });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['name']]);
    }
    const { id } = await add('Metro 125');
    for (const name of ['.', '…', '#NAME?']) {
      const renamed = await save(id, 'about', (about) => ({ ...about, name }));
      expect([renamed.status, Object.keys(renamed.body.fields ?? {})]).toEqual([
        400,
        ['about.name'],
      ]);
    }
    await save(id, 'about', (about) => ({ ...about, engine: '125 cc' }));
    const refused = await publish(id);
    expect([refused.status, refused.body.fields]).toMatchObject([
      400,
      { price: 'A model needs a price before visitors see it' },
    ]);
    expect((await detail(id)).is_published).toBe(false);
  });

  it('may begin with all that another one has, under numbers of its own', async () => {
    const original = await detail(await idOf('Dio 125'));
    const copy = await add('Dio 125 X', { copyOf: original.id });
    expect(stateOf(copy, 'about').value).toEqual({
      ...stateOf(original, 'about').value,
      name: 'Dio 125 X',
    });
    for (const name of ['variants', 'colours', 'accessories'] as const) {
      const [ours, theirs] = [stateOf(copy, name).value, stateOf(original, name).value];
      const unnumbered = (parts: { id: number }[]) => parts.map((part) => ({ ...part, id: 0 }));
      expect(unnumbered(ours)).toEqual(unnumbered(theirs));
      const known = theirs.map(({ id }) => id);
      expect(ours.filter(({ id }) => known.includes(id) || id === 0)).toEqual([]);
    }
  });
});

describe('the history of a model', () => {
  it('has the values before and after, and brings one back as a draft', async () => {
    const id = await idOf('Dio 110');
    const was = stateOf(await detail(id), 'specs').value;
    await save(id, 'specs', (lines) => lines.slice(2));
    await publish(id);
    type History = { changes: { id: number; section: string; before: unknown; after: unknown }[] };
    const { body } = await owner.send<History>('GET', `/api/vehicles/${id}/changes`);
    expect(body.changes).toMatchObject([
      { section: 'specs', before: was, after: was.slice(2), by: 'staff', date: '2026-11-21' },
    ]);
    const { version } = stateOf(await detail(id), 'specs');
    const path = `/api/vehicles/${id}/changes/${body.changes[0]?.id}/bring-back`;
    const back = await owner.send<ModelDetail>('POST', path, { version });
    expect(stateOf(back.body, 'specs')).toMatchObject({ value: was, is_draft: true });
    await publish(id);
    expect(stateOf(await detail(id), 'specs')).toMatchObject({ value: was, is_draft: false });
  });
});

describe('a deleted model', () => {
  it('is gone for visitors, and comes back with its address', async () => {
    const id = await idOf('CB300F');
    const [page, view] = ['/view-details?bike=CB300F', '/api/bikeView/CB300F'];
    const before = await seen(view);
    await fetch(`${first.url}/api/postSalesEnquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...samples.sales.body, model: 'honda-cb300f' }),
    });
    const { body } = await owner.send<{ models: ModelRow[] }>('DELETE', `/api/vehicles/${id}`);
    expect(body.models.at(-1)).toMatchObject({ id, days_left: 30 });
    // Enquiries about it still show its name.
    const asked = await owner.send<{ data: object[] }>('POST', '/api/getSalesEnquiry', {});
    expect(asked.body.data[0]).toMatchObject({ model: 'honda-cb300f', modelName: 'CB300F' });
    expect((await fetch(first.url + view)).status).toBe(404);
    expect((await fetch(second.url + page)).status).toBe(404);
    expect((await fetch(`${first.url}/brochures/cb300f.pdf`)).status).toBe(404);
    // Its name stays taken.
    const taken = await owner.send('POST', '/api/vehicles', { type: 'scooter', name: 'CB300F' });
    expect(taken.status).toBe(400);
    for (const [method, path] of [
      ['PATCH', `/api/vehicles/${id}/sections/about`],
      ['POST', `/api/vehicles/${id}/publish`],
    ] as const) {
      const change = { version: 0, value: null, versions: {} };
      expect((await owner.send(method, path, change)).status).toBe(404);
    }
    expect((await owner.send('DELETE', `/api/vehicles/${id}`)).status).toBe(200);
    expect((await owner.send('POST', `/api/vehicles/${id}/bring-back`)).status).toBe(200);
    expect(await seen(view)).toEqual(before);
    expect((await fetch(second.url + page)).status).toBe(200);
  });

  it('is removed after 30 days, with all that is known of it', async () => {
    const id = await addPriced('Metro 90');
    await publish(id);
    await owner.send('DELETE', `/api/vehicles/${id}`);
    const at = first.clock() + 30 * DAY_MS;
    await removeDeletedModels(depsOf(first, at - DAY_MS));
    expect((await owner.send('GET', `/api/vehicles/${id}`)).status).toBe(200);
    await removeDeletedModels(depsOf(first, at));
    expect((await owner.send('GET', `/api/vehicles/${id}`)).status).toBe(404);
    const sections = first.db.selectFrom('vehicle_sections').where('vehicle_id', '=', id);
    expect(await sections.select('id').execute()).toEqual([]);
    expect(await readHistory(first.db, { kind: 'model', subject: id })).toEqual([]);
  });
});

it('the order of the lists is changed by naming the model that comes before', async () => {
  const names = async () => (await seen<VehicleCard[]>('/api/bikes')).map(({ name }) => name);
  const before = await names();
  const [one = '', two = '', ...rest] = before;
  const [oneId, twoId] = [await idOf(one), await idOf(two)];
  const move = (id: number, after: number) =>
    owner.send('POST', `/api/vehicles/${id}/move`, { after });
  expect((await move(oneId, twoId)).status).toBe(200);
  expect(await names()).toEqual([two, one, ...rest]);
  await move(oneId, twoId);
  expect(await names()).toEqual([two, one, ...rest]);
  expect((await move(oneId, 987_654)).status).toBe(400);
  await move(oneId, 0);
  expect(await names()).toEqual(before);
});

describe('the name of a model', () => {
  const named = (name: string) => (about: object) => ({ ...about, name });
  /** The refusal that the owner gets: it names the other model. */
  const taker = ({
    status,
    body,
  }: {
    status: number;
    body: { fields?: Record<string, string> | undefined };
  }) => [
    status,
    /^(.+) already uses/.exec(body.fields?.['about.name'] ?? body.fields?.name ?? '')?.[1],
  ];
  /** Stores a draft like an earlier version, which did not check the name. */
  const draftAnyway = async (id: number, name: string) => {
    await save(id, 'about', (about) => ({ ...about, engine: `${name} cc` }));
    const { price: _, ...about } = stateOf(await detail(id), 'about').value;
    const draft = { ...about, name, pricePaise: null };
    await first.db
      .updateTable('vehicle_sections')
      .set({ draft: JSON.stringify(draft) })
      .where('vehicle_id', '=', id)
      .where('section', '=', 'about')
      .execute();
  };

  it('is refused when another has it, on the site, in a draft or in its address', async () => {
    const id = await addPriced('Town 110');
    for (const [name, of] of [
      ['Activa 6G', 'Activa 6G'],
      ['activa-6g', 'Activa 6G'],
      ['honda activa 6g', 'Activa 6G'],
      ['XBLADE', 'X-Blade'],
    ] as const) {
      expect(taker(await save(id, 'about', named(name)))).toEqual([400, of]);
    }
    const other = await addPriced('Town 111');
    expect((await save(other, 'about', named('Town 112'))).status).toBe(200);
    expect(taker(await save(id, 'about', named('Town 112')))).toEqual([400, 'Town 111']);
    // Its address keeps the first name.
    await publish(other);
    expect(taker(await save(id, 'about', named('Town 111')))).toEqual([400, 'Town 112']);
    // Its own name is not taken by another model.
    expect((await save(other, 'about', named('Town 111'))).status).toBe(200);
    await save(other, 'about', () => null);
  });

  it('that was stored by a version before is published by nobody, at once or when it was planned', async () => {
    const id = await addPriced('Town 120');
    await draftAnyway(id, 'Activa 125');
    expect(taker(await publish(id))).toEqual([400, 'Activa 125']);
    const at = first.clock() + 3_600_000;
    expect(taker(await publish(id, minuteOf(at)))).toEqual([400, 'Activa 125']);
    const other = await addPriced('Town 121');
    expect((await publish(other, minuteOf(at))).status).toBe(200);
    const renamed = await addPriced('Town 122');
    await publish(renamed);
    await first.db
      .updateTable('vehicles')
      .set({ name: 'Town 121' })
      .where('id', '=', renamed)
      .execute();
    await publishDue(depsOf(first, at));
    expect(await detail(other)).toMatchObject({ is_published: false, plan: null });
    // Other values of two models with the same name can still be changed.
    expect((await save(renamed, 'about', (about) => ({ ...about, power: '7 kW' }))).status).toBe(
      200,
    );
    await owner.send('DELETE', `/api/vehicles/${renamed}`);
    await owner.send('DELETE', `/api/vehicles/${other}`);
  });

  it('comes back from the history or with a deleted model only if nobody else has it', async () => {
    const id = await addPriced('Town 130');
    await publish(id);
    await save(id, 'about', named('Town 131'));
    await publish(id);
    const { body } = await owner.send<{ changes: { id: number; section: string }[] }>(
      'GET',
      `/api/vehicles/${id}/changes`,
    );
    const change = body.changes.find(({ section }) => section === 'about');
    const other = await addPriced('Town 132');
    await publish(other);
    const rename = (name: string) =>
      first.db.updateTable('vehicles').set({ name }).where('id', '=', other).execute();
    await rename('Town 130');
    const { version } = stateOf(await detail(id), 'about');
    const path = `/api/vehicles/${id}/changes/${change?.id}/bring-back`;
    expect(taker(await owner.send('POST', path, { version }))).toEqual([400, 'Town 130']);
    await owner.send('DELETE', `/api/vehicles/${id}`);
    expect(taker(await save(other, 'about', named('Town 131')))).toEqual([400, 'Town 131']);
    await rename('Town 131');
    const back = () => owner.send('POST', `/api/vehicles/${id}/bring-back`);
    expect(taker(await back())).toEqual([400, 'Town 131']);
    await rename('Town 132');
    expect((await back()).status).toBe(200);
  });

  it('that two want at once is that of one', async () => {
    const ids = [await addPriced('Town 140'), await addPriced('Town 141')];
    const versions = await Promise.all(
      ids.map(async (id) => stateOf(await detail(id), 'about').version),
    );
    const answers = await Promise.all([
      ...ids.map((id, at) =>
        save(id, 'about', named('Town 142'), {
          browser: sameBrowserAt(at === 0 ? first : second, owner),
          version: versions[at] ?? 0,
        }),
      ),
      sameBrowserAt(second, owner).send('POST', '/api/vehicles', {
        type: 'scooter',
        name: 'Town 142',
      }),
    ]);
    const won = answers.filter(({ status }) => status < 300);
    expect([won.length, answers.filter(({ status }) => status === 400).length]).toEqual([1, 2]);
  });
});

describe('people who read models only', () => {
  it.each(['sales', 'viewer'] as const)(
    'as %s see those that are published, without drafts',
    async (role) => {
      const reader = await join(first, owner, { userId: `reads-as-${role}`, role });
      const draft = await addPriced(`Unseen ${role}`);
      const edited = await idOf('SP125');
      await save(edited, 'specs', (lines) => lines.slice(1));
      await publish(edited, minuteOf(first.clock() + DAY_MS));
      const gone = await addPriced(`Gone ${role}`);
      await publish(gone);
      await owner.send('DELETE', `/api/vehicles/${gone}`);
      const { status, body } = await reader.send<{ models: ModelRow[] }>('GET', '/api/vehicles');
      expect(status).toBe(200);
      const seenIds = body.models.map(({ id }) => id);
      expect([edited, draft, gone].map((id) => seenIds.includes(id))).toEqual([true, false, false]);
      expect(body.models.find(({ id }) => id === edited)).toMatchObject({
        has_draft: false,
        changes: 0,
        publish_at: '',
      });
      expect((await listed()).find(({ id }) => id === edited)).toMatchObject({ has_draft: true });
      expect((await reader.send('GET', `/api/vehicles/${edited}`)).status).toBe(403);
    },
  );
});
