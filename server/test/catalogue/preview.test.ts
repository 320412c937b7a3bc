import { beforeEach, expect, it } from 'vitest';
import {
  pageSubjects,
  type ModelDetail,
  type ModelRow,
  type PublicPageName,
  type VehicleSectionName,
} from '@dealership/shared';
import {
  openBrowser,
  sameBrowserAt,
  type Browser,
  type Reply,
} from '../support/requests/browser.ts';
import { join, signIn } from '../support/people/people.ts';
import { useTwoServers } from '../support/server/two-servers.ts';
import type { TestServer } from '../support/server/test-server.ts';

const MINUTE_MS = 60_000;

const calls = [
  'bikeView',
  'variants',
  'bikeFeatures',
  'bikeAccessories',
  'bikeColours',
  '360Images',
];

const pages = (Object.keys(pageSubjects) as PublicPageName[]).filter(
  (name) => pageSubjects[name] === 'model',
);

const servers = useTwoServers({ hasSite: true, siteUrl: 'https://shop.example' });
let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
});

const pagesOf = (bikeName: string) => pages.map((page) => `/${page}?bike=${bikeName}`);
const callsOf = (bikeName: string) => calls.map((call) => `/api/${call}/${bikeName}`);

function asked(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}draft=1`;
}

/** Everything in an answer that a visitor could compare; each refusal has its own id. */
function comparable({ status, text, headers }: Reply) {
  const names = ['cache-control', 'vary', 'content-type', 'x-robots-tag', 'set-cookie'];
  const hasId = status === 404 && headers['content-type']?.includes('json') === true;
  return {
    status,
    headers: names.map((name) => headers[name]),
    text: hasId ? text.replace(/"requestId":"[^"]+"/, '') : text,
    etag: hasId ? '' : headers.etag,
  };
}

async function idOf(name: string): Promise<number> {
  const { body } = await owner.send<{ models: ModelRow[] }>('GET', '/api/vehicles');
  return body.models.find((row) => row.name === name)?.id ?? 0;
}

async function detail(id: number): Promise<ModelDetail> {
  return (await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`)).body;
}

async function save(id: number, section: VehicleSectionName, change: (value: never) => unknown) {
  const state = (await detail(id)).sections.find((each) => each.section === section);
  const body = { version: state?.version, value: change(state?.value as never) };
  const path = `/api/vehicles/${id}/sections/${section}`;
  const { status, text } = await owner.send('PATCH', path, body);
  expect(status, text).toBe(200);
}

async function publish(id: number) {
  const drafts = (await detail(id)).sections.filter((section) => section.is_draft);
  const versions = Object.fromEntries(drafts.map(({ section, version }) => [section, version]));
  const { status, text } = await owner.send('POST', `/api/vehicles/${id}/publish`, { versions });
  expect(status, text).toBe(200);
}

/**
 * Saves a draft of every part of a model.
 * @returns a word of each that its calls and pages then contain
 */
async function draftAll(id: number) {
  const part = { heading: { en: 'Draft heading' }, description: { en: '' }, image: '' };
  await save(id, 'about', (about: object) => ({ ...about, details: { en: 'A drafted line.' } }));
  await save(id, 'variants', () => [{ id: 0, name: 'Draft variant', price: 61_234 }]);
  await save(id, 'colours', () => [{ id: 0, name: 'Draft blue', swatch: null, image: '' }]);
  await save(id, 'features', () => [part]);
  await save(id, 'accessories', () => [{ ...part, id: 0, partNo: 'DRAFT-1', price: 100 }]);
  await save(id, 'pictures', (pictures: object) => ({
    ...pictures,
    frames: Array.from(
      { length: 24 },
      (_, at) => `/pictures/activa-6g/turn/${String(at).padStart(2, '0')}.avif`,
    ),
  }));
  return {
    bikeView: 'A drafted line.',
    variants: 'Draft variant',
    bikeFeatures: 'Draft heading',
    bikeAccessories: 'DRAFT-1',
    bikeColours: 'Draft blue',
    '360Images': '/pictures/activa-6g/turn/00.avif',
  };
}

