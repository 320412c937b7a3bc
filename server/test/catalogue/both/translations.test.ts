import { expect, it } from 'vitest';
import {
  pathIn,
  type Locale,
  type VehicleCard,
  type VehicleColour,
  type VehicleFeature,
  type VehicleView,
} from '@dealership/shared';
import {
  addPriced,
  detail,
  first,
  idOf,
  owner,
  publish,
  save,
  startModels,
  stateOf,
} from '../../support/content/model-editing.ts';
import { submit } from '../../support/requests/calls.ts';

startModels();

async function seenIn<Body>(locale: Locale, path: string): Promise<Body> {
  const answer = await fetch(first.url + path, { headers: { 'X-Language': locale } });
  return (await answer.json()) as Body;
}

async function addTranslated(name: string): Promise<number> {
  const id = await addPriced(name);
  await save(id, 'about', (about) => ({
    ...about,
    details: { en: 'For the market.', bn: 'বাজারে যাওয়ার জন্য।' },
    engine: 'Hub motor',
    engineIn: { bn: 'হাব মোটর' },
    power: '6 kW at 5,000 rpm',
  }));
  await save(id, 'colours', () => [
    { id: 0, name: 'Red', nameIn: { bn: 'লাল', hi: 'लाल' }, swatch: null, image: '' },
    { id: 0, name: 'Blue', nameIn: { bn: ' ' }, swatch: null, image: '' },
  ]);
  await save(id, 'specs', () => [
    { section: 'bodyDimensions', label: 'seatHeight', value: '765 mm' },
    { section: 'frame', label: 'legShield', value: 'Plastic', valueIn: { bn: 'প্লাস্টিক' } },
    { section: 'frame', label: 'stands', labelIn: { bn: 'দুই স্ট্যান্ড' }, value: 'Two' },
  ]);
  await save(id, 'features', () => [
    { heading: { en: 'Lamp', hi: 'लाइट' }, description: { en: 'Bright.' }, image: '' },
  ]);
  expect((await publish(id)).status).toBe(200);
  return id;
}

it('a model is in the language of the page, and in English where it is not translated', async () => {
  await addTranslated('Metro E');
  const view = await seenIn<VehicleView>('bn', '/api/bikeView/MetroE');
  expect(view).toMatchObject({
    name: 'Metro E',
    bikeDetails: 'বাজারে যাওয়ার জন্য।',
    specs: { engine: 'হাব মোটর', power: '6 kW (5,000 rpm-এ)' },
    bodyDimensions: { seatHeight: '765 মিমি' },
    frame: { legShield: 'প্লাস্টিক', stands: 'Two' },
    labels: { bodyDimensions: { seatHeight: 'সিটের উচ্চতা' }, frame: { stands: 'দুই স্ট্যান্ড' } },
  });
  expect(view.labels?.frame).toStrictEqual({ stands: 'দুই স্ট্যান্ড' });
  const page = await fetch(`${first.url}${pathIn('bn', '/view-details')}?bike=MetroE`);
  expect(await page.text()).toContain('সিটের উচ্চতা');
  const english = await seenIn<VehicleView>('en', '/api/bikeView/MetroE');
  expect(english).toMatchObject({
    specs: { engine: 'Hub motor' },
    bodyDimensions: { seatHeight: '765 mm' },
    frame: { legShield: 'Plastic', stands: 'Two' },
  });
  expect(english).not.toHaveProperty('labels');
  const cards = await seenIn<VehicleCard[]>('hi', '/api/scooters');
  expect(cards.at(-1)).toMatchObject({
    specs: { engine: 'Hub motor', power: '6 kW (5,000 rpm पर)' },
  });
  const features = await seenIn<VehicleFeature[]>('hi', '/api/bikeFeatures/MetroE');
  expect(features).toMatchObject([{ heading: 'लाइट', description: 'Bright.' }]);
});

it('a colour is shown in the language of the page, and an enquiry about it is stored in English', async () => {
  await addTranslated('Metro F');
  const coloursIn = async (locale: Locale) => {
    const colours = await seenIn<VehicleColour[]>(locale, '/api/bikeColours/MetroF');
    return colours.map(({ name, label }) => [name, label]);
  };
  expect(await coloursIn('bn')).toEqual([
    ['Red', 'লাল'],
    ['Blue', undefined],
  ]);
  expect(await coloursIn('en')).toEqual([
    ['Red', undefined],
    ['Blue', undefined],
  ]);
  // The form sends the name, whatever the label is.
  const [[color] = []] = await coloursIn('bn');
  const headers = { 'X-Language': 'bn' };
  const sent = await submit(first, 'product', { overrides: { model: 'Metro F', color }, headers });
  expect(sent.status).toBe(201);
  const rows = await first.db
    .selectFrom('enquiries')
    .select(['model', 'colour', 'language'])
    .where('reference', '=', sent.body.reference)
    .execute();
  expect(rows).toEqual([{ model: 'Metro F', colour: 'Red', language: 'bn' }]);
});

it('a model that an earlier version stored is read as it is, and blank translations change nothing', async () => {
  const id = await idOf('Livo');
  const stored = first.db.selectFrom('vehicles').select('document').where('id', '=', id);
  const { document } = await stored.executeTakeFirstOrThrow();
  const earlier = JSON.stringify(JSON.parse(document ?? ''), (key, value: unknown) =>
    key.endsWith('In') ? undefined : value,
  );
  expect(earlier.length).toBeLessThan(document?.length ?? 0);
  await first.db.updateTable('vehicles').set({ document: earlier }).where('id', '=', id).execute();
  const before = await detail(id);
  expect(stateOf(before, 'colours').value[0]).not.toHaveProperty('nameIn');
  await save(id, 'colours', (colours) => colours.map((each) => ({ ...each, nameIn: { bn: '' } })));
  await save(id, 'about', (about) => ({ ...about, engineIn: {}, powerIn: { hi: ' ' } }));
  expect(await detail(id)).toMatchObject({ has_draft: false, sections: before.sections });
});

it('the editor gets what the product translates, and the place of a translation that is too long', async () => {
  const id = await addTranslated('Metro G');
  expect((await detail(id)).usual_words).toMatchObject({
    seatHeight: { bn: 'সিটের উচ্চতা', hi: 'सीट की ऊँचाई' },
    '765 mm': { bn: '765 মিমি', hi: '765 मिमी' },
  });
  const long = await save(id, 'colours', ([red]) => [{ ...red, nameIn: { hi: 'ल'.repeat(61) } }]);
  expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([
    400,
    ['colours.0.nameIn.hi'],
  ]);
  const unknown = await save(id, 'specs', ([line]) => [{ ...line, labelIn: { ne: 'सिट' } }]);
  expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([
    400,
    ['specs.0.labelIn'],
  ]);
  await owner.send('DELETE', `/api/vehicles/${id}`);
});
