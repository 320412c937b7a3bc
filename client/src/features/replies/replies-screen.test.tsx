import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { RepliesScreen } from './replies-screen.tsx';

vi.mock('../../lib/toasts/toasts.ts');

const reply = {
  key: 'thanks',
  version: 1,
  title: 'Thank you',
  kinds: [],
  statuses: [],
  ways: ['mail'],
  isHidden: false,
  purpose: 'service',
  subject: { en: '' },
  text: { en: 'Hello {name}' },
};

test('placeholders of a reply are counted at the field, and what was typed outlives a conflict', async () => {
  const changed = failure(409, 'changed_meanwhile', '').data as object;
  const answers = [{ status: 409, data: { ...changed, current: { ...reply, version: 2 } } }];
  stubApi(({ method }) => (method === 'post' && answers.shift()) || { data: { replies: [reply] } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RepliesScreen />
    </QueryClientProvider>,
  );
  const edit = { name: 'Edit: Thank you' };
  await userEvent.click(await screen.findByRole('button', edit));
  const subject = screen.getByLabelText(/^Subject .* English/);
  await userEvent.click(subject);
  await userEvent.paste('{name} {name} {name} {name}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(subject).toHaveAccessibleDescription(/at most 3 placeholders/);
  await userEvent.clear(subject);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', edit));
  expect(screen.getByLabelText(/^Subject .* English/)).toHaveValue('');
});
