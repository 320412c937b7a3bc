import { listTexts, type RowAction } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnouncedChange } from '../../lib/calls/use-announced-change.ts';
import { fields } from '../../lib/staff/use-keys.ts';
import { AdminSpinner } from '../admin-spinner.tsx';
import { Button, buttonClass } from '../button.tsx';
import { Link } from '../link.tsx';
import { MenuButton } from '../menu-button.tsx';
import { QueryFailure } from '../query-failure.tsx';
import { Screen } from '../screens/screen.tsx';
import styles from './managed-list.module.css';
import { withMoved } from './use-moves.tsx';

interface ManagedRow {
  id: number;
  /** Days until it is deleted for good; `null`: it is not deleted. */
  days_left: number | null;
}

type Focused = readonly [RowAction, number];

interface ManagedListOptions<Row> {
  query: ComponentProps<typeof QueryFailure>['of'] & { isPending: boolean };
  /** In their order, the deleted ones last. */
  rows: readonly Row[] | undefined;
  /** @param at its place among the existing rows, or among the deleted ones */
  nameOf: (row: Row, at: number) => string;
  store: (rows: Row[]) => void;
  /** @param after the row before its new place; 0: none */
  move: (id: string, after: number) => Promise<Row[]>;
  bringBack: (id: string) => Promise<Row[]>;
}

/**
 * A list whose rows are moved, deleted and brought back, one change at a time. A row that moves loses the focus, and so
 * does a button that is removed: after a change the focus goes to the button that `focusOn` names, once it is in
 * `place`. After a return from editing a row (`state.from`) the focus is on its link.
 */
export function useManagedList<Row extends ManagedRow>(options: ManagedListOptions<Row>) {
  const { query, rows = [], store } = options;
  const { change, isBusy, announcement, failure } = useAnnouncedChange(() => void query.refetch());
  const there = rows.filter(({ days_left: left }) => left === null);
  const deleted = rows.filter(({ days_left: left }) => left !== null);
  const nameOf = (row: Row) =>
    options.nameOf(row, (row.days_left === null ? there : deleted).indexOf(row));
  const { place, focusOn } = useNextFocus(options.rows);

  const act = async (
    make: () => Promise<Row[]>,
    announce: (rows: readonly Row[]) => string,
    focused?: Focused,
  ) => {
    const isDone = await change(make, (changed) => {
      store(changed);
      return announce(changed);
    });
    if (isDone && focused) focusOn(...focused);
  };
  const move = (from: number, to: number, isByMenu = false) => {
    const row = there[from];
    if (!row || isBusy) return;
    const [id, name] = [row.id, nameOf(row)];
    const moved = withMoved(there, from, to);
    // At once, so that a dragged row does not jump back until the answer arrives.
    store([...moved, ...deleted]);
    void act(
      () => options.move(String(id), moved[to - 1]?.id ?? 0),
      () => listTexts.results.moved(name, to + 1, there.length),
      isByMenu ? ['more', id] : undefined,
    );
  };

  const mark = (action: RowAction, row: Row) => ({ 'data-action': keyOf(action, row.id) });
  const control = (action: RowAction, row: Row) => ({
    ...mark(action, row),
    'aria-label': listTexts.nameOf(action, nameOf(row)),
    children: listTexts.actions[action],
  });
  const button = (action: RowAction, row: Row, onClick: () => void) => (
    <Button
      {...control(action, row)}
      // Not `disabled`, which would drop the focus.
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    />
  );
  const moveItems = (row: Row) => {
    const at = there.indexOf(row);
    return placesFor(at, there.length).map(([way, to]) => ({
      label: listTexts.moves[way],
      onSelect: () => move(at, to, true),
    }));
  };
  return {
    query,
    place,
    there,
    deleted,
    isBusy,
    announcement,
    failure,
    nameOf,
    focusOn,
    act,
    move,
    mark,
    button,
    link: (row: Row, address: string) => (
      <Link {...control('edit', row)} to={address} className={buttonClass('secondary')} />
    ),
    moveItems,
    /** What is not done every day. */
    menu: (row: Row, items: ComponentProps<typeof MenuButton>['items']) =>
      items.length > 0 && (
        <MenuButton
          {...mark('more', row)}
          label={listTexts.nameOf('more', nameOf(row))}
          items={items}
          isBusy={isBusy}
        />
      ),
    bringBackButton: (row: Row) =>
      button('bringBack', row, () => {
        const [id, name] = [row.id, nameOf(row)];
        void act(
          () => options.bringBack(String(id)),
          () => listTexts.results.back(name),
          ['edit', id],
        );
      }),
  };
}

