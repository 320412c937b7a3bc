import type { ModelDetail, SectionState, VehicleSectionName } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { ModelEditor } from './model-editor.tsx';

vi.mock('../../lib/toasts/toasts.ts');

const figures = {
  fuel: null,
  engineCc: null,
  motorKw: null,
  mileage: null,
  rangeKm: null,
  seatHeight: null,
  kerbWeight: null,
};
const values: Record<VehicleSectionName, unknown> = {
  about: {
    type: 'scooter',
    name: 'Metro',
    class: null,
    details: { en: 'Light.' },
    engine: '109 cc',
    power: '',
    transmission: '',
    figures,
    price: null,
  },
  variants: [{ id: 7, name: 'Standard', price: 78_500 }],
  colours: [],
  specs: [],
  features: [],
  accessories: [],
  pictures: { lead: '', side: '', icon: '', name: '', frames: [] },
};

function state(section: VehicleSectionName, value: unknown, version = 0): SectionState {
  return {
    section,
    value,
    version,
    published: values[section],
    is_draft: version > 0,
    by: version > 0 ? 'asha' : '',
    date: '2026-11-24',
    time: '10:00:00',
  };
}

/** The model with drafts of some of its sections. */
function model(
  drafts: Partial<Record<VehicleSectionName, [value: unknown, version: number]>> = {},
) {
  const names = Object.keys(values) as VehicleSectionName[];
  const sections = names.map((name) =>
    state(name, ...(drafts[name] ?? ([values[name], 0] as const))),
  );
  return {
    id: 5,
    name: 'Metro',
    bike_name: 'Metro',
    type: 'scooter',
    on_sale: true,
    is_published: true,
    has_draft: false,
    publish_at: '',
    days_left: null,
    prices_from: '',
    plan: null,
    sections,
    planned_prices: [],
    pictures: [],
    usual_words: {},
  } satisfies ModelDetail;
}

function open(answer: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>) {
  const calls = stubApi((call) => (call.method === 'get' ? { data: model() } : answer(call)));
  show();
  const saves = () => calls.filter(({ method }) => method === 'patch').map(({ body }) => body);
  return { saves, person: userEvent.setup() };
}

function show(address = '/') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <ModelEditor id={5} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

/** All at once: a slow machine would make several pauses, and saves, between keys. */
function type(field: HTMLElement, text: string) {
  field.focus();
  fireEvent.change(field, { target: { value: text } });
}

async function openTab(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('tab', { name }));
}

/** A section, once its tab is open. */
async function regionIn(tab: string | RegExp, name: string) {
  await openTab(tab);
  return screen.findByRole('region', { name });
}

const engine = () => screen.findByLabelText('Engine, in short');
const withEngine = (text: string) => ({ ...(values.about as object), engine: text });

test('what is typed while a section is being saved is saved after it, from its new version', async () => {
  let release = () => {};
  let version = 0;
  const { saves } = open(async ({ body }) => {
    const { value } = body as { value: unknown };
    version += 1;
    if (version === 1) await new Promise<void>((resolve) => (release = resolve));
    return { data: { message: 'Draft saved', ...model({ about: [value, version] }) } };
  });
  type(await engine(), '110');
  await waitFor(() => expect(saves()).toHaveLength(1));
  type(await engine(), '110 cc');
  release();
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()).toMatchObject([
    { version: 0, value: { engine: '110' } },
    { version: 1, value: { engine: '110 cc' } },
  ]);
  expect(await engine()).toHaveValue('110 cc');
  expect(await screen.findByText('Saved in the draft')).toBeVisible();
});

