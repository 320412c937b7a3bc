import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, buttonClass } from '../button.tsx';
import { Link } from '../link.tsx';

interface Row {
  id: number;
  name: string;
}

type Texts<Action extends string> = Record<Action, string> & {
  names: Record<Action, (name: string) => string>;
};

interface ListActionsOptions<Action extends string> {
  rows: readonly Row[] | undefined;
  isBusy: boolean;
  /** What each action is called, and for whom only hears it with the name of its row. */
  texts: Texts<Action>;
}

/**
 * What is done to the rows of a list. `focusOn` says which action takes the focus once it is there, since a row that
 * moves loses it, and so does a button that goes. It is looked for in `place`; whoever comes back from editing a row
 * (`state.from`) finds the focus on its link.
 */
export function useListActions<Action extends string>({
  rows,
  isBusy,
  texts,
}: ListActionsOptions<Action | 'edit'>) {
  const { from } = (useLocation().state ?? {}) as { from?: number };
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(from === undefined ? undefined : keyOf('edit', from));
  useEffect(() => {
    if (wanted === undefined) return;
    const target = place.current?.querySelector<HTMLElement>(`[data-action="${wanted}"]`);
    if (!target) return;
    target.focus();
    setWanted(undefined);
  }, [wanted, rows]);

  const control = (action: Action | 'edit', { id, name }: Row) => ({
    'data-action': keyOf(action, id),
    'aria-label': texts.names[action](name),
    children: texts[action],
  });
  return {
    place,
    focusOn: (action: Action | 'edit', id: number) => setWanted(keyOf(action, id)),
    link: (row: Row, address: string) => (
      <Link {...control('edit', row)} to={address} className={buttonClass('secondary')} />
    ),
    button: (
      action: Action,
      row: Row,
      { onClick, isOff = false }: { onClick: () => void; isOff?: boolean },
    ) => (
      <Button
        {...control(action, row)}
        // Not `disabled`, which would drop the focus of who has moved it to the end.
        aria-disabled={isOff || isBusy}
        onClick={() => {
          if (!isOff && !isBusy) onClick();
        }}
      />
    ),
  };
}

/** `up 3` */
function keyOf(action: string, id: number): string {
  return `${action} ${id}`;
}
