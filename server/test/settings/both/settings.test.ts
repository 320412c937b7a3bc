import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, startOfDay, type SettingName, type Setting } from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../../../shared/test/read-pdf.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { demoBranch, demoDealership } from '../../../src/seed/demo-dealership.ts';
import { addMissingSettings } from '../../../src/features/settings/settings-repository.ts';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { signIn } from '../../support/people/people.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

/** People who save at the same moment. */
const AT_ONCE = 20;

const DAY_MS = 86_400_000;

const servers = useTwoServers({ hasSite: true });
let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  // A new database has none.
  await first.db.deleteFrom('settings').execute();
  await first.db.deleteFrom('history').where('kind', '=', 'setting').execute();
  await addMissingSettings(first.db, { settings: demoDealership, branch: demoBranch });
  owner = await signIn(first);
});

interface Answer {
  settings: Setting[];
  current?: { settings: Setting[] };
}

async function settingOf(name: SettingName, by = owner): Promise<Setting> {
  const { body } = await by.send<Answer>('GET', '/api/settings');
  const found = body.settings.find((each) => each.name === name);
  if (!found) throw new Error(`There is no setting ${name}.`);
  return found;
}

function save(changes: readonly Partial<Setting>[], by = owner) {
  return by.send<Answer>('PATCH', '/api/settings', { changes });
}

/** Changes settings from their present versions. */
async function change(values: Partial<Record<SettingName, unknown>>, by = owner) {
  const changes = [];
  for (const [name, value] of Object.entries(values) as [SettingName, unknown][]) {
    const { branch, version } = await settingOf(name, by);
    changes.push({ branch, name, version, value });
  }
  return save(changes, by);
}

/** Real numbers. */
const ownPhones = {
  sales: ['98320 10001'],
  service: ['98320 10003'],
  'spare-parts': ['98320 10005'],
  insurance: ['98320 10006'],
};

const pageOf = async ({ url }: TestServer, path = '/') => (await sendRaw(url, { path })).text;

