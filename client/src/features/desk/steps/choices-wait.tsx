import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { giveFocus } from '../common/give-focus.ts';

/** Shown until the choices are loaded, so that the place is never empty. */
export function ChoicesWait() {
  const choices = useChoices();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = root.current?.parentElement;
    // Its own button disappears with it.
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
