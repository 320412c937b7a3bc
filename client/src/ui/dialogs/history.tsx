import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useChange } from '../../lib/calls/use-change.ts';
import { Failure } from '../failure.tsx';
import { closeDialogAround } from './admin-dialog.tsx';
import { AdminSpinner } from '../admin-spinner.tsx';
import { Button } from '../button.tsx';
import styles from './history.module.css';
import { LoadFailure } from '../load-failure.tsx';

interface HistoryProps<Entry> {
  queryKey: readonly (string | number)[];
  load: (signal: AbortSignal) => Promise<{ changes: Entry[] }>;
  texts: { notLoaded: string; none: string };
  /** Of which part it is, if it has parts. */
  title?: (entry: Entry) => string;
  /** Who changed it when. */
  by: (entry: Entry) => string;
  /** What it was and what it became. */
  show: (entry: Entry, latest: Entry) => ReactNode;
  /** The button that brings it back, with a name where its text is not enough; `undefined`: there is none. */
  action: (
    entry: Entry,
    latest: Entry,
  ) => { text: string; busy?: string; name?: string } | undefined;
  /** The dialog around closes after it. */
  bringBack: (entry: Entry, latest: Entry) => Promise<void>;
}

/** What something was before each of its changes, the latest first, and the way back. */
export function History<Entry extends { id: number }>({
  queryKey,
  load,
  texts,
  title,
  by,
  show,
  action,
  bringBack,
}: HistoryProps<Entry>) {
  const place = useRef<HTMLDivElement>(null);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    gcTime: 0,
  });
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
        <ol>
          {[latest, ...earlier].map((entry) => {
            const button = action(entry, latest);
            const isBusy = back.busyWith?.id === entry.id;
            return (
              <li key={entry.id}>
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
