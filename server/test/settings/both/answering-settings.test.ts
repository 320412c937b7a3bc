import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  fixedReasons,
  minuteOf,
  type AllAnswerTimes,
  type SettingName,
  type LostReason,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let manager: Browser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  manager = await join(server, owner, { userId: 'mina', role: 'manager' });
});
afterAll(() => server.stop());

interface SettingRow {
  name: SettingName;
  version: number;
  value: unknown;
}

async function settingOf<Value>(name: SettingName): Promise<{ version: number; value: Value }> {
  const { body } = await owner.send<{ settings: SettingRow[] }>('GET', '/api/settings');
  const found = body.settings.find((each) => each.name === name);
  if (!found) throw new Error(`There is no setting ${name}.`);
  return { version: found.version, value: found.value as Value };
}

async function save(name: SettingName, value: unknown, by = manager) {
  const { version } = await settingOf(name);
  return by.send<{ problems?: Record<string, unknown>; fields?: Record<string, string> }>(
    'PATCH',
    '/api/settings',
    { changes: [{ branch: 0, name, version, value }] },
  );
}

async function arrive(kind: 'sales' | 'contact' = 'sales', overrides = {}): Promise<string> {
  const { body } = await submit(server, kind, { overrides });
  return body.reference;
}

describe('how soon enquiries are answered', () => {
  it('holds for what comes in afterwards', async () => {
    const before = await arrive();
    const { value: times } = await settingOf<AllAnswerTimes>('answerTimes');
    const changed = { ...times, sales: { due: { minutes: 45 }, critical: { days: 1 } } };
    const saved = await save('answerTimes', { ...changed, contact: null });
    expect(saved.status, saved.text).toBe(200);
    const due = async (reference: string) => (await deskOf(owner, reference)).enquiry.due_at;
    expect(minuteOf((await due(before)) ?? 0)).toBe('2026-11-21T12:30');
    expect(minuteOf((await due(await arrive())) ?? 0)).toBe('2026-11-21T12:45');
    expect(await due(await arrive('contact', { reason: 'Inquiry' }))).toBeNull();
    expect(await due(await arrive('contact', { reason: 'Feedback' }))).not.toBeNull();
  });

  it.each([
    [{ due: { minutes: 0 }, critical: { minutes: 60 } }, 'answerTimes.sales.due'],
    [{ due: { minutes: null }, critical: { minutes: 60 } }, 'answerTimes.sales.due'],
    [{ due: { minutes: 60 }, critical: { days: 31 } }, 'answerTimes.sales.critical'],
    [{ due: { days: 1 }, critical: { minutes: 600 } }, 'answerTimes.sales.critical'],
    [{ due: { minutes: 60 }, critical: { minutes: 60 } }, 'answerTimes.sales.critical'],
  ])('is refused as %j, by its field', async (sales, place) => {
    const { value } = await settingOf<AllAnswerTimes>('answerTimes');
    const { status, body } = await save('answerTimes', { ...value, sales });
    expect(status).toBe(400);
    expect(Object.keys(body.problems ?? {}).some((each) => each.startsWith(place))).toBe(true);
  });
});

describe('why enquiries end', () => {
  it('is renamed, put in order, hidden and added; other languages stay', async () => {
    const { value: reasons } = await settingOf<LostReason[]>('lostReasons');
    const [first, ...others] = reasons;
    const renamed = { ...first, label: { ...first?.label, en: 'Too dear' } };
    const own = { key: 'own-1', label: { en: 'Moved away' }, asks: 'note' };
    const hidden = others.map((each) =>
      each.key === 'put-off' ? { ...each, isHidden: true } : each,
    );
    const saved = await save('lostReasons', [own, ...hidden, renamed]);
    expect(saved.status, saved.text).toBe(200);
    const { body } = await owner.send<{ reasons: LostReason[] }>('GET', '/api/desk/choices');
    expect(body.reasons.at(0)).toEqual(own);
    expect(body.reasons.at(-1)?.label).toEqual({ ...first?.label, en: 'Too dear' });
    expect(body.reasons.find(({ key }) => key === 'put-off')?.isHidden).toBe(true);
  });

  it('cannot be removed once an enquiry has ended so, also if it was opened again', async () => {
    const closed = await arrive();
    const reopened = await arrive();
    const lost = (reason: string, detail?: string) => ({
      do: 'close',
      then: { to: 'lost', reason, ...(detail && { detail }) },
    });
    await done(owner, closed, lost('loan-refused'));
    await done(owner, reopened, lost('other-brand', 'TVS'));
    await done(owner, reopened, { do: 'reopen', at: '2026-11-23T11:00' });
    const { value: reasons } = await settingOf<LostReason[]>('lostReasons');
    const without = (key: string) => reasons.filter((each) => each.key !== key);
    for (const key of ['loan-refused', 'other-brand']) {
      const { status, body } = await save('lostReasons', without(key));
      expect([status, body.problems]).toMatchObject([
        400,
        { lostReasons: { code: 'reason_used' } },
      ]);
      expect(body.fields?.lostReasons).toContain('can be hidden, not removed');
    }
    for (const key of Object.values(fixedReasons)) {
      const { body } = await save('lostReasons', without(key));
      expect(body.problems).toMatchObject({ lostReasons: { code: 'reason_needed' } });
    }
    expect((await save('lostReasons', without('no-stock'))).status).toBe(200);
  });
});

it('is the owner’s and the manager’s to change', async () => {
  const sales = await join(server, owner, { userId: 'rina', role: 'sales' });
  const { value } = await settingOf('assignments');
  expect((await save('assignments', value, sales)).status).toBe(403);
});
