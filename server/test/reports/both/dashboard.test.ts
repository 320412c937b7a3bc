import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, enquiryKinds, type DashboardHistory } from '@dealership/shared';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

const MIDNIGHT_IN_INDIA = Date.parse('2026-11-20T18:30:00Z');
const HOUR = 3_600_000;

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

const history = () => read<DashboardHistory>('/api/dashboard/history');

describe('GET /api/dashboard', () => {
  it('counts today’s bookings, AMC, warranty and product enquiries, from midnight in India on', async () => {
    const counted = ['service-booking', 'amc', 'warranty', 'product', 'sales'] as const;
    await storeEnquiries(
      server,
      counted.flatMap((kind, i) => [
        buildEnquiry({ kind, createdAt: MIDNIGHT_IN_INDIA - 1 }),
        ...Array.from({ length: i + 1 }, () =>
          buildEnquiry({ kind, createdAt: MIDNIGHT_IN_INDIA }),
        ),
      ]),
    );
    expect(await read('/api/dashboard')).toEqual([
      { bookings: 1, amc: 2, warranty: 3, enquiry_report: 4 },
    ]);
  });
});

describe('GET /api/dashboard/history', () => {
  it('has 56 days, the last one today, and zeros for all thirteen kinds of an empty database', async () => {
    const { days, kinds } = await history();
    expect(days).toEqual(Array.from({ length: 56 }, (_, i) => addDays('2026-11-21', i - 55)));
    expect(Object.keys(kinds)).toEqual(enquiryKinds);
    for (const kind of enquiryKinds) {
      expect(kinds[kind]).toEqual({ total: 0, byDay: Array<number>(56).fill(0) });
    }
  });

  it('counts each day from midnight to midnight in India, and the total over all time', async () => {
    const firstDay = MIDNIGHT_IN_INDIA - 55 * 24 * HOUR;
    await storeEnquiries(
      server,
      [
        firstDay - 1,
        firstDay,
        MIDNIGHT_IN_INDIA - 1,
        MIDNIGHT_IN_INDIA - 24 * HOUR,
        MIDNIGHT_IN_INDIA,
        MIDNIGHT_IN_INDIA + 11 * HOUR,
      ].map((createdAt) => buildEnquiry({ kind: 'contact', createdAt })),
    );
    await storeEnquiries(server, [buildEnquiry({ kind: 'opt-in', createdAt: MIDNIGHT_IN_INDIA })]);
    const { kinds } = await history();
    const byDay = Array<number>(56).fill(0);
    byDay[0] = 1;
    byDay[54] = 2;
    byDay[55] = 2;
    expect(kinds.contact).toEqual({ total: 6, byDay });
    expect(kinds['opt-in']?.total).toBe(1);
    expect(kinds['opt-in']?.byDay.at(-1)).toBe(1);
    expect(kinds.sales?.total).toBe(0);
  });
});