describe('a setting that is changed', () => {
  it('is shown with the next request on every server: pages, head, calls, documents', async () => {
    for (const server of [first, second]) {
      expect(await pageOf(server, '/contact')).toContain(demoDealership.name);
    }
    const answer = await change({
      name: 'Hill Road Motors',
      phones: { ...ownPhones, sales: ['+91 354 225 1234'] },
      directions: { en: '' },
      areaPlan: null,
      address: { ...demoBranch.address, street: '5 Hill Road', city: 'Darjeeling' },
    });
    expect(answer.status, answer.text).toBe(200);
    for (const server of [first, second]) {
      for (const path of ['/', '/contact', '/admin', '/nothing', '/dealers/1', '/privacy-policy']) {
        const page = await pageOf(server, path);
        expect(page).toContain('Hill Road Motors');
        expect(page).not.toContain(demoDealership.name);
        expect(page).not.toContain('Sevoke');
      }
      const statements = await pageOf(server, '/dealers/1');
      expect(statements).toContain('"telephone":"+91 354 225 1234"');
      expect(statements).toContain('"addressLocality":"Darjeeling"');
      const stored = await sendRaw(server.url, { path: '/api/dealership' });
      expect(JSON.parse(stored.text)).toMatchObject({
        name: 'Hill Road Motors',
        branches: [{ id: 1, place: 'Darjeeling' }],
      });
      const [dealer] = JSON.parse(
        (await sendRaw(server.url, { path: '/api/dealers/1' })).text,
      ) as object[];
      expect(dealer).toMatchObject({
        mobile_no: '+91 354 225 1234',
        address: '5 Hill Road, Darjeeling, West Bengal 734001',
      });
      for (const path of ['/price-list.pdf', '/brochures/SP125.pdf']) {
        const pdf = await fetch(server.url + path);
        const { text } = readPdf(Buffer.from(await pdf.arrayBuffer()));
        for (const shown of ['Hill Road Motors', '+91 354 225 1234', '5 Hill Road'])
          expect(text, path).toContain(withoutBlanks(shown));
        expect(text, path).not.toContain('Sevoke');
      }
    }
  });

  it('makes no document anew where nothing differs', async () => {
    const etag = async () => (await sendRaw(first.url, { path: '/contact' })).headers.etag;
    const revision = () =>
      first.db
        .selectFrom('revisions')
        .select('revision')
        .where('name', '=', 'settings')
        .executeTakeFirstOrThrow();
    await etag();
    const before = await revision();
    expect((await change({ name: demoDealership.name })).status).toBe(200);
    expect(await settingOf('name')).toMatchObject({ is_sample: false, version: 2 });
    expect(await revision()).toEqual(before);
    // With the present version, by an owner who has seen it.
    expect((await change({ name: demoDealership.name })).status).toBe(200);
    expect(await settingOf('name')).toMatchObject({ version: 2 });
    expect(await revision()).toEqual(before);
    expect((await change({ name: 'Other' })).status).toBe(200);
    expect((await revision()).revision).toBe(before.revision + 1);
  });

  it('fills what is left empty with the dealership’s own, and reads what earlier versions stored', async () => {
    const readDealership = async () =>
      JSON.parse((await sendRaw(second.url, { path: '/api/dealership' })).text) as object;
    expect(await readDealership()).toMatchObject({
      legalName: demoDealership.name,
      grievance: { name: '', email: demoBranch.email, phone: demoBranch.phones.sales[0] },
      loan: { defaultYears: 3 },
      tracking: false,
    });
    const old = { annualRate: 11, years: [4, 2] };
    await first.db
      .updateTable('settings')
      .set({ value: JSON.stringify(old) })
      .where('name', '=', 'loan')
      .execute();
    const grievance = { name: 'Mira Rai', post: { en: 'Manager' }, email: '', phone: '3532431234' };
    const answer = await change({
      shortLine: { en: 'Everything on two wheels.' },
      legalName: 'Hill Road Motors Pvt. Ltd.',
      grievance,
      tracking: true,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await readDealership()).toMatchObject({
      shortLine: 'Everything on two wheels',
      legalName: 'Hill Road Motors Pvt. Ltd.',
      grievance: { ...grievance, post: 'Manager', email: demoBranch.email },
      loan: { ...old, defaultYears: 4 },
      tracking: true,
    });
    const page = await pageOf(second);
    expect(page).toContain('content="Everything on two wheels: Teesta');
    expect(page).toContain('"slogan":"Everything on two wheels"');
  });

  it('leaves an event, and a history with the values before and after', async () => {
    await change({ email: 'one@example.com' });
    await change({ email: 'two@example.com' });
    const { body } = await owner.send<{ changes: object[] }>(
      'GET',
      '/api/settings/1/email/changes',
    );
    expect(body.changes).toEqual([
      expect.objectContaining({ before: 'one@example.com', after: 'two@example.com', by: 'staff' }),
      expect.objectContaining({ before: demoBranch.email, after: 'one@example.com', by: 'staff' }),
    ]);
    const events = await first.db
      .selectFrom('audit_events')
      .select('what')
      .where('action', '=', 'settings changed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events).toEqual([{ what: 'email' }, { what: 'email' }]);
  });

  it('is no sample any more, also when it is kept as it is', async () => {
    expect(await settingOf('name')).toMatchObject({ is_sample: true, version: 1 });
    await change({ name: demoDealership.name, film: '' });
    expect(await settingOf('name')).toMatchObject({ is_sample: false, version: 2 });
    expect(await settingOf('whatsapp')).toMatchObject({ is_sample: true });
    const { body } = await owner.send<{ changes: object[] }>('GET', '/api/settings/0/name/changes');
    expect(body.changes).toEqual([]);
  });

  it('stays when a server starts, which adds only what is missing', async () => {
    await change({ name: 'Hill Road Motors' });
    await first.db.deleteFrom('settings').where('name', '=', 'film').execute();
    const db = openDatabase(first.database.config);
    await Promise.all([
      addMissingSettings(db, { settings: demoDealership, branch: demoBranch }),
      addMissingSettings(first.db, { settings: demoDealership, branch: demoBranch }),
    ]);
    await db.destroy();
    expect((await settingOf('name')).value).toBe('Hill Road Motors');
    expect((await settingOf('film')).value).toBe(demoDealership.film);
  });
});

describe('what answers keep', () => {
  it('is made anew by a changed setting, and lists of models are not', async () => {
    const tagOf = async (path: string) => (await sendRaw(first.url, { path })).headers.etag;
    const paths = ['/api/bikes', '/api/getOffers', '/', '/about', '/api/dealership'];
    const before = await Promise.all(paths.map(tagOf));
    await change({ name: 'Hill Road Motors' });
    const after = await Promise.all(paths.map(tagOf));
    expect(after.map((tag, at) => tag === before[at])).toEqual([true, true, false, false, false]);
  });
});

describe('people who change settings at once', () => {
  it('are shown what is stored: nothing is lost without a word', async () => {
    const { version } = await settingOf('name');
    const wanted = { branch: 0, name: 'name' as const, version };
    expect((await save([{ ...wanted, value: 'Hill Road Motors' }])).status).toBe(200);
    const late = await save([{ ...wanted, value: 'Valley Motors' }], sameBrowserAt(second, owner));
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.current).toEqual({ settings: [await settingOf('name')] });
    expect((await settingOf('name')).value).toBe('Hill Road Motors');
  });

  it('do not meet when they change different settings', async () => {
    const [name, email] = [await settingOf('name'), await settingOf('email')];
    expect((await save([{ ...name, value: 'Hill Road Motors' }])).status).toBe(200);
    expect((await save([{ ...email, value: 'a@example.com' }])).status).toBe(200);
  });

  it(`are one after the other: of ${AT_ONCE} who began from the same, one is stored`, async () => {
    const name = await settingOf('name');
    const browsers = [owner, sameBrowserAt(second, owner)];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        save([{ ...name, value: `Motors ${at}` }], browsers[at % 2]),
      ),
    );
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    expect((await settingOf('name')).value).toBe(stored[0]?.body.settings[0]?.value);
  });

  it('change all that they send, or nothing', async () => {
    const [name, email] = [await settingOf('name'), await settingOf('email')];
    await save([{ ...email, value: 'first@example.com' }]);
    const late = await save([
      { ...name, value: 'Hill Road Motors' },
      { ...email, value: 'late@example.com' },
    ]);
    expect(late.status).toBe(409);
    expect((await settingOf('name')).value).toBe(demoDealership.name);
  });
});

