import type { ComponentProps, ReactNode } from 'react';
import { AdminSpinner } from '../admin-spinner.tsx';
import { QueryFailure } from '../query-failure.tsx';

interface ScreenProps {
  texts: { title: string; intro?: ReactNode; notLoaded?: string };
  /** What the screen shows: its loading and its failure are shown, too. */
  query?: ComponentProps<typeof QueryFailure>['of'] & { isPending: boolean };
  isBusy?: boolean;
  /** The introduction is close to the title. */
  isClose?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a screen of the back office: its title, and what it is for. */
export function Screen({ texts, query, isBusy, isClose, className, children }: ScreenProps) {
  const { title, intro, notLoaded } = texts;
  return (
    <section
      className={['screen', className].filter(Boolean).join(' ')}
      aria-labelledby="screen-title"
      aria-busy={query?.isPending ?? isBusy}
    >
      <h1 id="screen-title">{title}</h1>
      {intro !== undefined && <p className={isClose ? 'hint intro' : 'hint'}>{intro}</p>}
      {query?.isPending && <AdminSpinner />}
      {query && <QueryFailure of={query} text={notLoaded} />}
      {children}
    </section>
  );
}
