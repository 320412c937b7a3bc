import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LOGIN } from '../../features/auth/return-address.ts';
import { logOut } from '../../features/auth/session.ts';
import { handleCalls } from '../../lib/calls/api-client.ts';
import { latePart } from '../../lib/browser/late.ts';

const LeaveDialog = latePart(
  async () => (await import('../../features/desk/sending/leave-dialog.tsx')).LeaveDialog,
);

/** Logs out and opens the login. A person with unsent steps first decides what happens to them. */
export function useLeave(userId: string): { leave: () => Promise<void>; question: ReactNode } {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [unsent, setUnsent] = useState(0);
  const go = async () => {
    // The server would refuse what a screen still reads, or begins to read until the login is there.
    const endRefusal = handleCalls({ checkSession: () => Promise.reject(new Error('leaving')) });
    await queries.cancelQueries();
    await logOut();
    await navigate(LOGIN, { replace: true });
    endRefusal();
  };
  return {
    leave: async () => {
      const count = await countUnsent(userId);
      if (count > 0) setUnsent(count);
      else await go();
    },
    question: unsent > 0 && (
      <LeaveDialog userId={userId} count={unsent} onLeave={go} onClosed={() => setUnsent(0)} />
    ),
  };
}

async function countUnsent(userId: string): Promise<number> {
  try {
    const store = await import('../../features/desk/sending/waiting-store.ts');
    return (await store.listKeys(userId)).length;
  } catch {
    // If the code was never loaded, nothing was stored.
    return 0;
  }
}