it('shows the draft to staff who edit models, on every page and call, and to nobody else', async () => {
  const late = await signIn(first);
  for (const server of [first, second]) server.passTime(31 * MINUTE_MS);
  owner = await signIn(first);
  const sales = await join(first, owner, { userId: 'sunita', role: 'sales' });
  const manager = await join(first, owner, { userId: 'asim', role: 'manager' });
  await owner.send('PATCH', '/api/roles/manager', { secondFactor: true });
  const paths = [...pagesOf('Activa6G'), ...callsOf('Activa6G')];
  const stranger = openBrowser(second);
  const published = new Map<string, object>();
  for (const path of paths) published.set(path, comparable(await stranger.send('GET', path)));

  const id = await idOf('Activa 6G');
  const words = Object.entries(await draftAll(id));
  const others: [string, Browser][] = [
    ['a stranger', stranger],
    ['a stranger with a cookie', openBrowser(second, { Cookie: '__Host-session=x.y.z' })],
    ['a sales person', sameBrowserAt(second, sales)],
    ['an expired session', sameBrowserAt(second, late)],
    ['a manager who owes a second factor', sameBrowserAt(second, manager)],
  ];
  const there = sameBrowserAt(second, owner);
  const sibling = openBrowser(second, { 'Sec-Fetch-Site': 'same-site' });
  for (const [name, value] of owner.cookies) sibling.cookies.set(name, value);
  others.push(['a page of another origin', sibling]);
  for (const path of paths) {
    const drafted = await there.send('GET', asked(path));
    expect(drafted.status, path).toBe(200);
    expect(drafted.headers, path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(drafted.headers.etag, path).toBeUndefined();
    for (const [who, browser] of others) {
      expect(comparable(await browser.send('GET', asked(path))), `${path}, ${who}`).toEqual(
        published.get(path),
      );
    }
    expect(comparable(await there.send('GET', path)), path).toEqual(published.get(path));
  }
  for (const [call, word] of words) {
    expect((await there.send('GET', `/api/${call}/activa6g?draft=1`)).text, call).toContain(word);
  }
  for (const path of pagesOf('Activa6G')) {
    const { text } = await there.send('GET', asked(path));
    for (const word of ['A drafted line.', 'Draft variant', '61234', `"preview":{"id":${id},`]) {
      expect(text, path).toContain(word);
    }
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
  }
  // A cached copy must not be the answer.
  const again = openBrowser(second, { 'If-None-Match': '*' });
  for (const [name, value] of owner.cookies) again.cookies.set(name, value);
  for (const path of paths) expect((await again.send('GET', asked(path))).status, path).toBe(200);
  const head = await there.send('HEAD', asked('/view-details?bike=Activa6G'));
  expect([head.status, head.headers['cache-control']]).toEqual([200, 'no-store']);

  await publish(id);
  for (const path of callsOf('Activa6G')) {
    const { text } = await there.send('GET', asked(path));
    expect((await stranger.send('GET', path)).text, path).toBe(text);
  }
  const live = await stranger.send('GET', asked('/view-details?bike=Activa6G'));
  expect(live.text).toContain('A drafted line.');
  expect(live.text).not.toContain('"preview"');
});

it('shows a model that nobody has seen, and one that is off sale as if it were on', async () => {
  const stranger = openBrowser(second);
  const there = sameBrowserAt(second, owner);
  const added = await owner.send<ModelDetail>('POST', '/api/vehicles', {
    type: 'scooter',
    name: 'Metro 110',
  });
  const { id } = added.body;
  const paths = [...pagesOf('Metro110'), ...callsOf('Metro110')];
  // It has no content yet, and no price.
  for (const path of paths) expect((await there.send('GET', asked(path))).status, path).toBe(200);
  await draftAll(id);
  for (const path of paths) {
    expect((await there.send('GET', asked(path))).status, path).toBe(200);
    expect(comparable(await stranger.send('GET', asked(path))), path).toEqual(
      comparable(await stranger.send('GET', path)),
    );
  }
  for (const path of [...pagesOf('Metro110'), '/api/bikeView/Metro110']) {
    expect((await stranger.send('GET', asked(path))).status, path).toBe(404);
  }
  const shown = await there.send('GET', asked('/text-ride-booking?bike=Metro110'));
  expect(shown.text).toContain(`"preview":{"id":${id},"isSold":false}`);
  // A name without a model stays unknown.
  expect(comparable(await there.send('GET', asked('/view-details?bike=Metro111')))).toEqual(
    comparable(await stranger.send('GET', '/view-details?bike=Metro111')),
  );
  await owner.send('DELETE', `/api/vehicles/${id}`);
  expect((await there.send('GET', asked('/view-details?bike=Metro110'))).status).toBe(404);

  const dio = await idOf('Dio 125');
  const off = { status: 0 };
  expect((await owner.send('PATCH', `/api/scooters/${dio}/status`, off)).status).toBe(200);
  for (const path of pagesOf('Dio125')) {
    expect((await stranger.send('GET', asked(path))).status, path).toBe(410);
    const { status, text } = await there.send('GET', asked(path));
    expect([status, text.includes('"active":true,')], path).toEqual([200, true]);
    expect(text).toContain(`"preview":{"id":${dio},"isSold":false}`);
  }
  const view = await there.send<{ active: boolean }>('GET', '/api/bikeView/Dio125?draft=1');
  expect(view.body.active).toBe(true);
});
