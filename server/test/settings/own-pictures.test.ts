import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  pictureSettings,
  type PictureSetting,
  type Setting,
  type UploadedPicture,
} from '@dealership/shared';
import { createAuditTrail } from '../../src/audit/audit-trail.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { restoreBackup } from '../../src/features/backup/restore-backup.ts';
import { writeBackup } from '../../src/features/backup/write-backup.ts';
import { forgetPictures, sweepPictures } from '../../src/features/content/sweep-pictures.ts';
import { addMissingSettings } from '../../src/features/settings/settings-repository.ts';
import { demoBranch, demoDealership } from '../../src/seed/demo-dealership.ts';
import { createDiskImageStorage } from '../../src/storage/disk-image-storage.ts';
import type { Browser } from '../support/requests/browser.ts';
import { signIn } from '../support/people/people.ts';
import { pictureForm, send } from '../support/images/pictures.ts';
import { createTestDatabase, type TestServer } from '../support/server/test-server.ts';
import { useTwoServers } from '../support/server/two-servers.ts';

const DAY_MS = 86_400_000;
const log = pino({ level: 'silent' });

/** Most bytes that a phone of 360 px may fetch for the still, headers included (rules: budgets). */
const STILL_BYTES = 45_000;

const folder = mkdtempSync(path.join(tmpdir(), 'dealership-own-'));
const images = createDiskImageStorage(path.join(folder, 'images'));
const siteUrl = 'http://shop.example';
const servers = useTwoServers({ hasSite: true, images, siteUrl });
let first: TestServer;
let second: TestServer;
let owner: Browser;
let cookie: string;
beforeEach(async () => {
  ({ first, second } = servers);
  for (const table of ['settings', 'history'] as const) {
    await first.db.deleteFrom(table).execute();
  }
  await addMissingSettings(first.db, { settings: demoDealership, branch: demoBranch });
  owner = await signIn(first);
  cookie = await first.logIn();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Red in its left half, blue in its right. */
async function halves({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const half = {
    width: Math.floor(width / 2),
    height,
    channels: 3,
    background: '#0000ff',
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: half }, gravity: 'east' }])
    .png()
    .toBuffer();
}

/** A picture of the largest possible file size. */
function noise(): Promise<Buffer> {
  const { width, height } = { width: 1280, height: 960 };
  const channels = 3;
  const bytes = Buffer.alloc(width * height * channels);
  let seed = 7;
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = seed >> 16;
  }
  return sharp(bytes, { raw: { width, height, channels } }).png().toBuffer();
}

async function upload(content: Buffer): Promise<UploadedPicture> {
  const answer = await send(first, '/api/pictures', { body: pictureForm(content), cookie });
  expect(answer.status).toBe(201);
  return answer.body as unknown as UploadedPicture;
}

interface SettingsAnswer {
  settings: Setting[];
  pictures: UploadedPicture[];
}

async function change(values: Partial<Record<PictureSetting, unknown>>) {
  const { settings } = (await owner.send<SettingsAnswer>('GET', '/api/settings')).body;
  const changes = Object.entries(values).map(([name, value]) => {
    const version = settings.find((each) => each.name === name)?.version;
    return { branch: 0, name, version, value };
  });
  return owner.send<SettingsAnswer>('PATCH', '/api/settings', { changes });
}

async function pageOf(address: string, server: TestServer = second): Promise<string> {
  return (await fetch(server.url + address)).text();
}

const iconIn = (page: string) => /<link rel="icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
const previewIn = (page: string) => /"og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';

