import type { ModelDetail, VehicleSectionName } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { AddPhotographs } from './add-photographs.tsx';
import { stored, useAdding } from './use-adding.ts';
import type { Row } from './rows.ts';

vi.mock('../../../lib/toasts/toasts.ts');

beforeEach(() => {
  stored.clear();
  let number = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(number += 1)}`,
      revokeObjectURL: () => {},
    }),
  );
});

interface Colour {
  id: number;
  name: string;
  swatch: null;
  image: string;
}

const names = [
  'about',
  'variants',
  'colours',
  'specs',
  'features',
  'accessories',
  'pictures',
] as const satisfies readonly VehicleSectionName[];

function modelOf(id: number, name: string, colours: Record<string, string>): ModelDetail {
  const values: Record<VehicleSectionName, unknown> = {
    about: { type: 'scooter', name, details: { en: '' }, price: 78_000 },
    variants: [],
    colours: Object.entries(colours).map(([colour, image], at) => ({
      id: id * 10 + at,
      name: colour,
      swatch: null,
      image,
    })),
    specs: [],
    features: [],
    accessories: [],
    pictures: { lead: '', side: '', icon: '', name: '', frames: [] },
  };
  return {
    id,
    name,
    bike_name: name,
    type: 'scooter',
    on_sale: true,
    is_published: true,
    has_draft: false,
    publish_at: '',
    prices_from: '',
    days_left: null,
    plan: null,
    sections: names.map((section) => ({
      section,
      value: values[section],
      published: values[section],
      is_draft: false,
      version: 0,
      by: '',
      date: '',
      time: '',
    })),
    planned_prices: [],
    pictures: [],
    usual_words: {},
  };
}

const metro = () => modelOf(1, 'Metro', { Black: '', 'Siren Blue': '/pictures/blue.webp' });
const metro125 = () => modelOf(2, 'Metro 125', { 'Sports Red': '/pictures/red.webp' });

type Answer = Awaited<ReturnType<Parameters<typeof stubApi>[0]>> | 'usual';

/** The server: models whose sections are saved with versions, pictures with paths, publishing. */
function serve(
  models: ModelDetail[],
  before: (call: ApiCall) => Answer | Promise<Answer> = () => 'usual',
) {
  let pictures = 0;
  const find = (url: string) => {
    const model = models.find(({ id }) => id === Number(url.split('/')[3]));
    if (!model) throw new Error(url);
    return model;
  };
  const save = (model: ModelDetail, name: string, value: unknown) => {
    const sections = model.sections.map((each) =>
      each.section === name ? { ...each, value, version: each.version + 1, is_draft: true } : each,
    );
    const changed = { ...model, sections, has_draft: true };
    models.splice(models.indexOf(model), 1, changed);
    return changed;
  };
  const calls = stubApi(async (call) => {
    const { method, url, body } = call;
    const answer = await before(call);
    if (answer !== 'usual') return answer;
    if (url === '/api/pictures') {
      pictures += 1;
      return { data: { message: '', id: pictures, path: `/uploads/${pictures}.webp` } };
    }
    if (method === 'get') return { data: url === '/api/vehicles' ? { models } : find(url) };
    const model = find(url);
    if (method === 'patch') {
      const { value, version } = body as { value: unknown; version: number };
      const name = url.split('/')[5] ?? '';
      const state = model.sections.find(({ section }) => section === name);
      if (state?.version === version) return { data: { message: '', ...save(model, name, value) } };
      const refusal = failure(409, 'changed_meanwhile', 'Someone else changed this first.');
      return { ...refusal, data: { ...(refusal.data as object), current: model } };
    }
    const sections = model.sections.map((each) => ({ ...each, is_draft: false }));
    models.splice(models.indexOf(model), 1, { ...model, sections });
    return { data: { message: '', ...model, sections } };
  });
  const of = (method: string, end: string) =>
    calls.filter((each) => each.method === method && each.url.endsWith(end));
  return {
    saves: () => of('patch', '').map(({ url, body }) => ({ url, body: body as object })),
    uploads: () => of('post', '/api/pictures').length,
    published: () => of('post', '/publish').map(({ url, body }) => ({ url, body })),
    colours: (id: number) =>
      find(`/api/vehicles/${id}`).sections.find(({ section }) => section === 'colours')
        ?.value as Colour[],
    save: (id: number, name: string, value: unknown) =>
      save(find(`/api/vehicles/${id}`), name, value),
  };
}

function file(path: string, type = 'image/jpeg', lastModified = 1): File {
  const made = new File(['x'], path.split('/').at(-1) ?? '', { type, lastModified });
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
}

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AddPhotographs />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The files as the browser's dialog gives them. */
function choose(...paths: string[]) {
  const input = screen.getByLabelText('Choose pictures');
  fireEvent.change(input, {
    target: {
      files: paths.map((path) => file(path, path.endsWith('.txt') ? 'text/plain' : 'image/jpeg')),
    },
  });
}

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

test('photographs are sorted, shown beside the present pictures, added and published together', async () => {
  const server = serve([metro(), metro125()]);
  const person = open();
  choose('Metro/black.jpg', 'Metro/Siren Blue.jpg', 'metro-125_red.JPG');
  const own = await list('Metro');
  const [black, blue] = own.getAllByRole('listitem');
  expect(black).toHaveTextContent('BlackMetro/black.jpg');
  expect(black).toHaveTextContent('NoneNowNew');
  expect(blue).toHaveTextContent('Replaces the picture');
  const pictures = [...(blue?.querySelectorAll('img') ?? [])].map(({ src }) => src);
  expect(pictures).toEqual([expect.stringContaining('/pictures/blue.webp'), 'blob:2']);
  expect(screen.getByText('1 new, 2 replacing a picture.')).toBeVisible();
  expect(server.uploads()).toBe(0);

  await press(person, 'Add 3 photographs');
  expect(await screen.findByText('2 models have a draft now')).toHaveFocus();
  expect(server.colours(1)).toMatchObject([
    { id: 10, image: '/uploads/1.webp' },
    { id: 11, image: '/uploads/2.webp' },
  ]);
  expect(server.colours(2)).toMatchObject([{ id: 20, image: '/uploads/3.webp' }]);
  expect(server.saves().map(({ body }) => body)).toMatchObject([
    { version: 0 },
    { version: 1 },
    { version: 0 },
  ]);
  expect(screen.getByText('3 added.')).toBeVisible();

  await press(person, 'Publish all 2');
  const dialog = within(screen.getByRole('dialog', { name: 'Publish 2 models?' }));
  expect(dialog.getByText('Metro 125: Colours')).toBeVisible();
  expect(server.published()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('2 models published.')).toHaveFocus();
  expect(server.published()).toEqual([
    { url: '/api/vehicles/1/publish', body: { versions: { colours: 2 } } },
    { url: '/api/vehicles/2/publish', body: { versions: { colours: 1 } } },
  ]);
});

test('what is not certain is left to a person, and a second one for a colour waits', async () => {
  const server = serve([metro(), metro125()]);
  const person = open();
  choose('IMG_1 blue.jpg', 'Metro blue 10.jpg', 'Metro blue 2.jpg', 'notes.txt');
  const unsorted = await list('Sort these yourself (1)');
  const own = await list('Metro');
  expect(own.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  expect(own.getAllByRole('listitem')[0]).toHaveTextContent('Metro blue 2.jpg');
  expect(own.getByText('Another photograph is chosen for this colour.')).toBeVisible();

  // The model says which colour is meant, and that is taken by the first one still.
  await person.selectOptions(unsorted.getByLabelText('Model: IMG_1 blue.jpg'), 'Metro');
  const place = await unsorted.findByLabelText('Colour: IMG_1 blue.jpg');
  expect(place).toHaveDisplayValue('Siren Blue');
  await person.selectOptions(place, 'Black');
  await person.click(own.getByLabelText('Use this photograph: Metro blue 10.jpg'));
  expect(own.getByLabelText('Use this photograph: Metro blue 2.jpg')).not.toBeChecked();
  await press(person, 'Change: Metro blue 2.jpg');
  expect(own.getByLabelText('Model: Metro blue 2.jpg')).toHaveFocus();
  await press(person, 'Add 2 photographs');
  await screen.findByText('1 model has a draft now');
  expect(server.colours(1)).toMatchObject([
    { image: '/uploads/1.webp' },
    { image: '/uploads/2.webp' },
  ]);
  expect(screen.getByText('1 file left out: not a picture, or empty.')).toBeVisible();
});

test('a photograph whose model is changed stays in its place, with the focus', async () => {
  serve([metro(), metro125()]);
  const person = open();
  choose('Metro black.jpg');
  await press(person, 'Change: Metro black.jpg');
  await person.selectOptions(screen.getByLabelText('Model: Metro black.jpg'), 'Metro 125');
  await screen.findByRole('option', { name: 'Sports Red' });
  expect((await list('Metro')).getByLabelText('Model: Metro black.jpg')).toHaveFocus();
  expect(screen.queryByRole('list', { name: /^Sort these yourself/ })).toBeNull();
});

test('only the picture of the colour is put into what somebody else has changed meanwhile', async () => {
  const server = serve([metro()]);
  const person = open();
  choose('Metro black.jpg');
  await list('Metro');
  const [black, blue] = server.colours(1);
  server.save(1, 'colours', [black, { ...blue, name: 'Deep Blue', image: '/uploads/theirs.webp' }]);
  await press(person, 'Add 1 photograph');
  await screen.findByText('1 added.');
  expect(server.colours(1)).toMatchObject([
    { name: 'Black', image: '/uploads/1.webp' },
    { name: 'Deep Blue', image: '/uploads/theirs.webp' },
  ]);
});

test('a picture that somebody else has changed is not replaced unseen', async () => {
  const server = serve([metro()]);
  const person = open();
  choose('Metro blue.jpg');
  const own = await list('Metro');
  const [black, blue] = server.colours(1);
  server.save(1, 'colours', [black, { ...blue, image: '/uploads/theirs.webp' }]);
  await press(person, 'Add 1 photograph');
  await own.findByText(/Someone else has changed this picture/);
  expect(server.colours(1)[1]?.image).toBe('/uploads/theirs.webp');
  expect(own.getByRole('listitem').querySelector('img')?.src).toContain('/uploads/theirs.webp');
  await press(person, 'Try again: Metro blue.jpg');
  await screen.findByText('1 added.');
  expect(server.colours(1)[1]?.image).toBe('/uploads/1.webp');
  expect(server.uploads()).toBe(1);
});

test('a refused photograph holds up no other, and a broken line is taken up again', async () => {
  let line = 'refused';
  const server = serve([metro(), metro125()], ({ url }) => {
    if (url !== '/api/pictures' || line === 'good') return 'usual';
    if (line === 'broken') return undefined;
    line = 'good';
    return failure(400, 'invalid_input', 'This is not a picture.');
  });
  const person = open();
  choose('Metro black.jpg', 'Metro blue.jpg', 'Metro 125 red.jpg');
  await press(person, 'Add 3 photographs');
  await screen.findByText('1 new, 2 added, 1 not added: see below.');
  expect(screen.getByText('This is not a picture.')).toBeVisible();
  line = 'broken';
  await press(person, 'Try again: Metro black.jpg');
  await screen.findByText(/server cannot be reached/);
  line = 'good';
  await press(person, 'Add 1 photograph');
  await screen.findByText('3 added.');
  expect(server.colours(1)[0]?.image).toBe('/uploads/3.webp');
});

test('a file that can no longer be read fails alone', async () => {
  const server = serve([metro()]);
  const person = open();
  const moved = file('Metro black.jpg');
  moved.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('moved')) });
  fireEvent.change(screen.getByLabelText('Choose pictures'), {
    target: { files: [moved, file('Metro blue.jpg')] },
  });
  await press(person, 'Add 2 photographs');
  await screen.findByText('1 new, 1 added, 1 not added: see below.');
  expect(screen.getByText(/This file was changed, moved or deleted/)).toBeVisible();
  expect(server.uploads()).toBe(1);

  fireEvent.change(screen.getByLabelText('Choose pictures'), {
    target: { files: [file('Metro black.jpg', 'image/jpeg', 2)] },
  });
  await screen.findByText('1 new, 1 not used, 1 added.');
  await press(person, 'Add 1 photograph');
  await screen.findByText('1 not used, 2 added.');
  expect(server.uploads()).toBe(2);
});

test('who stops or leaves keeps what was added, and the others wait', async () => {
  let sent = 0;
  let breakOff = () => {};
  const server = serve([metro(), metro125()], ({ url }) => {
    if (url !== '/api/pictures' || (sent += 1) === 1) return 'usual';
    return new Promise<undefined>((resolve) => (breakOff = () => resolve(undefined)));
  });
  const person = open();
  choose('Metro black.jpg', 'Metro blue.jpg', 'Metro 125 red.jpg');
  await press(person, 'Add 3 photographs');
  await screen.findByText('Adding picture 2 of 3…');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await press(person, 'Stop');
  breakOff();
  await screen.findByText('2 replacing a picture, 1 added.');
  expect(screen.getByRole('heading', { name: '1 model has a draft now' })).toHaveFocus();

  await press(person, 'Add 2 photographs');
  await screen.findByText('Adding picture 1 of 2…');
  cleanup();
  breakOff();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      'info',
      'The other photographs were not added. Choose them again to continue.',
    ),
  );
  expect(server.saves()).toHaveLength(1);
});

test('who leaves while the last photograph is saved reads nothing about others', async () => {
  vi.mocked(showToast).mockClear();
  let save = () => {};
  const server = serve([metro()], ({ method }) =>
    method === 'patch' ? new Promise((resolve) => (save = () => resolve('usual'))) : 'usual',
  );
  const person = open();
  choose('Metro black.jpg');
  await press(person, 'Add 1 photograph');
  await waitFor(() => expect(server.saves()).toHaveLength(1));
  cleanup();
  save();
  await waitFor(() => expect(server.colours(1)[0]?.image).toBe('/uploads/1.webp'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(showToast).not.toHaveBeenCalled();
});

test('a photograph whose model is gone fails alone', async () => {
  const server = serve([metro()]);
  const { result } = renderHook(
    () => useAdding((id) => (id === 1 ? modelOf(1, 'Metro', { Black: '' }) : undefined)),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    },
  );
  const rowOf = (key: string, model: number): Row => ({
    key,
    fileKey: key,
    path: key,
    file: file(key),
    url: '',
    group: model,
    model,
    place: model * 10,
    before: '',
    state: 'new',
    hasRival: false,
  });
  act(() => result.current.add([rowOf('gone.jpg', 2), rowOf('black.jpg', 1)]));
  await waitFor(() => expect(server.saves()).toHaveLength(1));
  expect(result.current.progress['gone.jpg']?.failure).toMatch(/no longer exists/);
});

test('a folder dropped while another one is read waits for a second try', async () => {
  serve([metro()]);
  open();
  let read = () => {};
  const first = {
    isFile: true,
    fullPath: '/Metro black.jpg',
    file: (done: (file: File) => void) => (read = () => done(file('Metro black.jpg'))),
  };
  const drop = (webkitGetAsEntry: () => unknown) =>
    fireEvent.drop(document.body, {
      dataTransfer: { files: [file('a')], items: [{ webkitGetAsEntry }] },
    });
  drop(() => first);
  expect(await screen.findByText('Reading…')).toBeVisible();
  const second = vi.fn();
  drop(second);
  expect(second).not.toHaveBeenCalled();
  read();
  await list('Metro');
  await waitFor(() => expect(screen.queryByText('Reading…')).toBeNull());
});

test('no count is announced while the only model is loading', async () => {
  let load = () => {};
  serve([metro()], ({ url }) =>
    url === '/api/vehicles/1' ? new Promise((resolve) => (load = () => resolve('usual'))) : 'usual',
  );
  const person = open();
  choose('IMG_1 blue.jpg');
  const unsorted = await list('Sort these yourself (1)');
  await person.selectOptions(unsorted.getByLabelText('Model: IMG_1 blue.jpg'), 'Metro');
  await unsorted.findByText('Loading…');
  expect(screen.queryByText('.')).toBeNull();
  load();
  await screen.findByText('1 replacing a picture.');
});

test('a phone is not offered HEIC, so that it gives JPEG', () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(pointer: coarse)' }),
  );
  serve([]);
  open();
  expect(screen.getByLabelText('Choose pictures')).toHaveAttribute(
    'accept',
    expect.not.stringContaining('hei'),
  );
});

test('the same files chosen again, here or after a return, are neither sent nor listed twice', async () => {
  const server = serve([metro()]);
  const person = open();
  choose('Metro black.jpg');
  await press(person, 'Add 1 photograph');
  await screen.findByText('1 added.');
  choose('Metro black.jpg');
  await screen.findByText('1 added.');
  expect((await list('Metro')).getAllByRole('listitem')).toHaveLength(1);
  document.body.replaceChildren();
  open();
  choose('Metro black.jpg');
  await screen.findByText('1 added.');
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  expect(server.uploads()).toBe(1);
  expect(server.saves()).toHaveLength(1);
});

test('main pictures that came with the website are replaced too, when that is ticked; own ones stay', async () => {
  const own = metro125();
  const builtIn = { lead: '/pictures/lead.webp', side: '', icon: '', name: '', frames: [] };
  const server = serve([metro(), { ...own, id: 3, name: 'Dash', bike_name: 'Dash' }]);
  server.save(1, 'pictures', builtIn);
  server.save(3, 'pictures', { ...builtIn, lead: '/uploads/own.webp' });
  const person = open();
  choose('Metro blue.jpg', 'Metro black.jpg', 'Dash red.jpg');
  await person.click(await screen.findByLabelText(/^Replace main pictures/));
  expect(screen.getByText('1 new, 2 replacing a picture, 1 main picture.')).toBeVisible();
  const rows = (await list('Metro')).getAllByRole('listitem');
  expect(rows.map(({ textContent: text }) => text.includes('Main picture'))).toEqual([
    false,
    true,
    false,
  ]);
  expect((await list('Dash')).getAllByRole('listitem')).toHaveLength(1);
  await press(person, 'Add 3 photographs');
  await screen.findByText('3 added.');
  expect(server.saves().map(({ url }) => url.split('/').slice(3).join(' '))).toEqual([
    '1 sections colours',
    '1 sections pictures',
    '1 sections colours',
    '3 sections colours',
  ]);
  expect(server.saves()[1]?.body).toMatchObject({
    value: { ...builtIn, lead: '/uploads/1.webp' },
  });
  expect(server.uploads()).toBe(3);
});

test('where the first colour has no photograph, the next one’s is the main picture', async () => {
  const server = serve([metro()]);
  server.save(1, 'pictures', {
    lead: '/pictures/lead.webp',
    side: '',
    icon: '',
    name: '',
    frames: [],
  });
  const person = open();
  choose('Metro blue.jpg');
  await person.click(await screen.findByLabelText(/^Replace main pictures/));
  const rows = (await list('Metro')).getAllByRole('listitem');
  expect(rows.map(({ textContent: text }) => text.includes('Main picture'))).toEqual([false, true]);
});

test.each(['Cancel', 'Escape', 'leaving'])(
  '%s stops publishing before the next model',
  async (way) => {
    let isSent = false;
    let answer = () => {};
    const server = serve([metro(), metro125()], ({ url }) => {
      if (!url.endsWith('/publish')) return 'usual';
      isSent = true;
      return new Promise<'usual'>((resolve) => (answer = () => resolve('usual')));
    });
    const person = open();
    choose('Metro black.jpg', 'Metro 125 red.jpg');
    await press(person, 'Add 2 photographs');
    await press(person, 'Publish all 2');
    await press(person, 'Publish now');
    await waitFor(() => expect(isSent).toBe(true));
    if (way === 'Cancel') await press(person, 'Cancel');
    else if (way === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('close'));
    else cleanup();
    // Another loop does not begin beside this one.
    const again = screen.queryByRole('button', { name: 'Publish all 2' });
    if (again) await person.click(again);
    expect(screen.queryByRole('dialog')).toBeNull();
    answer();
    if (way === 'leaving') await new Promise((resolve) => setTimeout(resolve, 50));
    else await screen.findByRole('button', { name: 'Publish it' });
    expect(server.published().map(({ url }) => url)).toEqual(['/api/vehicles/1/publish']);
  },
);

test('publishing ends where the server cannot be reached', async () => {
  const server = serve([metro(), metro125()], ({ url }) =>
    url.endsWith('/publish') ? undefined : 'usual',
  );
  const person = open();
  choose('Metro black.jpg', 'Metro 125 red.jpg');
  await press(person, 'Add 2 photographs');
  await press(person, 'Publish all 2');
  await press(person, 'Publish now');
  await screen.findByText(/^Metro was not published: .*server cannot be reached/);
  expect(server.published()).toHaveLength(1);
});

test('models that need a look of their own are not published with the others', async () => {
  const server = serve([
    { ...metro(), is_published: false },
    { ...metro125(), publish_at: '2031-12-01T10:00' },
    modelOf(3, 'Dash', { Red: '' }),
  ]);
  const person = open();
  choose('Metro black.jpg', 'Metro 125 red.jpg', 'dash-red.jpg');
  await press(person, 'Add 3 photographs');
  await screen.findByText('3 models have a draft now');
  expect(screen.getByText('(visitors have never seen it)')).toBeVisible();
  expect(screen.getByText('(it is scheduled)')).toBeVisible();
  await press(person, 'Publish it');
  await person.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish now' }),
  );
  expect(await screen.findByText('2 models have a draft now')).toHaveFocus();
  expect(server.published().map(({ url }) => url)).toEqual(['/api/vehicles/3/publish']);
});

test('more than the limit, or no picture at all, is refused with a reason', async () => {
  serve([metro()]);
  open();
  choose(...Array.from({ length: 301 }, (_, at) => `Metro/${at}.jpg`));
  expect(await screen.findByText(/There are more than 300 pictures/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Choose pictures'), {
    target: { files: [file('a.txt', 'text/plain'), file('.DS_Store', ''), file('Metro/._1.jpg')] },
  });
  expect(await screen.findByText('There is no picture among these files.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