const day = (opens: string, closes: string) => ({ opens, closes });
const week = (...monday: object[]) => [monday, [], [], [], [], [], []];
const holiday = (firstDay: string, lastDay = firstDay, reason = 'Puja') => ({
  firstDay,
  lastDay,
  intervals: [],
  reason: { en: reason },
});

describe('a value that cannot be', () => {
  it.each<[SettingName, unknown, string]>([
    ['name', '', 'name'],
    ['name', 'x'.repeat(61), 'name'],
    ['name', `Motors${String.fromCharCode(7)}`, 'name'],
    ['name', 42, 'name'],
    ['address', { ...demoBranch.address, street: 'Line\n'.repeat(40) }, 'address.street'],
    ['address', { ...demoBranch.address, pinCode: '01234' }, 'address.pinCode'],
    ['address', { ...demoBranch.address, city: ' ' }, 'address.city'],
    ['email', 'nobody', 'email'],
    ['email', '', 'email'],
    ['phones', { ...ownPhones, sales: ['call me'] }, 'phones.sales.0'],
    ['phones', { ...ownPhones, sales: ['1234567'] }, 'phones.sales.0'],
    ['phones', { ...ownPhones, service: ['+91 00000 00003'] }, 'phones.service.0'],
    ['whatsapp', '910000000001', 'whatsapp'],
    ['demoContent', ['everything'], 'demoContent.0'],
    ['phones', { ...ownPhones, sales: [] }, 'phones.sales'],
    ['phones', { ...ownPhones, sales: ['98320 11111', '98320 11111'] }, 'phones.sales'],
    [
      'phones',
      { ...ownPhones, service: ['98320 11111', '98320 22222', '98320 33333'] },
      'phones.service',
    ],
    ['whatsapp', 'https://wa.me/1', 'whatsapp'],
    ['socialLinks', [{ label: 'Facebook', url: 'javascript:alert(1)' }], 'socialLinks.0.url'],
    ['socialLinks', [{ label: 'Facebook', url: 'http://facebook.com/x' }], 'socialLinks.0.url'],
    ['socialLinks', [{ label: 'Facebook', url: 'https://a@b.com/x' }], 'socialLinks.0.url'],
    ['socialLinks', [{ label: 'Orkut', url: 'https://orkut.com' }], 'socialLinks.0.label'],
    ['film', 'https://example.com/film', 'film'],
    ['position', { latitude: 126, longitude: 88 }, 'position.latitude'],
    ['loan', { annualRate: 0, years: [2] }, 'loan.annualRate'],
    ['loan', { annualRate: 9.5, years: [2, 2] }, 'loan.years'],
    ['loan', { annualRate: 9.5, years: [2, 3], defaultYears: 5 }, 'loan.defaultYears'],
    ['shortLine', { en: '' }, 'shortLine.en'],
    ['shortLine', { en: 'x'.repeat(91) }, 'shortLine.en'],
    ['legalName', 'x'.repeat(121), 'legalName'],
    ['grievance', { ...demoDealership.grievance, email: 'nobody' }, 'grievance.email'],
    ['grievance', { ...demoDealership.grievance, phone: 'call me' }, 'grievance.phone'],
    ['tracking', 'yes', 'tracking'],
    ['week', week(day('19:00', '10:00')), 'week.0.0.closes'],
    ['week', week(day('10:00', '14:00'), day('13:00', '19:00')), 'week.0'],
    ['week', week(day('10', '19:00')), 'week.0.0.opens'],
    ['week', [], 'week'],
    ['specialDays', [holiday('2026-10-20', '2026-10-17')], 'specialDays.0.lastDay'],
    ['specialDays', [holiday('2026-02-30', '2026-03-01')], 'specialDays.0.firstDay'],
    ['specialDays', [holiday('2026-01-01', '2026-12-31')], 'specialDays.0.lastDay'],
    ['specialDays', [holiday('2026-10-17', '2026-10-20'), holiday('2026-10-18')], 'specialDays'],
    ['specialDays', [holiday('2026-10-17', '2026-10-17', '')], 'specialDays.0.reason.en'],
    [
      'specialDays',
      Array.from({ length: 1000 }, (_, at) => holiday(`${2100 + at}-01-01`)),
      'specialDays',
    ],
  ])('is refused by its field: %s %j', async (name, value, field) => {
    const answer = await change({ name: 'Hill Road Motors', [name]: value });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.fields).toEqual({ [field]: expect.stringMatching(/^[A-Z]/) as string });
    expect((await settingOf('name')).value).toBe(demoDealership.name);
    expect((await settingOf(name)).value).toEqual(
      { ...demoDealership, ...demoBranch }[name as 'name'],
    );
  });

  it('is a setting that nobody knows, of a branch that is not there, or twice in one change', async () => {
    const name = await settingOf('name');
    for (const changes of [
      [{ ...name, name: 'colour' as SettingName }],
      [{ ...name, branch: 1 }],
      [{ ...(await settingOf('email')), branch: 7 }],
      [name, { ...name, value: 'Other' }],
      [],
    ]) {
      expect((await save(changes)).status).toBe(400);
    }
  });

  it('is stored as text where it is text, whatever is in it', async () => {
    const name = '</script><script>alert(1)</script>{{model}}';
    const script = '<script>alert(1)</script>';
    const text = { en: script };
    const written = {
      title: text,
      lead: text,
      sections: [{ heading: text, inShort: text, body: text, look: 'ticks' }],
    };
    const answer = await change({
      name,
      shortLine: text,
      legalName: script,
      branchName: script,
      vendorCredit: script,
      address: { ...demoBranch.address, street: script, city: script, state: script },
      grievance: { name: script, post: text, email: '', phone: '' },
      developerCredit: { name: script, url: '' },
      directions: { en: `${script}: ${script}` },
      about: written,
      'privacy-policy': written,
      specialDays: [holiday('2100-01-01', '2100-01-01', script)],
    });
    expect(answer.status, answer.text).toBe(200);
    const shown = ['/contact', '/about', '/privacy-policy', '/joy-club', '/insurance'];
    for (const path of ['/', '/dealers/1', '/nothing', '/admin', ...shown]) {
      const page = await pageOf(first, path);
      expect(page).not.toContain('<script>alert(1)');
      expect(page).not.toContain('</script><script>alert');
      // A text that looks like a placeholder of the page's markup is not one.
      if (path === '/' || path === '/nothing')
        expect(page).toContain('alert(1)&lt;/script>{{model}}<');
    }
  });
});

