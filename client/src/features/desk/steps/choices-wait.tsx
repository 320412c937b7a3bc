import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef } from 'react';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
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
      <QueryFailure of={choices} />
      {!choices.isError && <p role="status">{deskTexts.loading}</p>}
    </div>
  );
}
