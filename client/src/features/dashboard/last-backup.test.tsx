import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type LastBackup as Answer, storedAt } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { LastBackup } from './last-backup.tsx';

const made = { date: '2026-11-23', time: '03:05:00', age_hours: 7, is_restored: false };

const when = timeTexts.on(storedAt(made.date, made.time));

test('on the first day a missing backup raises no alarm', async () => {
  const onKnown = vi.fn();
  stubApi(() => ({ data: { state: 'none-yet', backup: null } }));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LastBackup onKnown={onKnown} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(onKnown).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});

test.each<[Answer, string, string?]>([
  [{ state: 'recent', backup: made }, `Last backup: made ${when}, 7 hours ago`],
  [
    { state: 'recent', backup: { ...made, age_hours: 0 } },
    `Last backup: made ${when}, less than an hour ago`,
  ],
  [
    { state: 'late', backup: { ...made, age_hours: 80, is_restored: true } },
    `Backup overdue: this database was restored from the one made ${when}, 3 days ago`,
    'Everything entered since then would be lost',
  ],
  [{ state: 'never', backup: null }, 'No backup on record', 'set up a daily backup'],
])('the last backup is described in words: %j', async (data, line, advice) => {
  stubApi(() => ({ data }));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LastBackup onKnown={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByText(/backup/i, { selector: 'strong' });
  const [first, second] = container.querySelectorAll('p');
  expect(first).toHaveTextContent(line);
  expect(first?.textContent).toHaveLength(line.length);
  if (advice === undefined) expect(second).toBeUndefined();
  else expect(second).toHaveTextContent(advice);
});
