import type { InsightNumbers, Insights, Quoted, TapCounts } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../../../../shared/test/read-pdf.ts';
import { owner } from '../../../test/rights.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { downloadBlob } from '../../lib/browser/download.ts';
import { RightsContext } from '../../lib/staff/rights.ts';
import { InsightsPage } from './insights-page.tsx';

vi.mock('../../lib/browser/download.ts', () => ({ downloadBlob: vi.fn() }));
// As in the Bengali back office.
vi.mock(
  '@dealership/shared/texts/common/locale.ts',
  () => import('../../../../shared/src/texts/bn/common/locale.ts'),
);
vi.mock(
  '@dealership/shared/texts/staff/desk/insights.ts',
  () => import('../../../../shared/src/texts/bn/staff/desk/insights.ts'),
);
vi.mock(
  '@dealership/shared/texts/staff/desk/insight-taps.ts',
  () => import('../../../../shared/src/texts/bn/staff/desk/insight-taps.ts'),
);
vi.mock(
  '@dealership/shared/texts/staff/desk/desk.ts',
  () => import('../../../../shared/src/texts/bn/staff/desk/desk.ts'),
);
vi.mock(
  '@dealership/shared/texts/common/report-paper.ts',
  () => import('../../../../shared/src/texts/bn/common/report-paper.ts'),
);

const numbers: InsightNumbers = {
  arrived: 12,
  awaited: 11,
  answered: 10,
  promised: 10,
  in_time: 9,
  reached: 8,
  appointed: 3,
  missed: 1,
  done: 2,
  lost: 3,
  median: 25,
  p90: 85,
  reasons: [{ reason: 'price', count: 3 }],
};
const insights: Insights = {
  total: numbers,
  course: Object.fromEntries(
    Object.keys(numbers)
      .filter((name) => name !== 'reasons')
      .map((name) => [name, []]),
  ) as unknown as Insights['course'],
  groups: [
    { key: 'sales', ...numbers },
    { key: '', ...numbers },
  ],
};
const taps: TapCounts = {
  total: { call: 2, whatsapp: 1 },
  pages: [{ page: 'home', call: 2, whatsapp: 1 }],
  models: [{ key: '', call: 2, whatsapp: 1 }],
};
const quoted: Quoted = { made: 6, opened: 4, accepted: 2, ended: 1, won: 2 };
const reasons = [{ key: 'price', label: { en: 'Too dear', bn: 'দাম বেশি' } }];

test('in Bengali the PDFs of Insights are made, in English: their fonts have no other letters', async () => {
  stubApi(({ url }) => {
    if (url === '/api/desk/choices') return { data: { reasons, colleagues: [] } };
    if (url === '/api/insights/quotations') return { data: quoted };
    return { data: url === '/api/insights/taps' ? taps : insights };
  });
  render(
    <RightsContext value={owner}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/admin/insights?from=2026-11-01&to=2026-11-30&kind=sales']}>
          <InsightsPage />
        </MemoryRouter>
      </QueryClientProvider>
    </RightsContext>,
  );
  const person = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'বিশ্লেষণ' })).toBeVisible();
  const names = ['এক্সপোর্ট করুন', 'কোটেশনের হিসাব এক্সপোর্ট করুন', 'ফোন আর WhatsApp-এর হিসাব এক্সপোর্ট করুন'];
  const texts: string[] = [];
  for (const name of names) {
    const button = within(await screen.findByRole('group', { name })).getByRole('button', {
      name: 'PDF',
    });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    await waitFor(() => expect(downloadBlob).toHaveBeenCalledTimes(texts.length + 1));
    const blob = vi.mocked(downloadBlob).mock.lastCall?.[0] as Blob;
    texts.push(readPdf(new Uint8Array(await blob.arrayBuffer())).text);
  }
  for (const text of texts) {
    expect(text).toContain('Period:2026-11-01to2026-11-30');
    expect(text).toContain('Page1of1');
  }
  expect(texts[0]).toMatch(/^Insights.*Type:Sales.*Received.*All.*Toodear:3.*Other/);
  expect(texts[1]).toMatch(/^Quotations.*Type:Sales.*Made6.*wonafteraquotation2/);
  expect(texts[2]).toMatch(/^CallsandWhatsApp.*Allpages.*Home/);
});
