import {
  emptyTextsOf,
  screenTexts,
  type EmptyScreenName,
  type ScreenName,
} from '@dealership/shared/texts/staff/screens.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { owner, rightsOf } from '../../../test/rights.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { RightsContext, type Rights } from '../../lib/staff/rights.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { screens } from './screens.tsx';

const names = Object.keys(screenTexts.screens) as ScreenName[];
const canBeEmpty = [
  ...names.filter((name) => screenTexts.screens[name].empty !== null),
  'report',
] as EmptyScreenName[];

function open(name: EmptyScreenName, rights: Rights, stored = 0) {
  const calls = stubApi(() => ({ data: { days: [], kinds: { amc: { total: stored } } } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RightsContext value={rights}>
        <MemoryRouter>
          <EmptyScreen name={name} onlyAtFirst={name === 'desk'}>
            No rows
          </EmptyScreen>
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>,
  );
  return calls;
}

test('every screen has its texts, and nothing else has', () => {
  const others = screens.filter(({ group }) => group !== 'report').map(({ name }) => name);
  expect(names.toSorted()).toEqual(others.toSorted());
});

test.each(canBeEmpty)('an owner reads on %s what to do first, and of the demo', async (name) => {
  open(name, owner);
  expect(await screen.findByText(screenTexts.demo)).toBeInTheDocument();
  const { purpose, first } = emptyTextsOf(name);
  if (purpose !== null) expect(screen.getByText(purpose)).toBeInTheDocument();
  expect(screen.getByText(first)).toBeInTheDocument();
  const link = screen.queryByRole('link')?.getAttribute('href');
  // A sentence that ends in a colon is followed by a link to its screen.
  expect(link !== undefined).toBe(first.endsWith(':'));
  if (link !== undefined) expect(screens.map((each) => `/admin/${each.name}`)).toContain(link);
});

test('the demo is not named once an enquiry is there, nor to somebody who sets nothing up', async () => {
  const { purpose, first } = screenTexts.screens.offer.empty;
  open('offer', owner, 1);
  expect(await screen.findByText(first)).toBeInTheDocument();
  expect(screen.queryByText(screenTexts.demo)).toBeNull();
  const calls = open('offer', rightsOf('sales'));
  expect(await screen.findAllByText(purpose)).toHaveLength(2);
  // This person may not add an offer.
  expect(screen.getAllByText(first)).toHaveLength(1);
  expect(screen.queryByText(screenTexts.demo)).toBeNull();
  expect(calls).toEqual([]);
});

test('a list that is often empty is explained only until the first enquiry is there', async () => {
  const { purpose } = screenTexts.screens.desk.empty;
  const calls = open('desk', rightsOf('sales'), 1);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.getByText('No rows')).toBeInTheDocument();
  open('desk', rightsOf('sales'));
  // Only the second step.
  expect(await screen.findAllByText(purpose)).toHaveLength(1);
});