test('of two sections whose answers cross neither jumps back, and the next save goes on from its own', async () => {
  const versions = { about: 0, specs: 0 } as Record<string, number>;
  const now: Parameters<typeof model>[0] = {};
  let release = () => {};
  const { saves } = open(async ({ url, body }) => {
    const section = url.slice(url.lastIndexOf('/') + 1) as 'about' | 'features';
    const { value, version } = body as { value: unknown; version: number };
    expect(version).toBe(versions[section] ?? 0);
    versions[section] = version + 1;
    now[section] = [value, version + 1];
    // The server's present model; the first answer is the last to arrive.
    const answer = { data: { message: 'Draft saved', ...model({ ...now }) } };
    if (section === 'about' && version === 0) {
      await new Promise<void>((resolve) => (release = resolve));
    }
    return answer;
  });
  type(await engine(), '110 cc');
  await waitFor(() => expect(saves()).toHaveLength(1));
  const region = within(await regionIn(/^Features/, 'Features'));
  fireEvent.click(region.getByRole('button', { name: 'Add a feature' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  await region.findByText('Saved in the draft');
  release();
  const about = within(await regionIn(/^About/, 'About'));
  await about.findByText('Saved in the draft');
  await openTab(/^Features/);
  expect(region.getByText('Saved in the draft')).toBeVisible();
  type(region.getAllByRole('textbox')[0] as HTMLElement, 'Lamp');
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves()[2]).toMatchObject({ version: 1, value: [{ heading: { en: 'Lamp' } }] });
});

test('a save whose answer was lost is sent again as it was, and what was typed since after it', async () => {
  let tries = 0;
  let stored: { id: number }[] = [];
  const { saves, person } = open(({ body }) => {
    const { version, value } = body as { version: number; value: { id: number }[] };
    tries += 1;
    // The first save is done, but its answer does not arrive.
    if (tries === 1 || tries === 3) stored = value.map((each) => ({ ...each, id: each.id || 9 }));
    if (tries === 1) return undefined;
    return { data: { message: 'Draft saved', ...model({ variants: [stored, version + 1] }) } };
  });
  const region = within(await regionIn(/^Variants/, 'Variants and prices'));
  await person.click(region.getByRole('button', { name: 'Add a variant' }));
  const [, name] = region.getAllByLabelText('Variant');
  expect(name).toHaveFocus();
  type(name as HTMLElement, 'Smart');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await region.findByRole('button', { name: 'Try again' });
  type(name as HTMLElement, 'Smart Key');
  await waitFor(() => expect(saves()).toHaveLength(3));
  const [lost, again, next] = saves() as { key: string; version: number; value: object[] }[];
  expect(again).toEqual(lost);
  expect(next).toMatchObject({ version: 1, value: [{ id: 7 }, { id: 9, name: 'Smart Key' }] });
  expect(next?.key).not.toBe(lost?.key);
  await region.findByText('Saved in the draft');
  expect(name).toHaveValue('Smart Key');
});

test('what was refused stays as it was typed when somebody else has saved the same section', async () => {
  const { saves } = open(({ url }) => {
    if (url.endsWith('/about')) {
      return failure(400, 'invalid_input', 'Invalid', { 'about.engine': 'Too long' });
    }
    const theirs = model({ about: [withEngine('125 cc'), 4], features: [[], 1] });
    return { data: { message: 'Draft saved', ...theirs } };
  });
  type(await engine(), 'a long engine');
  await screen.findByText('Too long');
  const region = within(await regionIn(/^Features/, 'Features'));
  fireEvent.click(region.getByRole('button', { name: 'Add a feature' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  await region.findByText('Saved in the draft');
  await openTab(/^About/);
  expect(await engine()).toHaveValue('a long engine');
});

test('planned prices are shown, and are changed on the screen of prices', async () => {
  const variants = [{ id: 7, name: 'Disc', price: 82_287 }];
  const planned = { id: 3, variants: [{ id: 7, price: 85_000 }], accessories: [], price: null };
  const { sections, ...rest } = model();
  const withVariants = sections.map((each) =>
    each.section === 'variants' ? { ...each, published: variants, value: variants } : each,
  );
  const planning = [{ ...planned, valid_from: '2031-12-01' }];
  stubApi(() => ({ data: { ...rest, sections: withVariants, planned_prices: planning } }));
  show('/?model=5&tab=prices');
  expect(await screen.findByText(/^From .*1 Dec.*: Disc ₹\s85,000$/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Schedule new prices' });
  expect(link).toHaveAttribute('href', '/admin/price');
});

test('a plan says who made it, what comes, and what has changed since and does not', async () => {
  const planned = {
    ...model({ about: [withEngine('125 cc'), 1], features: [[], 2] }),
    publish_at: '2031-12-01T10:00',
    plan: { by: 'bimal', coming: ['about'], left_out: ['features'] },
  };
  stubApi(() => ({ data: planned }));
  show();
  const when = timeTexts.minute('2031-12-01T10:00');
  expect(
    await screen.findByText(
      `Scheduled by bimal for ${when}: About. A section that is edited before then will not be published.`,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      `Not published at the scheduled time (${when}), since it was changed after bimal scheduled it: Features. To publish it too, schedule it again.`,
    ),
  ).toBeVisible();
});

test('Publish waits for a picture that is on its way, and for the draft that names it', async () => {
  let arrive = () => {};
  const made: string[] = [];
  const picture = { id: 1, path: '/uploads/a.webp', width: 4, height: 3, placeholder: '#ffffff' };
  const pictures = { ...(values.pictures as object), lead: picture.path };
  const { person } = open(async ({ method, url }) => {
    made.push(`${method} ${url}`);
    if (url === '/api/pictures') {
      await new Promise<void>((resolve) => (arrive = resolve));
      const said = { alt: { en: '' }, focus: { x: 50, y: 50 }, version: 1 };
      return { status: 201, data: { message: 'Added', ...picture, ...said } };
    }
    const drafts = { about: [withEngine('1 cc'), 1], pictures: [pictures, 1] } as const;
    const draft = url.endsWith('/about') ? { about: drafts.about } : drafts;
    return { data: { message: 'Saved', ...model(draft as never) } };
  });
  type(await engine(), '1 cc');
  await screen.findByText('Saved in the draft');
  await openTab('Colours and photos');
  const lead = within(await screen.findByRole('group', { name: 'Main picture' }));
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await person.upload(lead.getByLabelText(/^Choose a picture/), file);
  await lead.findByRole('progressbar');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByRole('button', { name: 'Waiting until all is saved…' })).toBeVisible();
  arrive();
  await person.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(made.at(-1)).toBe('post /api/vehicles/5/publish'));
  expect(made.slice(1)).toEqual([
    'post /api/pictures',
    'patch /api/vehicles/5/sections/pictures',
    'post /api/vehicles/5/publish',
  ]);
});

test('a figure keeps the focus and what was typed when it is saved', async () => {
  const { saves } = open(({ body }) => {
    const { value, version } = body as { value: unknown; version: number };
    return { data: { message: 'Draft saved', ...model({ about: [value, version + 1] }) } };
  });
  const field = await screen.findByLabelText('Motor (kW)');
  type(field, '4.');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await screen.findByText('Saved in the draft');
  expect(field).toHaveFocus();
  type(field, '4.5 kW');
  expect(field).toHaveValue('4.5 kW');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()).toMatchObject([
    { value: { figures: { motorKw: 4 } } },
    { value: { figures: { motorKw: '4.5 kW' } } },
  ]);
});

test('of two people both versions are shown, and the chosen one is stored', async () => {
  const { saves, person } = open(({ body }) => {
    const { version, value } = body as { version: number; value: unknown };
    if (version === 4) return { data: { message: 'Draft saved', ...model({ about: [value, 5] }) } };
    const refusal = failure(409, 'changed_meanwhile', 'Someone else changed this first.');
    const current = model({ about: [withEngine('125 cc'), 4] });
    return { ...refusal, data: { ...(refusal.data as object), current } };
  });
  type(await engine(), '110 cc');
  const heading = await screen.findByRole('heading', {
    name: 'Someone else changed this first',
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Engine, in short: 125 cc')).toBeVisible();
  expect(screen.getByText('Engine, in short: 110 cc')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 4, value: { engine: '110 cc' } });
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

test('a new part keeps its place and the focus when it gets its number', async () => {
  const { saves, person } = open(({ body }) => {
    const { version, value } = body as { version: number; value: { id: number }[] };
    const numbered = value.map((part) => (part.id === 0 ? { ...part, id: 9 } : part));
    return {
      data: { message: 'Draft saved', ...model({ variants: [numbered, version + 1] }) },
    };
  });
  const region = within(await regionIn(/^Variants/, 'Variants and prices'));
  await person.click(region.getByRole('button', { name: 'Add a variant' }));
  const [, name] = region.getAllByLabelText('Variant');
  type(name as HTMLElement, 'Smart');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await region.findByText('Saved in the draft');
  expect(name).toHaveFocus();
  type(name as HTMLElement, 'Smart Key');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({
    version: 1,
    value: [{ id: 7 }, { id: 9, name: 'Smart Key' }],
  });
  await person.click(region.getByRole('button', { name: 'Remove Smart Key' }));
  expect(region.getByRole('button', { name: 'Add a variant' })).toHaveFocus();
});

test('translations of the strip and of a specification are saved beside the English texts', async () => {
  const line = { section: 'frame', label: 'seatHeight', value: '765 mm' };
  const usual = { seatHeight: { bn: 'সিটের উচ্চতা', hi: 'सीट की ऊँचाई' } };
  const withUsual = { ...model({ specs: [[line], 1] }), usual_words: usual };
  const calls = stubApi(({ method }) => ({
    data: method === 'get' ? withUsual : { message: 'Draft saved', ...withUsual },
  }));
  const saves = () => calls.filter(({ method }) => method === 'patch').map(({ body }) => body);
  show();
  const about = within(await regionText('About'));
  fireEvent.click(about.getAllByText('Bengali and Hindi')[1] as HTMLElement);
  type(await about.findByLabelText('Engine, in short in Hindi'), '109 सीसी');
  await waitFor(() =>
    expect(saves()).toMatchObject([{ value: { engine: '109 cc', engineIn: { hi: '109 सीसी' } } }]),
  );
  const specs = within(await regionIn(/^Specifications/, 'Specifications'));
  const lines = specs.getAllByText('Bengali and Hindi');
  for (const line of lines) fireEvent.click(line);
  expect(await specs.findByLabelText('Name in Hindi')).toHaveValue('सीट की ऊँचाई');
  type(await specs.findByLabelText('Value in Bengali'), '765 মিমি');
  await waitFor(() =>
    expect(saves()[1]).toMatchObject({ value: [{ ...line, valueIn: { bn: '765 মিমি' } }] }),
  );
});

const blank = { details: { en: '' }, engine: '', price: null };

/** An unpublished model: a name, and drafts of some sections. */
function unpublished(variants?: unknown) {
  const { sections, ...rest } = model(variants === undefined ? {} : { variants: [variants, 1] });
  return {
    ...rest,
    is_published: false,
    sections: sections.map((each) => ({
      ...each,
      published: null,
      ...(each.section === 'about' && { value: { ...(values.about as object), ...blank } }),
      ...(each.section === 'variants' && variants === undefined && { value: [] }),
    })),
  } satisfies ModelDetail;
}

function regionText(name: string) {
  return screen.findByRole('region', { name });
}

test('a model that was never published says so, and of each section whether it is empty', async () => {
  stubApi(() => ({ data: unpublished() }));
  show();
  expect(await regionText('Publish')).toHaveTextContent('Not published yet');
  expect(await regionText('About')).toHaveTextContent('Not published yet');
  expect(await regionIn('Colours and photos', 'Colours')).toHaveTextContent('Empty');
  expect(await regionText('Pictures')).toHaveTextContent('Empty');
  expect(await regionIn('Publishing', 'On the website')).toHaveTextContent(
    'Not published yet. Visitors cannot see this model.',
  );
  expect(screen.queryByText('Published')).toBeNull();
});

test('a model with something missing is published once that was confirmed, and leads to its page', async () => {
  const draft = unpublished([{ id: 7, name: 'Standard', price: 78_500 }]);
  const { sections, ...rest } = model();
  // Versions only grow.
  const published = { ...rest, sections: sections.map((each) => ({ ...each, version: 2 })) };
  const calls = stubApi(({ method }) => ({
    data: method === 'get' ? draft : { message: 'Published', ...published },
  }));
  show();
  const person = userEvent.setup();
  const posts = () => calls.filter(({ method }) => method === 'post').map(({ body }) => body);
  await person.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: /^Still missing \(\d\)$/ });
  expect(dialog).toHaveTextContent('The main picture');
  expect(posts()).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Publish anyway' }));
  const link = await screen.findByRole('link', { name: 'See it on the website' });
  expect(link).toHaveAttribute('href', '/view-details?bike=metro');
  expect(posts()).toEqual([{ versions: { variants: 1 } }]);
  expect(await regionText('Publish')).toHaveTextContent(/^Published/);
});

test('without a price nothing is asked: it is refused', async () => {
  const draft = { ...unpublished(), has_draft: true };
  const sections = draft.sections.map((each) =>
    each.section === 'about' ? { ...each, is_draft: true, version: 1 } : each,
  );
  const refusal = failure(400, 'invalid_input', 'Give it a price.', { price: 'Give it a price.' });
  stubApi(({ method }) => (method === 'get' ? { data: { ...draft, sections } } : refusal));
  show();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Give it a price.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the history shows who planned prices and who cancelled them', async () => {
  const prices = [{ name: 'Standard', price: 80_000 }];
  const planned = { validFrom: '2026-12-01', prices };
  const line = {
    id: 1,
    section: 'planned-prices',
    by: 'asha',
    date: '2026-11-24',
    time: '10:00:00',
  };
  const changes = [
    { ...line, id: 2, by: 'rina', before: planned, after: null },
    { ...line, before: null, after: planned },
  ];
  stubApi(({ url }) => ({ data: url.endsWith('/changes') ? { changes } : model() }));
  show();
  await openTab('Publishing');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show the history' }));
  const entries = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  const texts = entries
    .map(({ textContent }) => textContent)
    .filter((text) => /Scheduled/.test(text));
  const first = timeTexts.date('2026-12-01');
  expect(texts).toEqual([
    expect.stringMatching(
      new RegExp(`^Scheduled pricesrina.*From ${first}Standard: ₹.80,000.*nothing$`),
    ),
    expect.stringMatching(
      new RegExp(`^Scheduled pricesasha.*nothing.*From ${first}Standard: ₹.80,000$`),
    ),
  ]);
  expect(screen.queryByRole('button', { name: /^Restore as a draft/ })).toBeNull();
});

test('the tab is in the address, also that of an address from before the tabs', async () => {
  stubApi(() => ({ data: model() }));
  show('/?model=5&tab=specs');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Specifications');
  fireEvent.click(screen.getByRole('tab', { name: 'Publishing' }));
  expect(await screen.findByText('?model=5&tab=publishing')).toBeVisible();
  cleanup();
  show('/?model=5#section-accessories');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Features');
  expect(screen.getByRole('heading', { name: 'Accessories' })).toHaveFocus();
});

test('a part that was added shows its errors when the focus has left it', async () => {
  const fields = { 'variants.1.name': 'Fill this in', 'variants.1.price': 'Enter a price' };
  const { saves, person } = open(() => failure(400, 'invalid_input', 'Invalid', fields));
  const region = within(await regionIn(/^Variants/, 'Variants and prices'));
  await person.click(region.getByRole('button', { name: 'Add a variant' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  await region.findByText('Not saved yet');
  await person.tab();
  expect(region.getAllByLabelText(/price/)[1]).toHaveFocus();
  expect(region.queryByText('Fill this in')).toBeNull();
  expect(screen.queryByRole('button', { name: '2 errors' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Fix before publishing:')).toBeVisible();
  expect(region.getByText('Fill this in')).toBeVisible();
  expect(region.getByText('Not saved: see below')).toBeVisible();
});

test('errors are counted in the bar and at their tab, and a link leads to the first field', async () => {
  const { saves, person } = open(({ url, body }) => {
    const { value } = body as { value: { length: number } };
    if (url.endsWith('/about')) {
      return failure(400, 'invalid_input', 'Invalid', { 'about.engine': 'Too long' });
    }
    if (value.length > 1) {
      const fields = { 'features.1.heading.en': 'Give it a heading', 'features.1.image': 'None' };
      return failure(400, 'invalid_input', 'Invalid', fields);
    }
    return { data: { message: 'Draft saved', ...model({ features: [value, 1] }) } };
  });
  type(await engine(), 'a long engine');
  await screen.findByText('Too long');
  const features = within(await regionIn(/^Features/, 'Features'));
  fireEvent.click(features.getByRole('button', { name: 'Add a feature' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  fireEvent.click(features.getByRole('button', { name: 'Add a feature' }));
  const bar = within(screen.getByRole('region', { name: 'Publish' }));
  await waitFor(() => expect(saves()).toHaveLength(3));
  bar.getByRole('button', { name: 'Publish' }).focus();
  await bar.findByRole('button', { name: '3 errors' });
  expect(screen.getByRole('tab', { name: 'Features and accessories 2 errors' })).toBeVisible();
  await openTab('Publishing');
  await person.click(bar.getByRole('button', { name: 'Publish' }));
  expect(await bar.findByText('Fix before publishing:')).toBeVisible();
  await person.click(bar.getByRole('button', { name: '3 errors' }));
  await waitFor(async () => expect(await engine()).toHaveFocus());
  await person.click(bar.getByRole('button', { name: 'Features (2)' }));
  await waitFor(() => expect(features.getAllByLabelText('Heading')[1]).toHaveFocus());
  await openTab(/^About/);
  expect(await engine()).toHaveValue('a long engine');
});

test('the menu discards all drafts once that was confirmed, and takes the model off sale', async () => {
  const drafted = model({ about: [withEngine('1 cc'), 1], features: [[], 2] });
  const calls = stubApi(({ method, url }) => {
    if (method === 'get')
      return { data: calls.length > 4 ? { ...model(), on_sale: false } : drafted };
    if (url.endsWith('/status')) return { data: { message: 'Saved' } };
    const left = url.endsWith('/about') ? { features: [[], 2] as const } : {};
    return { data: { message: 'Saved', ...model({ about: [values.about, 2], ...left } as never) } };
  });
  show();
  const person = userEvent.setup();
  const choose = async (item: string) => {
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(screen.getByRole('menuitem', { name: item }));
  };
  await choose('Discard draft');
  const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
  expect(dialog).toHaveTextContent('About, Features');
  expect(calls).toHaveLength(1);
  await person.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { version: 1, value: null },
    { version: 2, value: null },
  ]);
  await choose('Take off sale');
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/scooters/5/status'));
  expect(calls.find(({ url }) => url.endsWith('/status'))?.body).toEqual({ status: 0 });
});

const tooLong = failure(400, 'invalid_input', 'Invalid', { 'about.engine': 'Too long' });

test('errors of a section do not outlive its input: Discard draft removes them', async () => {
  const drafted = model({ about: [withEngine('1 cc'), 1] });
  const { sections } = model();
  const dropped = { ...model(), sections: sections.map((each) => ({ ...each, version: 2 })) };
  stubApi(({ method, body }) => {
    if (method === 'get') return { data: drafted };
    const isDrop = (body as { value: unknown }).value === null;
    return isDrop ? { data: { message: 'Saved', ...dropped } } : tooLong;
  });
  show();
  type(await engine(), 'a long engine');
  const count = await screen.findByRole('button', { name: '1 error' });
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft: About' }));
  await waitFor(() => expect(count).not.toBeInTheDocument());
  expect(screen.queryByText('Too long')).toBeNull();
  expect(await engine()).toHaveValue('109 cc');
});

test('Publish leads to the errors also where nothing is a draft yet', async () => {
  const { person } = open(() => tooLong);
  const publish = await screen.findByRole('button', { name: 'Publish' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  type(await engine(), 'a long engine');
  await waitFor(() => expect(publish).toHaveAttribute('aria-disabled', 'false'));
  await screen.findByText('Too long');
  await person.click(publish);
  expect(await screen.findByText('Fix before publishing:')).toBeVisible();
});

test('where discarding fails, the dialog stays with the reason and its sections', async () => {
  const drafted = model({ about: [withEngine('1 cc'), 1], features: [[], 2] });
  const left = model({ about: [values.about, 2], features: [[], 2] });
  const about = left.sections.map((each) =>
    each.section === 'about' ? { ...each, is_draft: false } : each,
  );
  const calls = stubApi(({ method, url }) => {
    if (method === 'get') return { data: drafted };
    if (url.endsWith('/about')) return { data: { message: 'Saved', ...left, sections: about } };
    return failure(503, 'busy', 'Try again later.');
  });
  show();
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(screen.getByRole('menuitem', { name: 'Discard draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
  const press = () => person.click(dialog.getByRole('button', { name: 'Discard draft' }));
  await press();
  expect(await dialog.findByText('Try again later.')).toBeVisible();
  expect(dialog.getByText(/About, Features/)).toBeVisible();
  await press();
  await waitFor(() => expect(calls).toHaveLength(4));
  const urls = calls.slice(1).map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
  expect(urls).toEqual(['about', 'features', 'features']);
});

test('a model that was never published cannot be taken off sale', async () => {
  stubApi(() => ({ data: unpublished() }));
  show();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /sale$/ })).toBeNull();
});

test('a line of what is missing gives the focus to its section', async () => {
  const { person } = open(() => undefined);
  await openTab('Publishing');
  await person.click(await screen.findByRole('button', { name: 'The main picture' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pictures' })).toHaveFocus());
});

test('Delete in the editor leads back to the list as it was narrowed', async () => {
  stubApi(({ method }) => ({ data: method === 'get' ? model() : { message: '', models: [] } }));
  show('/?model=5&find=met&tab=specs');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('?find=met')).toBeVisible();
});

test.each([
  ['is on the time of the next one', { about: [withEngine('1 cc'), 1] }, 'Day and time'],
  ['stays in its part where no draft is left', {}, ''],
] as const)('after Cancel schedule the focus %s', async (_, drafts, field) => {
  const drafted = model(drafts as never);
  const plan = { by: 'bimal', coming: ['about'], left_out: [] };
  stubApi(({ method }) => ({
    data:
      method === 'get'
        ? { ...drafted, publish_at: '2031-12-01T10:00', plan }
        : { message: 'Cancelled', ...drafted },
  }));
  show('/?model=5&tab=publishing');
  const cancel = await screen.findByRole('button', { name: 'Cancel schedule' });
  await userEvent.setup().click(cancel);
  await waitFor(() => expect(cancel).not.toBeInTheDocument());
  const part = screen.getByRole('region', { name: 'On the website' });
  expect(field === '' ? part : within(part).getByLabelText(field)).toHaveFocus();
});
