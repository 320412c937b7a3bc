import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  minuteOf,
  type ContentChange,
  type ContentKind,
  type ContentRow,
  type UploadedPicture,
} from '@dealership/shared';
import { bumpContentRevision } from '../../../src/db/content-revision.ts';
import type { Browser } from '../requests/browser.ts';
import { signIn } from '../people/people.ts';
import { buildForm, buildJpeg, send } from '../images/pictures.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export let first: TestServer;
export let second: TestServer;
export let owner: Browser;
export let cookie: string;
let jpeg: Buffer;
/** Starts two servers on one database for a file of tests; each test begins without any content. */
export function startServers(): void {
  beforeAll(async () => {
    first = await startTestServer({ hasSite: true, siteUrl: 'https://shop.example' });
    second = await startTestServer({
      database: first.database,
      hasSite: true,
      siteUrl: 'https://shop.example',
    });
    jpeg = await buildJpeg({ width: 300, height: 200 });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  beforeEach(async () => {
    await signInAgain();
    cookie = await first.logIn();
    for (const table of ['offers', 'notifications', 'gallery_images', 'banners'] as const) {
      await first.db.deleteFrom(table).execute();
    }
    await bumpContentRevision(first.db);
  });
}

/** Signs the owner in again, as after a night: sessions expire. */
export async function signInAgain(): Promise<void> {
  owner = await signIn(first);
}

export const kinds = {
  offers: { seen: '/api/getOffers', add: '/api/createOffers', remove: '/api/deleteOffers' },
  notifications: {
    seen: '/api/getNotification',
    add: '/api/postNotification',
    remove: '/api/deleteNotification',
  },
  gallery: { seen: '/api/gallery', add: '/api/galleryupload', remove: '/api/deleteGalleryImg' },
  banners: { seen: '/api/images', add: '/api/createBanner', remove: '/api/deleteBanner' },
} as const satisfies Record<ContentKind, object>;

/** Adds an item with these texts of its form. */
export async function add(kind: ContentKind, texts: Record<string, string> = {}) {
  const form = kind === 'offers' ? { title: 'Puja', description: 'A helmet', ...texts } : texts;
  const body = buildForm([
    ...Object.entries(form).map(([field, content]) => ({ field, content })),
    { field: kind === 'gallery' ? 'images' : 'image', content: jpeg, fileName: 'a.jpg' },
  ]);
  return send(first, kinds[kind].add, { body, cookie });
}

export async function addedId(kind: ContentKind, texts?: Record<string, string>): Promise<number> {
  const { status, body } = await add(kind, texts);
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

export async function upload(): Promise<UploadedPicture> {
  const body = buildForm([{ field: 'image', content: jpeg, fileName: 'a.jpg' }]);
  return (await send(first, '/api/pictures', { body, cookie })).body as never;
}

interface Item {
  id: number;
  title?: string;
  alt?: string;
}

export async function seenAt(server: TestServer, path: string): Promise<Item[]> {
  return (await (await fetch(server.url + path)).json()) as Item[];
}

export const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

export async function seen(kind: ContentKind, server = first): Promise<number[]> {
  return idsOf(await seenAt(server, kinds[kind].seen));
}

export interface List {
  items: ContentRow[];
}

interface History {
  changes: { id: number; before: object; after: object; by: string }[];
}

export async function rows(kind: ContentKind, as = owner): Promise<ContentRow[]> {
  return (await as.send<List>('GET', `/api/content/${kind}`)).body.items;
}

/** The changes of an offer. */
export async function historyOf(id: number): Promise<History['changes']> {
  return (await owner.send<History>('GET', `/api/content/offers/${id}/changes`)).body.changes;
}

export async function row(kind: ContentKind, id: number): Promise<ContentRow> {
  const found = (await rows(kind)).find((each) => each.id === id);
  if (!found) throw new Error('no such row');
  return found;
}

/** Changes an item from its present version, like the screen. */
export async function change(
  kind: ContentKind,
  id: number,
  changed: Partial<ContentChange>,
  as = owner,
) {
  const { version } = await row(kind, id);
  return as.send<List>('PATCH', `/api/content/${kind}/${id}`, { version, ...changed });
}

/** A number of minutes from now, as people type it; the instant is up to a minute earlier. */
export function inMinutes(minutes: number): { minute: string; at: number } {
  const at = Math.floor(first.clock() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
  return { minute: minuteOf(at), at };
}

/** Moves both servers' clocks to an instant. */
export function goTo(at: number): void {
  for (const server of [first, second]) server.passTime(at - server.clock());
}
