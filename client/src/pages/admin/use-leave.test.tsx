import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { WithQueries } from '../../../test/with-queries.tsx';
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
