import { expect, it } from 'vitest';
import {
  noticeSettings,
  NOTICE_VERSION,
  type Dealership,
  type Setting,
  type SettingHistory,
} from '@dealership/shared';
import { signIn } from '../support/people/people.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { useTwoServers } from '../support/server/two-servers.ts';

const servers = useTwoServers({ hasSite: true });

const nepali = {
  title: 'हामी तपाईंबारे के जान्दछौँ',
  text: '# कसको जिम्मेवारी\n{firm}, {address}',
  basis: NOTICE_VERSION,
};

async function save(value: unknown, name: Setting['name'] = 'notice-ne') {
  const owner = await signIn(servers.first);
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const { branch, version } = body.settings.find((each) => each.name === name)!;
  const changes = [{ branch, name, version, value }];
  return owner.send<{ fields?: object; settings: Setting[] }>('PATCH', '/api/settings', {
    changes,
  });
}

const pageOf = (path: string) => sendRaw(servers.second.url, { path });

it('begins without any, and none is a sample', async () => {
  const owner = await signIn(servers.first);
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const notices = body.settings.filter(({ name }) => name.startsWith('notice-'));
  expect(notices.map(({ name }) => name)).toEqual(noticeSettings);
  expect(notices.every(({ value, is_sample: isSample }) => value === null && !isSample)).toBe(true);
  const { text } = await pageOf('/api/dealership');
  expect(JSON.parse(text)).not.toHaveProperty('notices');
});

it('is a page of its own in each of the site’s languages, as long as it is offered', async () => {
  const policy = '/privacy-policy';
  const away = await pageOf(`${policy}/ne`);
  expect([away.status, away.headers.location]).toEqual([302, policy]);
  expect((await pageOf(`/hi${policy}/ne`)).headers.location).toBe(`/hi${policy}`);

  const saved = await save(nepali);
  expect(saved.status, saved.text).toBe(200);
  for (const [path, lang] of [
    [policy, 'en'],
    [`/bn${policy}`, 'bn'],
    [`/hi${policy}`, 'hi'],
  ] as const) {
    const { status, text, headers } = await pageOf(`${path}/ne`);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<title>${nepali.title} · Teesta Two-Wheelers</title>`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  const { notices } = JSON.parse((await pageOf('/api/dealership')).text) as Dealership;
  expect(notices).toEqual([{ language: 'ne', offer: 'नेपालीमा पढ्नुहोस्' }]);
  // English, Bengali and Hindi are the site's own; others do not exist.
  for (const other of ['bn', 'hi', 'en', 'fr', 'NE', 'ne/x', '..%2f']) {
    expect((await pageOf(`${policy}/${other}`)).status, other).toBe(404);
  }
  expect((await pageOf(`${policy}/ur`)).status).toBe(302);

  expect((await save(null)).status).toBe(200);
  expect((await pageOf(`${policy}/ne`)).status).toBe(302);
});

it('has a version and a history of its own, which say who pasted what', async () => {
  const first = await save(nepali);
  const second = await save({ ...nepali, title: 'गोपनीयता' });
  const [before, after] = [first, second].map(({ body }) => body.settings[0]!.version);
  expect(after).toBe(before! + 1);
  const owner = await signIn(servers.second);
  const { body } = await owner.send<SettingHistory>('GET', '/api/settings/0/notice-ne/changes');
  expect(body.changes[0]).toMatchObject({
    before: nepali,
    after: { ...nepali, title: 'गोपनीयता' },
  });
  expect((await save(null)).status).toBe(200);
});

it.each<[unknown, string]>([
  [{ ...nepali, title: ' ' }, 'title'],
  [{ ...nepali, text: '' }, 'text'],
  [{ ...nepali, text: 'x'.repeat(30_001) }, 'text'],
  [{ ...nepali, text: '{kept}' }, 'text'],
  [{ ...nepali, title: '{officer}' }, 'title'],
  [{ title: 'a', text: 'b' }, 'basis'],
])('a text that cannot be is refused by its field: %#', async (value, field) => {
  const answer = await save(value, 'notice-ur');
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    [`notice-ur.${field}`]: expect.stringMatching(/^[A-Z]/) as string,
  });
});
