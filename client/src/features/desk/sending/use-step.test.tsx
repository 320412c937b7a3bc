import type { DeskDetail, Step } from '@dealership/shared';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { WithQueries } from '../../../../test/with-queries.tsx';
import { forgetTyped } from '../../../lib/staff/typed.ts';
import { seenOf, useStep } from './use-step.ts';

afterEach(forgetTyped);

const note: Step = { do: 'note', text: 'Wants it in blue' };
const noAnswer: Step = { do: 'no-answer' };
const how = (isAwaited: boolean) => ({ isAwaited, language: undefined });
const seen = { enquiry: { reference: 'SAL-1', version: 7 }, events: [] as object[] } as DeskDetail;
const stored = { enquiry: { version: 8 } } as DeskDetail;

type Answer = 'stored' | 'lost' | 'overtaken';

function answerTo(answer: Answer) {
  if (answer === 'lost') return undefined;
  if (answer === 'stored') return { data: stored };
  const refused = failure(409, 'changed_meanwhile', '');
  return { status: 409, data: { ...(refused.data as object), current: stored } };
}

/** @param answers in this order */
function begin(...answers: Answer[]) {
  const calls = stubApi(() => answerTo(answers.shift() ?? 'stored'));
  const onStored = vi.fn<Parameters<typeof useStep>[1]['onStored']>();
  const onKept = vi.fn();
  const onLost = vi.fn<(text: string, again?: () => void) => void>();
  const mount = () =>
    renderHook(() => useStep(seenOf(seen), { isCut: false, onStored, onKept, onLost }), {
      wrapper: WithQueries,
    });
  const { result, unmount } = mount();
  const take = (step: Step, version = 7) => act(async () => result.current.take(step, version));
  const keys = () => calls.map(({ body }) => (body as { key: string }).key);
  return { result, take, keys, onStored, onLost, unmount, mount };
}

test('what is sent once more because no answer came is the same step, by whichever button', async () => {
  const { result, take, keys, unmount, mount } = begin('lost', 'lost', 'lost');
  await take(note);
  await act(async () => result.current.again());
  act(() => result.current.forget());
  await take({ ...note });
  unmount();
  const { result: later } = mount();
  await act(async () => later.current.take(note, 7));
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(4);
});

test('another step, another state and the same words once more are steps of their own', async () => {
  const { take, keys } = begin('lost', 'lost', 'stored');
  await take(note);
  await take({ ...note, text: 'Wants it in red' });
  await take(note, 8);
  await take(note, 8);
  expect(new Set(keys()).size).toBe(4);
});

test('a failure and a conflict are gone with their sheet', async () => {
  const { result, take, onStored } = begin('lost', 'overtaken');
  await take(noAnswer);
  expect(result.current.failure).not.toBe('');
  act(() => result.current.forget());
  expect(result.current.failure).toBe('');
  await take(noAnswer);
  expect(result.current.conflict?.theirs).toEqual(stored);
  act(() => result.current.forget());
  expect(result.current.conflict).toBeUndefined();
  expect(onStored).not.toHaveBeenCalled();
});

test('an answer that comes when its sheet is closed says so, and what was lost can be sent again', async () => {
  const { result, take, keys, onStored, onLost } = begin('lost', 'lost', 'stored', 'overtaken');
  const sent = take(noAnswer);
  act(() => result.current.forget());
  await sent;
  expect(result.current.failure).toBe('');
  // The first retry fails, the second one succeeds.
  for (const times of [1, 2]) {
    expect(onLost).toHaveBeenCalledTimes(times);
    await act(async () => onLost.mock.lastCall?.[1]?.());
  }
  expect(onStored).toHaveBeenCalledExactlyOnceWith(stored, noAnswer, how(false));
  expect(new Set(keys()).size).toBe(1);

  const overtaken = take(noAnswer, 8);
  act(() => result.current.forget());
  await overtaken;
  expect(onLost).toHaveBeenLastCalledWith(
    expect.stringContaining('Someone else changed this first'),
  );
  expect(result.current.conflict).toBeUndefined();
});

test('an answer is awaited as long as its sheet is there', async () => {
  const { take, onStored, unmount } = begin();
  await take(noAnswer);
  expect(onStored).toHaveBeenLastCalledWith(stored, noAnswer, how(true));
  const sent = take(noAnswer, 8);
  unmount();
  await sent;
  expect(onStored).toHaveBeenLastCalledWith(stored, noAnswer, how(false));
});
