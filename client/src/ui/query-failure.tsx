import { failureText } from '../lib/calls/failure-text.ts';
import { LoadFailure } from './load-failure.tsx';

interface QueryFailureProps {
  of: { isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Shown in place of the reason. */
  text?: string | undefined;
}

/** Shows the failure of a query that could not load something. */
export function QueryFailure({ of: query, text }: QueryFailureProps) {
  if (!query.isError) return null;
  return (
    <LoadFailure text={text ?? failureText(query.error)} onRetry={() => void query.refetch()} />
  );
}
