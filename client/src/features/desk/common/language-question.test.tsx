import type { Customer } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { owner } from '../../../../test/rights.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { LanguageQuestion } from './language-question.tsx';

type Known = Pick<Customer, 'id' | 'version' | 'note' | 'language'>;

const unknown: Known = { id: 7, version: 1, note: 'Knows Bikram', language: null };

/** The sheets open once the customer is there. */
function show(stored: Known) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(queryKeys.customer(7), stored);
  render(
    <QueryClientProvider client={queries}>
      <RightsContext value={owner}>
        <LanguageQuestion customerId={7} />
      </RightsContext>
    </QueryClientProvider>,
  );
}

/** @param stored the customer, unless that is changed first: then what a colleague has stored */
function ask(stored: Known, theirs?: Known) {
  const sent: unknown[] = [];
  stubApi(({ method, body }) => {
    if (method === 'get') return { data: stored };
    sent.push(body);
    if (theirs && sent.length === 1) {
      const refusal = failure(409, 'changed_meanwhile', 'Changed');
      return { ...refusal, data: { ...(refusal.data as object), current: theirs } };
    }
    return { data: { ...stored, ...(body as object), version: 3 } };
  });
  show(stored);
  return sent;
}

const button = (name: string) => screen.findByRole('button', { name });
const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent;

test('a tap stores the language, keeps the note, and leaves the question in its place', async () => {
  const sent = ask(unknown);
  fireEvent.click(await button('Bengali'));
  await waitFor(() => expect(pressed()).toBe('Bengali'));
  expect(sent).toEqual([{ version: 1, note: 'Knows Bikram', language: 'bn' }]);
  fireEvent.click(await button('Hindi'));
  await waitFor(() => expect(pressed()).toBe('Hindi'));
  expect(sent[1]).toEqual({ version: 3, note: 'Knows Bikram', language: 'hi' });
});

test('a note that a colleague has just written stays', async () => {
  const sent = ask(unknown, { ...unknown, version: 2, note: 'Calls back' });
  fireEvent.click(await button('Bengali'));
  await waitFor(() => expect(pressed()).toBe('Bengali'));
  expect(sent[1]).toEqual({ version: 2, note: 'Calls back', language: 'bn' });
});

test('a language that a colleague has just chosen is shown', async () => {
  const sent = ask(unknown, { ...unknown, version: 2, language: 'hi' });
  fireEvent.click(await button('Bengali'));
  await waitFor(() => expect(pressed()).toBe('Hindi'));
  expect(sent).toHaveLength(1);
});

test('another language is stored although a colleague has changed the note since', async () => {
  const sent = ask(unknown, { ...unknown, version: 2, note: 'Calls back' });
  fireEvent.click(await button('Hindi'));
  await waitFor(() => expect(pressed()).toBe('Hindi'));
  fireEvent.click(await button('Bengali'));
  await waitFor(() => expect(pressed()).toBe('Bengali'));
  expect(sent).toHaveLength(3);
});

test('nobody is asked for a language that is known', () => {
  stubApi(() => ({ data: { ...unknown, language: 'bn' } }));
  show({ ...unknown, language: 'bn' });
  expect(screen.queryByRole('group')).toBeNull();
});
