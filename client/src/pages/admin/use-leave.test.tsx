import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { WithQueries } from '../../../test/with-queries.tsx';
import { settingsQuery } from '../../features/settings/sections/form-settings.ts';
import { useLeave } from './use-leave.tsx';

test('what a screen still reads is given up before the session ends', async () => {
  let reading: AbortSignal | undefined;
  let wasGivenUp: boolean | undefined;
  stubApi(({ url }) => {
    if (url === '/api/logout') wasGivenUp = reading?.aborted;
    return { data: { message: 'You have been logged out.' } };
  });
  function Screen() {
    useQuery({
      queryKey: ['slow'],
      queryFn: ({ signal }) => {
        reading = signal;
        return new Promise<string>(() => undefined);
      },
    });
    const { leave } = useLeave('asha');
    return <button onClick={() => void leave()}>Logout</button>;
  }
  render(
    <MemoryRouter>
      <WithQueries>
        <Screen />
      </WithQueries>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(wasGivenUp).toBe(true));
});

test('a part of the screen that comes while the session ends reads nothing', async () => {
  const asked: (string | undefined)[] = [];
  let endSession: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    endSession = resolve;
  });
  stubApi(async ({ url }) => {
    asked.push(url);
    if (url === '/api/logout') await ended;
    return { data: { message: 'You have been logged out.' } };
  });
  function LatePart() {
    const { isError } = useQuery({ ...settingsQuery, retry: false });
    return isError && <p>nothing read</p>;
  }
  function Screen() {
    const [isLater, setLater] = useState(false);
    const { leave } = useLeave('asha');
    return (
      <>
        <button onClick={() => void leave()}>Logout</button>
        <button onClick={() => setLater(true)}>Later</button>
        {isLater && <LatePart />}
      </>
    );
  }
  render(
    <MemoryRouter>
      <WithQueries>
        <Screen />
      </WithQueries>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(asked).toContain('/api/logout'));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await screen.findByText('nothing read');
  endSession();
  await waitFor(() => expect(asked).toEqual(['/api/logout']));
});
