import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';

/** Pause after the last key before the search, in ms. */
const PAUSE_MS = 400;

/** Searches for a customer or a reference while the user types. Back and forward change it, but never during input. */
export function DeskSearch() {
  const { filters, go } = useDesk();
  const { search } = filters;
  const isAlive = useHydrated();
  const [draft, setDraft] = useState(search);
  const [seen, setSeen] = useState(search);
  const [applied, setApplied] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== applied) {
      setApplied(search);
      setDraft(search);
    }
  }

  const apply = (text: string) => {
    const typed = text.trim();
    setApplied(typed);
    go({ search: typed, ...(typed === '' && { arrived: undefined }) }, { replace: search !== '' });
  };
  const isAhead = draft.trim() !== applied;
  const applyTyped = useEffectEvent(() => apply(draft));
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => applyTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, draft]);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={deskTexts.search}
        placeholder={deskTexts.searchHint}
        value={draft}
        // The search works only once the scripts have loaded.
        disabled={!isAlive}
        onChange={({ target }) => setDraft(target.value)}
      />
    </form>
  );
}
