import { screenAddress } from '@dealership/shared';
import { deskAlertTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useOwnUserId } from '../../../lib/staff/rights.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import styles from './bar-tools.module.css';
import { useAnnounced } from '../common/use-announced.ts';

/** A bell with the number of unseen alerts, which opens their list. `count` is `undefined` until it is known. */
export function BarAlerts({ count }: { count: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const announced = useAnnounced(count, texts.news);

  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    const { signal } = over;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes this list only, not the enquiry behind it.
      event.preventDefault();
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    return () => over.abort();
  }, [isOpen]);

  return (
    <div className={styles.notices} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={texts.unseen(count ?? 0)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <LineDrawing path="M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" size={24} />
        {count !== undefined && count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={texts.title}>
          <h2>{texts.title}</h2>
          <AlertList
            onFollowed={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </section>
      )}
    </div>
  );
}

/** The user's alerts; those shown count as seen. */
function AlertList({ onFollowed }: { onFollowed: () => void }) {
  const queries = useQueryClient();
  const ownUserId = useOwnUserId() ?? '';
  const list = useQuery({
    queryKey: queryKeys.desk.notices,
    queryFn: async ({ signal }) => {
      const answer = await call('GET /api/desk/notices', { signal });
      const upTo = Math.max(0, ...answer.notices.map(({ id }) => id));
      if (answer.notices.some((each) => !each.is_seen)) {
        // If this cannot be stored, they are shown all the same and stay new.
        void call('POST /api/desk/notices/seen', { body: { upTo } }).then(
          () => queries.invalidateQueries({ queryKey: queryKeys.desk.counts }),
          () => undefined,
        );
      }
      return answer;
    },
    // Opened again, the list shows which alerts have been seen.
    gcTime: 0,
    staleTime: 0,
  });
  if (list.isPending) return <AdminSpinner />;
  if (list.isError) return <QueryFailure of={list} text={texts.notLoaded} />;
  const { notices } = list.data;
  if (notices.length === 0) return <p>{texts.none}</p>;
  return (
    <ul>
      {notices.map(({ id, at, reference, count, is_seen: isSeen, ...notice }) => (
        <li key={id}>
          <Link
            className={styles.notice}
            data-unseen={!isSeen || undefined}
            to={screenAddress(
              'desk',
              count > 1 ? { view: 'open', assignee: ownUserId } : { enquiry: reference },
            )}
            onClick={onFollowed}
          >
            <span className={styles.name}>
              <span>{count > 1 ? texts.several(count) : notice.name || texts.unnamed}</span>
              {!isSeen && <span className={styles.new}>{texts.isNew}</span>}
            </span>
            {count === 1 && <span>{texts.aboutOf(notice)}</span>}
            <span className="fine">{texts.whyOf(notice.why, timeTexts.at(at))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
