import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useChange } from '../../lib/calls/use-change.ts';
import { Failure } from '../failure.tsx';
import { closeDialogAround } from './admin-dialog.tsx';
import { AdminSpinner } from '../admin-spinner.tsx';
import { Button } from '../button.tsx';
import styles from './history.module.css';
import { LoadFailure } from '../load-failure.tsx';

interface HistoryProps<Entry> {
  query: UseQueryOptions<{ changes: Entry[] }>;
  texts: { notLoaded: string; none: string };
  /** The part that was changed, if there are parts. */
  title?: (entry: Entry) => string;
  /** Who changed it, and when. */
  by: (entry: Entry) => string;
  show: (entry: Entry, latest: Entry) => ReactNode;
  /** The button that restores it, with an accessible name where its text is not enough; `undefined`: no button. */
  action: (
    entry: Entry,
    latest: Entry,
  ) => { text: string; busy?: string; name?: string } | undefined;
  /** Afterwards the dialog around it closes. */
  bringBack: (entry: Entry, latest: Entry) => Promise<void>;
}

/** The version before each change, the latest first, each with a button that restores it. */
export function History<Entry extends { id: number }>({
  query,
  texts,
  title,
  by,
  show,
  action,
  bringBack,
}: HistoryProps<Entry>) {
  const place = useRef<HTMLDivElement>(null);
  const { data, isPending, isError, refetch } = useQuery({ ...query, gcTime: 0 });
  const [latest, ...earlier] = data?.changes ?? [];
  const back = useChange({
    mutate: async (entry: Entry) => {
      await bringBack(entry, latest ?? entry);
      closeDialogAround(place.current);
    },
    onFailed: () => void refetch(),
  });

  return (
    <div ref={place} className={styles.history}>
      <Failure>{back.failure}</Failure>
      {isPending && <AdminSpinner />}
      {isError && <LoadFailure text={texts.notLoaded} onRetry={() => void refetch()} />}
      {data && !latest && <p>{texts.none}</p>}
      {latest && (
        <ol className="stack-12">
          {[latest, ...earlier].map((entry) => {
            const button = action(entry, latest);
            const isBusy = back.busyWith?.id === entry.id;
            return (
              <li key={entry.id} className="stack-8">
                {title && <h3>{title(entry)}</h3>}
                <p className="hint">{by(entry)}</p>
                {show(entry, latest)}
                {button && (
                  <div>
                    <Button
                      busy={isBusy}
                      onClick={() => void back.change(entry)}
                      aria-label={button.name}
                    >
                      {isBusy ? (button.busy ?? button.text) : button.text}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
