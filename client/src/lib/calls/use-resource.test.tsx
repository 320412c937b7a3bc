import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { useResource } from './use-resource.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

let last = 0;
/** A path that no other test has used: answers are cached for as long as the page lives. */
const newPath = () => `/api/test-${(last += 1)}`;

function Shown({ path, pageData }: { path: string | undefined; pageData?: string }) {
  const { status, data, retry } = useResource<string>(path, { pageData });
  return (
    <>
      <p>{data ?? status}</p>
      <button onClick={retry}>Retry</button>
    </>
  );
}

/** Waits until the pauses between tries are over, and the module of the API client is loaded. */
async function passSeconds(seconds: number) {
  await act(async () => {
    for (let passed = 0; passed < seconds * 10; passed += 1) await vi.advanceTimersByTimeAsync(100);
  });
}

test('an answer is shown, and kept for the next who asks', async () => {
  const path = newPath();
  const calls = stubApi(() => ({ data: 'Shine' }));
  const { unmount } = render(<Shown path={path} />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('Shine')).toBeVisible();
  unmount();
  render(<Shown path={path} />);
  expect(screen.getByText('Shine')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('data in the document needs no call', () => {
  const calls = stubApi(() => ({ data: 'called' }));
  document.body.innerHTML =
    '<script type="application/json" id="page-data">{"bike":"written"}</script>';
  render(<Shown path={newPath()} pageData="bike" />);
  expect(screen.getByText('written')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('data in the document needs no call on a hydrated page', async () => {
  const calls = stubApi(() => ({ data: 'called' }));
  const page = <Shown path={newPath()} pageData="bike" />;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div><script type="application/json" id="page-data">{"bike":"written"}</script>`;
  const container = document.getElementById('root') ?? document.body;
  expect(container).toHaveTextContent('loading');
  render(page, { container, hydrate: true });
  expect(await screen.findByText('written')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('a failure is shown after three tries, and Retry tries again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDown = true;
  const calls = stubApi(() => (isDown ? undefined : { data: 'Shine' }));
  render(<Shown path={newPath()} />);
  await passSeconds(1);
  expect(screen.getByText('loading')).toBeVisible();
  await passSeconds(3);
  expect(screen.getByText('failed')).toBeVisible();
  expect(calls).toHaveLength(3);
  isDown = false;
  act(() => screen.getByRole('button').click());
  await passSeconds(0.2);
  expect(screen.getByText('Shine')).toBeVisible();
});

test('a refusal is not tried again', async () => {
  const calls = stubApi(() => failure(404, 'not-found', 'No such bike'));
  render(<Shown path={newPath()} />);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('without a path nothing is fetched', async () => {
  const calls = stubApi(() => ({ data: 'called' }));
  render(<Shown path={undefined} />);
  await act(() => Promise.resolve());
  expect(screen.getByText('loading')).toBeVisible();
  expect(calls).toHaveLength(0);
});