async function fetched(address: string) {
  const answer = await fetch(second.url + address, { redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

async function colourOf(bytes: Buffer): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
}

describe('a picture that belongs to no model', () => {
  it('is that of the product until there is one, and no sample', async () => {
    const { settings, pictures } = (await owner.send<SettingsAnswer>('GET', '/api/settings')).body;
    for (const name of pictureSettings) {
      expect(settings.find((each) => each.name === name)).toMatchObject({
        branch: 0,
        value: null,
        version: 1,
        is_sample: false,
      });
    }
    expect(pictures).toEqual([]);
    const page = await pageOf('/');
    expect(iconIn(page)).toBe('/icon.svg');
    expect(previewIn(page)).toBe(`${siteUrl}/pictures/hornet-2-0/share.jpg`);
    expect(page).not.toContain('"still"');
    expect(page).not.toContain('apple-touch-icon');
    for (const form of ['still-480.webp', 'share.jpg', 'icon.png', 'toString']) {
      expect((await fetched(`/pictures/own/${form}`)).status, form).toBe(404);
    }
    expect((await fetched('/favicon.ico')).status).toBe(404);
  });

  it('is a picture of this database, or refused by its field', async () => {
    const elsewhere = `/uploads/${'0'.repeat(32)}.webp`;
    const wrong = ['/pictures/cb350/side.webp', 'https://a.example/x.webp', '', 7, `${elsewhere}?`];
    for (const value of [elsewhere, ...wrong]) {
      const { status, body } = await change({ still: value, icon: value });
      expect([value, status, body.fields]).toEqual([
        value,
        400,
        {
          still: 'This is no picture of this website',
          icon: 'This is no picture of this website',
        },
      ]);
    }
    const { settings } = (await owner.send<SettingsAnswer>('GET', '/api/settings')).body;
    expect(settings.find(({ name }) => name === 'still')).toMatchObject({
      value: null,
      version: 1,
    });
  });

  it('is in the documents of every server with the next request, and gone with the one after', async () => {
    const picture = await upload(await halves({ width: 1280, height: 800 }));
    await pageOf('/');
    const { path: value } = picture;
    const answer = await change({
      still: value,
      sharePicture: value,
      icon: value,
      planPicture: value,
    });
    expect(answer.status, answer.text).toBe(200);
    const { body } = await owner.send<SettingsAnswer>('GET', '/api/settings');
    expect(body.pictures.map(({ id }) => id)).toEqual([picture.id]);
    for (const server of [first, second]) {
      for (const address of ['/', '/about', '/admin', '/nothing']) {
        const page = await pageOf(address, server);
        expect(iconIn(page), address).toMatch(/^\/pictures\/own\/icon\.png\?v=[\w-]{8}$/);
        expect(page).toContain(`<link rel="apple-touch-icon" href="${iconIn(page)}">`);
        expect(page).not.toContain('/icon.svg');
      }
      const home = await pageOf('/', server);
      expect(home).toMatch(/"still":\{"version":"[\w-]{8}","alt":""\}/);
      expect(home).toContain(`"areaPlan":{"path":"${value}","sizes":"/uploads/`);
      expect(home).toContain(`${value} 1280w","width":1280,"height":800,"alt":""}`);
      expect(previewIn(await pageOf('/about', server))).toMatch(
        /^http:\/\/shop\.example\/pictures\/own\/share\.jpg\?v=[\w-]{8}$/,
      );
      expect(previewIn(await pageOf('/angle-view?bike=SP125', server))).toContain(
        '/pictures/sp125/share.jpg',
      );
    }
    expect((await change({ still: null, sharePicture: null, icon: null })).status).toBe(200);
    const page = await pageOf('/');
    expect(iconIn(page)).toBe('/icon.svg');
    expect(previewIn(page)).toContain('hornet');
    expect(page).not.toContain('"still"');
  });

  it('is made in the sizes of its uses, around what stays in sight, and kept until that changes', async () => {
    const picture = await upload(await halves({ width: 1280, height: 400 }));
    let { version } = picture;
    const edit = async (changed: object) => {
      const path = `/api/pictures/${picture.id}`;
      const answer = await owner.send<UploadedPicture>('PATCH', path, { version, ...changed });
      version = answer.body.version;
      return answer;
    };
    expect((await edit({ focus: { x: 0, y: 50 }, alt: { en: 'Red' } })).status).toBe(200);
    const { path: value } = picture;
    expect((await change({ still: value, sharePicture: value, icon: value })).status).toBe(200);
    const page = await pageOf('/');
    const icon = await fetched(iconIn(page));
    expect(icon.headers.get('content-type')).toBe('image/png');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(icon.bytes).metadata()).toMatchObject({ width: 192, height: 192 });
    expect(await colourOf(icon.bytes)).toBe('red');
    const share = await fetched(previewIn(page).slice(siteUrl.length));
    expect(await sharp(share.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });

    // A description or focus takes effect at once, under another address.
    expect((await edit({ focus: { x: 100, y: 50 }, alt: { en: 'Blue' } })).status).toBe(200);
    const after = await pageOf('/');
    expect(after).toContain('"alt":"Blue"');
    expect(after).toContain('<meta property="og:image:alt" content="Blue">');
    expect(iconIn(after)).not.toBe(iconIn(page));
    expect(await colourOf((await fetched(iconIn(after))).bytes)).toBe('blue');
    const still = await fetched(
      `/pictures/own/still-480.webp?v=${/"version":"([\w-]+)"/.exec(after)?.[1] ?? ''}`,
    );
    expect(await sharp(still.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 420,
    });
    expect(await colourOf(still.bytes)).toBe('blue');

    // The earlier address, and the well-known ones, lead to the present picture.
    for (const address of [iconIn(page), '/favicon.ico', '/apple-touch-icon.png']) {
      const old = await fetched(address);
      expect([address, old.status, old.headers.get('location')]).toEqual([
        address,
        302,
        iconIn(after),
      ]);
      expect(old.headers.get('cache-control')).toBe('no-cache');
    }
    const { bytes } = icon;
    expect(bytes.length).toBeLessThan(30_000);
  });

  it('costs a phone little, however heavy it is', async () => {
    const { path: value } = await upload(await noise());
    await change({ still: value, sharePicture: value });
    const page = await pageOf('/');
    const version = /"still":\{"version":"([\w-]+)"/.exec(page)?.[1] ?? '';
    for (const width of [480, 640, 960]) {
      const { status, bytes } = await fetched(`/pictures/own/still-${width}.webp?v=${version}`);
      expect(status).toBe(200);
      expect(bytes.length, String(width)).toBeLessThan(STILL_BYTES);
    }
    const share = await fetched(previewIn(page).slice(siteUrl.length));
    expect(share.bytes.length).toBeLessThan(300_000);
  });

  it('is never forgotten or swept while a setting or its history names it, and is in a backup', async () => {
    const content = await halves({ width: 64, height: 64 });
    const [shown, replaced, unused] = [
      await upload(content),
      await upload(content),
      await upload(content),
    ];
    await change({ planPicture: replaced.path });
    await change({ planPicture: shown.path });
    for (let day = 10; day <= 31; day += 10) await forgetAfter(day);
    await forgetAfter(31);
    const isShown = async ({ path: address }: UploadedPicture) =>
      (await fetch(first.url + address)).status === 200;
    const rows = await first.db.selectFrom('pictures').select('path').execute();
    const paths = rows.map((row) => row.path);
    expect(paths).toEqual(expect.arrayContaining([shown.path, replaced.path]));
    expect(paths).not.toContain(unused.path);
    expect([await isShown(shown), await isShown(replaced)]).toEqual([true, true]);
    // The earlier picture can be restored.
    expect((await change({ planPicture: replaced.path })).status).toBe(200);

    const file = path.join(folder, 'backup.zip');
    const audit = createAuditTrail({ clock: first.clock, log });
    const { db, clock } = first;
    expect((await writeBackup({ db, clock, audit, images }, file)).lost).toEqual([]);
    const database = await createTestDatabase();
    const restored = openDatabase(database.config);
    const elsewhere = createDiskImageStorage(path.join(folder, 'restored'));
    await restoreBackup(
      {
        database: database.config,
        db: restored,
        clock,
        audit,
        images: elsewhere,
      },
      file,
    );
    const back = await elsewhere.open(replaced.path.slice('/uploads/'.length));
    expect(back?.size).toBeGreaterThan(50);
    back?.content.destroy();
    const setting = await restored
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'planPicture')
      .executeTakeFirstOrThrow();
    expect(setting.value).toBe(JSON.stringify(replaced.path));
    await restored.destroy();
    await database.drop();
  });
});

async function forgetAfter(days: number): Promise<void> {
  const clock = () => first.clock() + days * DAY_MS;
  const deps = { db: first.db, clock, log };
  await forgetPictures(deps);
  await sweepPictures({ ...deps, images });
}
