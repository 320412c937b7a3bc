import { useNavigate } from 'react-router-dom';
import { LOGIN } from '../../features/auth/return-address.ts';
import { logOut } from '../../features/auth/session.ts';

/** Logs out and leads to the login. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await logOut();
    await navigate(LOGIN, { replace: true });
  };
}
