import { onlineManager } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { WithQueries } from '../../../test/with-queries.tsx';
import { call } from './call.ts';
import { useChange } from './use-change.ts';

afterEach(() => onlineManager.setOnline(true));

const wrapper = WithQueries;

const end = () => call('DELETE /api/sessions/others', {});

/** A refusal with the value that is stored now. */
function overtaken(current: object) {
  const { data } = failure(409, 'changed_meanwhile', 'Somebody was quicker.');
  return { status: 409, data: { ...(data as object), current } };
}

test('a second press while the first is under way does nothing', async () => {
  let answer: () => void = () => undefined;
  const calls = stubApi(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { data: {} };
  });
  const { result } = renderHook(() => useChange({ mutate: end }), { wrapper });
  const first = result.current.change();
  // Before anything is drawn again, and after.
  expect(await result.current.change()).toBe(false);
  await waitFor(() => expect(result.current.isBusy).toBe(true));
  expect(await result.current.change()).toBe(false);
  answer();
  expect(await act(() => first)).toBe(true);
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(result.current.isBusy).toBe(false));
});

test('a failure is shown in its words until the next press, and what is typed stays', async () => {
  const answers = [failure(400, 'invalid', 'Not like this.'), undefined, { data: {} }];
  stubApi(() => answers.shift());
  render(<Form />, { wrapper });
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Asha');
  const button = screen.getByRole('button');
  for (const text of ['Not like this.', /cannot be reached/]) {
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  }
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  expect(field).toHaveValue('Asha');
});

function Form() {
  const [typed, setTyped] = useState('');
  const { change, failure: failureText } = useChange({ mutate: end });
  return (
    <>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p role="alert">{failureText}</p>
      <button type="button" onClick={() => void change()}>
        Save
      </button>
    </>
  );
}

test('a conflict is handed over with what is stored now, and is no failure', async () => {
  stubApi(() => overtaken({ version: 8 }));
  const onConflict = vi.fn<(current: { version: number }, input: string) => undefined>();
  const onFailed = vi.fn();
  const { result } = renderHook(
    () => useChange({ mutate: (_name: string) => end(), onConflict, onFailed }),
    {
      wrapper,
    },
  );
  expect(await act(() => result.current.change('mine'))).toBe(false);
  expect(onConflict).toHaveBeenCalledExactlyOnceWith({ version: 8 }, 'mine');
  expect(onFailed).not.toHaveBeenCalled();
  expect(result.current.failure).toBe('');
});

test('where there is nothing to choose, what the conflict gives back is sent', async () => {
  const answers = [overtaken({ version: 8 }), { data: {} }];
  stubApi(() => answers.shift());
  const mutate = vi.fn(async (_version: number) => end());
  const onConflict = ({ version }: { version: number }) => version;
  const { result } = renderHook(() => useChange({ mutate, onConflict }), { wrapper });
  expect(await act(() => result.current.change(7))).toBe(true);
  expect(mutate.mock.calls).toEqual([[7], [8]]);
});

test('a conflict that nobody handles is a failure', async () => {
  stubApi(() => overtaken({ version: 8 }));
  const { result } = renderHook(() => useChange({ mutate: end }), { wrapper });
  expect(await act(() => result.current.change())).toBe(false);
  await waitFor(() => expect(result.current.failure).toBe('Somebody was quicker.'));
  act(() => result.current.forget());
  await waitFor(() => expect(result.current.failure).toBe(''));
});

test('it is sent though the browser believes to be offline, and ends though its component has gone', async () => {
  onlineManager.setOnline(false);
  const calls = stubApi(() => failure(500, 'internal', 'Broken.'));
  const onFailed = vi.fn();
  const { result, unmount } = renderHook(() => useChange({ mutate: end, onFailed }), { wrapper });
  const sent = result.current.change();
  unmount();
  expect(await sent).toBe(false);
  expect(calls).toHaveLength(1);
  expect(onFailed).toHaveBeenCalledOnce();
});
