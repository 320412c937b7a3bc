import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useFilterDraft } from '../../../lib/staff/use-filter-draft.ts';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';

/** Pause after the last key before the search, in ms. */
const PAUSE_MS = 400;

/** Searches for a customer or a reference while the user types. Back and forward change it, but never during input. */
export function DeskSearch() {
  const { filters, go } = useDesk();
  const { draft, change, apply } = useFilterDraft(
    { search: filters.search },
    PAUSE_MS,
    ({ search }) =>
      go(
        { search, ...(search === '' && { arrived: undefined }) },
        { replace: filters.search !== '' },
      ),
  );
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={deskTexts.search}
        placeholder={deskTexts.searchHint}
        value={draft.search}
        onChange={({ target }) => change({ search: target.value })}
      />
    </form>
  );
}
