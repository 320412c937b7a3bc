import type { DeskDetail, KeyedReply } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { deskOf } from '../../../../test/desk.ts';
import { owner } from '../../../../test/rights.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { forgetTyped, useTyped } from '../../../lib/staff/typed.ts';
import { setWaiting } from '../../../lib/staff/waiting-steps.ts';
import { DeskContext } from '../common/desk-context.ts';
import { EnquirySheets, type OpenSheet } from './enquiry-sheets.tsx';

afterEach(forgetTyped);

const enquiry = deskRow({ promised_at: Date.UTC(2126, 10, 21, 7) });
enquiry.sent.email = 'rina@example.com';
const detail: DeskDetail = {
  enquiry,
  events: [],
  has_earlier: false,
  visit: {},
  open_by: [],
  others: [],
  is_handed_away: false,
  offer_ways: ['whatsapp', 'mail'],
  offer_waits: [],
};
const offer: KeyedReply = {
  key: 'helmets',
  version: 1,
  title: 'Helmets',
  kinds: [],
  statuses: [],
  ways: ['whatsapp', 'mail'],
  isHidden: false,
  purpose: 'offer',
  text: { en: 'Helmets for {name}', bn: '{name}, হেলমেট' },
  subject: { en: 'Until {time}' },
};

const on = {
  stored: vi.fn(),
  kept: vi.fn(),
  answered: vi.fn<(text: string, again?: () => void) => void>(),
};

function Enquiry() {
  const [sheet, setSheet] = useTyped<OpenSheet | undefined>('sheet-R1', () => undefined);
  return (
    <>
      <button onClick={() => setSheet({ name: 'message' })}>Message</button>
      <DeskContext value={deskOf()}>
        <EnquirySheets
          detail={detail}
          sheet={sheet}
          canWork
          onSheet={setSheet}
          onNow={() => undefined}
          after={{ onStored: on.stored, onKept: on.kept, onText: on.answered }}
          contact={{ wrote: () => undefined, opened: () => undefined }}
        />
      </DeskContext>
    </>
  );
}

/** The server's answer when the offer is sent. */
let answer: () => ReturnType<typeof failure> | undefined | Promise<ReturnType<typeof failure>>;

function open(answered = detail) {
  for (const each of Object.values(on)) each.mockReset();
  stubApi(({ url, method }) => {
    if (method === 'post') return answer();
    if (url.endsWith('/replies')) return { data: { replies: [offer], sends_mail: true } };
    if (url.includes('customers')) return { data: { language: 'bn' } };
    return { data: answered };
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <RightsContext value={owner}>
        <Enquiry />
      </RightsContext>
    </QueryClientProvider>,
  );
  return { unmount };
}

const send = async (way: string) => {
  if (!screen.queryByRole('dialog')) fireEvent.click(screen.getByText('Message'));
  fireEvent.click(await screen.findByRole('button', { name: `${way}: Helmets` }));
};
const close = () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
const link = () => screen.findByRole('link', { name: 'Open WhatsApp' });

test('a closed sheet comes again with the link of an offer that is stored meanwhile', async () => {
  let arrive: (stored: ReturnType<typeof failure>) => void = () => undefined;
  const arrived = new Promise<ReturnType<typeof failure>>((resolve) => (arrive = resolve));
  answer = () => arrived;
  open();
  await send('WhatsApp');
  expect(screen.getByText('Saving…')).toBeVisible();
  close();
  expect(screen.queryByRole('dialog')).toBeNull();
  arrive({ data: detail });
  expect(await link()).toHaveAccessibleDescription(/now send it. Not sending it\?/);
  expect(on.answered.mock.lastCall?.[0]).toMatch(/recorded as sent\. Send it by the link/);
  expect(on.stored).not.toHaveBeenCalled();
});

test('the link of an offer is there again with its enquiry, and then it can be taken back for a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer = () => ({ data: detail });
  const { unmount } = open();
  await send('WhatsApp');
  await link();
  unmount();
  open();
  await link();
  expect(screen.getByText(/হেলমেট/)).toHaveAttribute('lang', 'bn');
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(await link()).toHaveAccessibleDescription(/can no longer be undone/);
  close();
  expect(on.stored).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('without a line an offer that is a mail is kept, and one by a link is not', async () => {
  const nothing = () => Promise.resolve();
  const keep = () => Promise.resolve(true);
  setWaiting({
    keeper: { keep, drop: keep, send: () => undefined, takeAllTheSame: nothing },
  });
  answer = () => undefined;
  open();
  await send('WhatsApp');
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  expect(on.kept).not.toHaveBeenCalled();
  await send('Email');
  await vi.waitFor(() => expect(on.kept).toHaveBeenCalledOnce(), 30_000);
  expect(on.kept.mock.lastCall?.[1]).toMatchObject({
    text: 'Rina, হেলমেট',
    by: 'mail',
    subject: expect.stringMatching(/^Until Thursday,? 21 November, 12:30/) as string,
  });
  setWaiting({ keeper: undefined });
});

test('a message that others were quicker than can be sent again', async () => {
  answer = () => {
    const refused = failure(409, 'changed_meanwhile', '');
    return { status: 409, data: { ...(refused.data as object), current: detail } };
  };
  open();
  await send('Email');
  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByText('Someone else changed this first')).toBeVisible();
  answer = () => ({ data: detail });
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(on.stored).toHaveBeenCalledOnce(), 30_000);
});

test('an offer that has to wait says for what, and leads nobody to the page for opt-ins', async () => {
  open({ ...detail, offer_ways: [], offer_waits: [{ way: 'whatsapp', until: 'confirmation' }] });
  fireEvent.click(screen.getByText('Message'));
  const offered = within(await screen.findByRole('region', { name: /^Helmets/ }));
  expect(
    offered.getByText(/^No offers by WhatsApp yet: after a stop .+ customer’s page\./),
  ).toHaveTextContent('No offers by Email: the customer has not agreed to that');
  cleanup();
  const until = 'restore';
  open({
    ...detail,
    offer_ways: [],
    offer_waits: [
      { way: 'whatsapp', until },
      { way: 'mail', until },
    ],
  });
  fireEvent.click(screen.getByText('Message'));
  expect(
    await screen.findByText(/^No offers by WhatsApp or Email yet: since the database was restored/),
  ).not.toHaveTextContent('Optain');
});
