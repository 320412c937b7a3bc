import { afterEach, describe, expect, it } from 'vitest';
import { dealership } from '@dealership/shared';
import { readConfig } from '../src/config.ts';
import { sendRaw } from './raw-http.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const version = dealership.noticeVersion;
const everything = 'Everything you send with a form';
const automatic = (months: number) => `deleted automatically ${months} months after we receive it.`;

describe('what visitors read of how long their enquiries are kept', () => {
  it.each([
    {
      set: '',
      policy: `${everything}: kept until you ask us to erase it.`,
      sales: `How long: until you ask us to erase it. ${version}<`,
      data: '',
    },
    {
      set: '24',
      policy: `${everything}: ${automatic(24)}`,
      sales: `How long: 24 months, then it is deleted automatically. Sooner if you ask. ${version}-24m<`,
      data: '"insurance":24',
    },
    {
      set: '24,insurance:36',
      policy: `Insurance enquiry: ${automatic(36)} Everything else: ${automatic(24)}`,
      sales: `How long: 24 months, then it is deleted automatically. Sooner if you ask. ${version}-24m<`,
      data: '"insurance":36',
    },
    {
      set: 'sales:24',
      policy: `Sales enquiry: ${automatic(24)} Everything else: kept until you ask us to erase it.`,
      sales: `How long: 24 months, then it is deleted automatically. Sooner if you ask. ${version}-24m<`,
      data: '"retention":{"sales":24}',
    },
  ])('is what RETENTION_MONTHS=$set does', async ({ set, policy, sales, data }) => {
    const { retentionMonths } = readConfig({ RETENTION_MONTHS: set, JWT_SECRET: 's'.repeat(32) });
    server = await startTestServer({ hasSite: true, retentionMonths });
    for (const path of ['/privacy-policy', '/', '/view-details?bike=Livo']) {
      const { text } = await sendRaw(server.url, { path });
      expect(text).toContain(policy);
      expect(text).toContain(sales);
      expect(text).toContain(data);
      expect(text.includes('"retention"')).toBe(set !== '');
    }
    // From there one goes on, without another document, to pages with forms.
    const { text } = await sendRaw(server.url, { path: '/nothing' });
    expect(text.includes('"retention"')).toBe(set !== '');
  });
});
