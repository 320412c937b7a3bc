import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { giveFocus } from '../common/give-focus.ts';

/** In place of what is chosen from, until it is known: there is never nothing. */
export function ChoicesWait() {
  const choices = useChoices();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = root.current?.parentElement;
    // What it offers is gone with it.
    return () => giveFocus(around?.querySelector('button'));
  }, []);
  return (
    <div ref={root}>
      {choices.isLoadingError ? (
        <LoadFailure text={failureText(choices.error)} onRetry={() => void choices.refetch()} />
      ) : (
        <p role="status">{deskTexts.loading}</p>
      )}
    </div>
  );
}