describe('special days', () => {
  /** Today in India, and the days around it. */
  const dayAfter = (days: number) => dayOf(first.clock() + days * DAY_MS);

  async function readSpecialDays(server: TestServer) {
    const statements = await pageOf(server, '/dealers/1');
    const { text } = await sendRaw(server.url, { path: '/api/dealership' });
    const { hours } = JSON.parse(text) as { hours: { special: { reason: string }[] } };
    const page = await pageOf(server, '/contact');
    return [
      statements.match(/"validFrom":"[\d-]+"/g)?.length ?? 0,
      hours.special.map(({ reason }) => reason),
      [...page.matchAll(/"reason":"(\w+)"/g)].map(([, reason]) => reason),
    ];
  }

  it('are shown until they are over, also by pages that were made before', async () => {
    const specialDays = [
      holiday(dayAfter(-9), dayAfter(-8), 'Over'),
      holiday(dayAfter(-1), dayAfter(0), 'Today'),
      holiday(dayAfter(1), dayAfter(1), 'Tomorrow'),
    ];
    expect((await change({ specialDays })).status).toBe(200);
    for (const server of [first, second]) {
      expect(await readSpecialDays(server)).toEqual([
        2,
        ['Today', 'Tomorrow'],
        ['Today', 'Tomorrow'],
      ]);
    }
    const before = await sendRaw(first.url, { path: '/contact' });
    const untilMidnight = startOfDay(dayAfter(1)) - first.clock();
    first.passTime(untilMidnight - 1);
    expect((await sendRaw(first.url, { path: '/contact' })).headers.etag).toBe(before.headers.etag);
    first.passTime(1);
    expect(await readSpecialDays(first)).toEqual([1, ['Tomorrow'], ['Tomorrow']]);
    // The other server's day has not ended.
    expect(await readSpecialDays(second)).toEqual([
      2,
      ['Today', 'Tomorrow'],
      ['Today', 'Tomorrow'],
    ]);
    first.passTime(DAY_MS);
    expect(await readSpecialDays(first)).toEqual([0, [], []]);
    first.passTime(-untilMidnight - DAY_MS);
    expect((await settingOf('specialDays')).value).toHaveLength(3);
  });
});

