import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEnquiriesReport, enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { storeMarked } from '../../support/enquiries/marked-enquiries.ts';
import { changed, join, signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const LIST = allEnquiriesReport.path;

/** Two servers on the same data; the owner is at the first, people are at both. */
let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ database: first.database });
  owner = await signIn(first);
  await storeMarked(first);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

let count = 0;
async function joinAs(role: 'manager' | 'sales' | 'viewer', kinds?: EnquiryKind[]) {
  count += 1;
  const userId = `p${count}`;
  const here = await join(first, owner, { userId, role, ...(kinds && { kinds }) });
  return { userId, here, there: sameBrowserAt(second, here) };
}

async function kindsAt(browser: Browser): Promise<string[]> {
  const { body } = await browser.send<{ data: { kind: string }[] }>('POST', LIST, { limit: 100 });
  return body.data.map(({ kind }) => kind).sort();
}

describe('a change of what somebody reads', () => {
  it('takes effect with the next request, on both servers, time after time', async () => {
    const { userId, here, there } = await joinAs('viewer', ['amc']);
    const sets: EnquiryKind[][] = [['sales'], ['sales', 'amc'], [], [...enquiryKinds], ['opt-in']];
    for (const kinds of sets) {
      expect(await Promise.all([here, there].map(kindsAt))).toHaveLength(2);
      await changed(owner, userId, { kinds });
      expect(await kindsAt(there)).toEqual([...kinds].sort());
      expect(await kindsAt(here)).toEqual([...kinds].sort());
    }
  });

  it('takes effect while many requests are under way', async () => {
    const { userId, here, there } = await joinAs('viewer', ['sales', 'amc']);
    for (const kinds of [['amc'], ['sales', 'amc'], ['amc']] as EnquiryKind[][]) {
      const state = { isChanged: false };
      const late: string[][] = [];
      const ask = async (browser: Browser) => {
        const isLate = state.isChanged;
        const read = await kindsAt(browser);
        if (isLate) late.push(read);
      };
      const keepAsking = async (browser: Browser) => {
        while (late.length < 40) await ask(browser);
      };
      const asking = [here, there].flatMap((browser) =>
        [1, 2, 3, 4].map(() => keepAsking(browser)),
      );
      await changed(owner, userId, { kinds });
      state.isChanged = true;
      await Promise.all(asking);
      for (const read of late) expect(read).toEqual([...kinds].sort());
    }
  });

  it('holds for reports, dashboard and details at once', async () => {
    const { userId, here, there } = await joinAs('sales');
    const { body } = await here.send<{ data: { reference: string }[] }>(
      'POST',
      '/api/getSalesEnquiry',
      {},
    );
    const reference = body.data[0]?.reference ?? '';
    await changed(owner, userId, { kinds: ['amc'] });
    for (const browser of [there, here]) {
      expect((await browser.send('POST', '/api/getSalesEnquiry', {})).status).toBe(403);
      expect((await browser.send('GET', `${LIST}/${reference}`)).status).toBe(404);
      expect((await browser.send('GET', '/api/dashboard')).body).toEqual([{ amc: 1 }]);
    }
  });

  it('by a new role takes effect with the next request too', async () => {
    const { userId, here, there } = await joinAs('manager');
    expect((await there.send('GET', `${LIST}/export`)).status).toBe(200);
    await changed(owner, userId, { role: 'content' });
    for (const browser of [there, here]) {
      expect((await browser.send('GET', `${LIST}/export`)).status).toBe(403);
      expect((await browser.send('POST', LIST, {})).status).toBe(403);
      const { status, body } = await browser.send<{ role: string }>('GET', '/api/me');
      expect([status, body.role]).toEqual([200, 'content']);
    }
    await changed(owner, userId, { role: 'manager' });
    for (const browser of [there, here])
      expect((await browser.send('GET', `${LIST}/export`)).status).toBe(200);
  });

  it('does not leave the kinds of an earlier role behind', async () => {
    const { userId, here } = await joinAs('manager');
    await changed(owner, userId, { role: 'viewer', kinds: ['warranty'] });
    expect(await kindsAt(here)).toEqual(['warranty']);
  });
});

describe('an export ticket', () => {
  it('that was issued before a demotion is refused after it, on both servers', async () => {
    const { userId, here, there } = await joinAs('manager');
    const tickets: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      const { body } = await here.send<{ ticket: string }>('POST', `${LIST}/export-ticket`, {});
      tickets.push(body.ticket);
    }
    await changed(owner, userId, { role: 'sales' });
    const [one = '', two = ''] = tickets;
    expect((await there.send('GET', `${LIST}/export?ticket=${one}`)).status).toBe(403);
    expect((await here.send('GET', `${LIST}/export?ticket=${two}`)).status).toBe(403);
  });

  it('is refused after deactivation', async () => {
    const { userId, here, there } = await joinAs('manager');
    const { body } = await here.send<{ ticket: string }>('POST', `${LIST}/export-ticket`, {});
    await changed(owner, userId, { isActive: false });
    for (const browser of [there, here]) {
      const { status, text } = await browser.send('GET', `${LIST}/export?ticket=${body.ticket}`);
      expect([status, text.includes('Debjani')]).toEqual([401, false]);
    }
  });
});