/** The places to which the item at a place of a list can be moved by its menu. */
function placesFor(at: number, all: number) {
  const places = [
    ['up', at - 1],
    ['down', at + 1],
    ['top', 0],
    ['bottom', all - 1],
  ] as const;
  return places.filter(([, to]) => to !== at && to >= 0 && to < all);
}

/** Gives the focus to the button of a row, once it is in `place`; to the screen if a filter leaves it out. */
function useNextFocus(rows: unknown) {
  const { from } = (useLocation().state ?? {}) as { from?: number };
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(from === undefined ? undefined : keyOf('edit', from));
  useEffect(() => {
    if (wanted === undefined || rows === undefined) return;
    const target = place.current?.querySelector<HTMLElement>(`[data-action="${wanted}"]`);
    if (target) {
      // Somebody who has begun to type, such as in the search, keeps the focus.
      if (!document.activeElement?.matches(fields)) target.focus();
      setWanted(undefined);
      return;
    }
    // Changed rows are drawn in the next task at the latest.
    const timer = setTimeout(() => {
      setWanted(undefined);
      if (document.activeElement === document.body) document.getElementById('screen')?.focus();
    });
    return () => clearTimeout(timer);
  }, [wanted, rows]);
  return { place, focusOn: (...focused: Focused) => setWanted(keyOf(...focused)) };
}

/** `more 3` */
function keyOf(action: RowAction, id: number): string {
  return `${action} ${id}`;
}

interface ManagedListProps {
  list: Pick<ReturnType<typeof useManagedList>, 'query' | 'place' | 'announcement' | 'failure'>;
  title: string;
  hint: string;
  className?: string | undefined;
  /** The text when the list cannot be loaded; by default the reason. */
  notLoaded?: string;
  /** The ways to lists of the same kind. */
  tabs?: ReactNode;
  add: ReactNode;
  children: ReactNode;
  dialogs: ReactNode;
}

export function ManagedList({
  list: { query, place, announcement, failure },
  title,
  hint,
  className,
  notLoaded,
  tabs,
  add,
  children,
  dialogs,
}: ManagedListProps) {
  return (
    <Screen texts={{ title, intro: hint }} isBusy={query.isPending} className={className}>
      {tabs}
      {add && <div>{add}</div>}
      <div>
        <p className="strong" role="status">
          {announcement}
        </p>
        <p className="failure" role={failure === '' ? undefined : 'alert'}>
          {failure}
        </p>
      </div>
      {query.isPending && <AdminSpinner />}
      <QueryFailure of={query} text={notLoaded} />
      <div ref={place} className={styles.lists}>
        {children}
      </div>
      {dialogs}
    </Screen>
  );
}

interface DeletedRowsProps<Row> {
  rows: readonly Row[];
  hint?: ReactNode;
  className?: string | undefined;
  /** An `li`. */
  children: (row: Row) => ReactNode;
}

/** The rows that can be brought back. */
export function DeletedRows<Row>({ rows, hint, className, children }: DeletedRowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{listTexts.deletedList}</h2>
      {hint}
      <ul className={className ?? styles.rows} aria-label={listTexts.deletedList}>
        {rows.map(children)}
      </ul>
    </>
  );
}