describe('the first steps', () => {
  it('are done once what visitors need is the dealership’s own, and not before', async () => {
    const { address, week, position } = demoBranch;
    const own = {
      address,
      week,
      position,
      phones: ownPhones,
      whatsapp: '98320 10001',
      email: 'ask@hillroad.example',
    };
    const early = await change({ setup: 'done', ...own });
    expect(early.body.fields).toEqual({ setup: expect.stringContaining('still open') as string });
    expect((await settingOf('email')).is_sample).toBe(true);
    expect((await change({ name: 'Hill Road Motors' })).status).toBe(200);
    expect((await change({ setup: 'done', ...own })).status).toBe(200);
    const contact = await pageOf(second, '/contact');
    expect(contact).toContain('98320 10001');
    expect(contact).not.toContain('00000 000');
  });
});

describe('hours that are typed', () => {
  it('are put into their order, and shown in pages and statements', async () => {
    const answer = await change({
      week: [
        ...Array<object[]>(5).fill([day('09:30', '13:00'), day('14:00', '20:00')]),
        [day('00:00', '24:00')],
        [],
      ],
      specialDays: [holiday('2100-12-25'), holiday('2100-10-17', '2100-10-20', 'Durga Puja')],
    });
    expect(answer.status, answer.text).toBe(200);
    const { week, hours } = JSON.parse(
      (await sendRaw(first.url, { path: '/api/dealership' })).text,
    ) as { week: object[]; hours: { special: { reason: string }[] } };
    expect(week).toEqual([
      { days: 'Mon to Fri', times: '09:30 AM to 01:00 PM, 02:00 PM to 08:00 PM' },
      { days: 'Saturday', times: 'Open 24 hours' },
      { days: 'Sunday', times: 'Closed' },
    ]);
    expect(hours.special.map(({ reason }) => reason)).toEqual(['Durga Puja', 'Puja']);
    const page = await pageOf(second, '/dealers/1');
    expect(page).toContain('"opens":"09:30","closes":"13:00"');
    expect(page).toContain('"dayOfWeek":["Saturday"],"opens":"00:00","closes":"23:59"');
    expect(page).toContain('Saturday Open 24 hours');
    expect(page).toContain('"validFrom":"2100-10-17","validThrough":"2100-10-20"');
  });
});
