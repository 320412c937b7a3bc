import { enquiryDefinitions } from '@dealership/shared';
import { contactTexts } from '@dealership/shared/texts/common/kinds/contact.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../../../lib/calls/api-client.ts';
import { loadToasts, showToast } from '../../../lib/toasts/toasts.ts';
import { deliver } from './deliver.ts';
import {
  acknowledge,
  publishOutcome,
  startSubmissionQueue,
  subscribeToOutcomes,
} from './submission-queue.ts';
import { dropWaiting, keepWaiting, listWaiting, type WaitingEnquiry } from './queue-store.ts';

vi.mock('../../../lib/toasts/toasts.ts');
vi.mock('./queue-store.ts', () => ({
  dropWaiting: vi.fn(),
  keepWaiting: vi.fn(),
  listWaiting: vi.fn(async () => []),
}));

const enquiry: WaitingEnquiry = {
  ...enquiryDefinitions.contact,
  ...contactTexts,
  key: 'k',
  body: '{"name":"Ananya"}',
  formAge: 5000,
  answers: { name: 'Ananya' },
  subject: '[]',
  page: '/contact',
  savedAt: Date.now(),
};
const arrived = { type: 'accepted', text: 'Submitted', reference: 'K7QM4X' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(dropWaiting).mockClear();
  vi.mocked(showToast).mockClear();
  return () => {
    vi.useRealTimers();
  };
});

test('a reference is forgotten two seconds after it was first seen', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  acknowledge(enquiry, arrived);
  vi.advanceTimersByTime(60_000);
  expect(dropWaiting).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1999);
  expect(dropWaiting).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dropWaiting).toHaveBeenCalledExactlyOnceWith('k');
});

test('a reference that could be shown nowhere is not forgotten', async () => {
  vi.mocked(loadToasts).mockResolvedValueOnce(undefined);
  await publishOutcome(enquiry, arrived);
  vi.advanceTimersByTime(2000);
  expect(dropWaiting).not.toHaveBeenCalled();

  const unsubscribe = subscribeToOutcomes(() => true);
  await publishOutcome(enquiry, arrived);
  unsubscribe();
  vi.advanceTimersByTime(2000);
  expect(dropWaiting).toHaveBeenCalledExactlyOnceWith('k');
});

test('of what has arrived nothing that was written stays in the browser', async () => {
  const { text: message, reference } = arrived;
  vi.spyOn(api, 'post').mockResolvedValue({ data: { message, reference } });
  expect(await deliver(enquiry)).toEqual(arrived);
  expect(keepWaiting).toHaveBeenCalledExactlyOnceWith({
    ...enquiry,
    body: '',
    answers: {},
    arrived,
  });
});

test('what arrived more than a week ago goes without a word', async () => {
  const savedAt = Date.now() - 8 * 24 * 3_600_000;
  vi.mocked(listWaiting).mockResolvedValueOnce([{ ...enquiry, key: 'old', savedAt, arrived }]);
  startSubmissionQueue();
  await vi.waitFor(() => expect(dropWaiting).toHaveBeenCalledExactlyOnceWith('old'), 30_000);
  expect(showToast).not.toHaveBeenCalled();
});

test('what was refused as too many stays, and is sent again after as long as the server says', async () => {
  const tooMany = new ApiError('Too many enquiries came from your connection in the last hour.', {
    status: 429,
    code: 'too_many',
    retryAfterSeconds: 3600,
  });
  const post = vi.spyOn(api, 'post').mockRejectedValue(tooMany);
  const outcome = await deliver(enquiry);
  expect(outcome).toMatchObject({ type: 'undelivered', retryAfterSeconds: 3600 });
  expect(dropWaiting).not.toHaveBeenCalled();
  vi.mocked(listWaiting).mockResolvedValue([enquiry]);
  vi.mocked(loadToasts).mockResolvedValue({} as never);
  if (outcome) await publishOutcome(enquiry, outcome);
  post.mockClear();
  await vi.advanceTimersByTimeAsync(3_599_000);
  const before = post.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(post.mock.calls.length).toBe(before + 1), 30_000);
  expect(dropWaiting).not.toHaveBeenCalled();
  vi.mocked(listWaiting).mockResolvedValue([]);
});

test.each([
  ['with its price card', '{"name":"Ananya","priceCard":{"model":"shine125"}}'],
  ['as an earlier version has stored it, without one', '{"name":"Ananya"}'],
])('an enquiry about a price is sent %s', async (_what, body) => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({ data: { reference: 'K7QM4X' } });
  const waiting = { ...enquiry, ...enquiryDefinitions.product, body };
  expect(await deliver(waiting)).toMatchObject({ type: 'accepted', reference: 'K7QM4X' });
  expect(post).toHaveBeenLastCalledWith('/api/postBooking', body, expect.anything());
});
