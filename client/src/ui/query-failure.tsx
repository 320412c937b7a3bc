import { failureText } from '../lib/calls/failure-text.ts';
import { LoadFailure } from './load-failure.tsx';

interface QueryFailureProps {
  of: { isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  text?: string | undefined;
}

export function QueryFailure({ of: query, text }: QueryFailureProps) {
  if (!query.isError) return null;
  return (
    <LoadFailure text={text ?? failureText(query.error)} onRetry={() => void query.refetch()} />
  );
}
