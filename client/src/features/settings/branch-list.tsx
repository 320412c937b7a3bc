import { FIRST_BRANCH, type BranchRow } from '@dealership/shared';
import {
  branchesTexts as texts,
  branchFormTexts,
} from '@dealership/shared/texts/staff/settings/branches.ts';
import { useState } from 'react';
import { useBranches } from '../../lib/staff/branches.ts';
import { call } from '../../lib/calls/call.ts';
import pageStyles from '../../ui/admin-screen.module.css';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { useListActions } from '../../ui/lists/list-actions.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { AddBranchDialog } from './add-branch-dialog.tsx';
import { useBranchChange } from './use-branches.ts';
import styles from './settings.module.css';

interface BranchListProps {
  editAddress: (branch: number) => string;
}

type Action = Exclude<keyof typeof texts.names, 'edit'>;

/** The branches: added, put in order, hidden, deleted and brought back. */
export function BranchList({ editAddress }: BranchListProps) {
  const list = useBranches();
  const { change, isBusy, said, failure } = useBranchChange();
  const [isAdding, setIsAdding] = useState(false);
  const all = list.data?.branches;
  const { place, focusOn, link, button } = useListActions<Action>({ rows: all, isBusy, texts });
  const there = (all ?? []).filter(({ days_left: left }) => left === null);
  const deleted = (all ?? []).filter(({ days_left: left }) => left !== null);

  const act = async (
    [action, id]: Parameters<typeof focusOn>,
    make: Parameters<typeof change>[0],
    say: Parameters<typeof change>[1],
  ) => {
    if (await change(make, say)) focusOn(action, id);
  };
  const patch = (id: number, body: { isShown?: boolean; after?: number }) =>
    call('PATCH /api/branches/:id', { params: { id: String(id) }, body });
  const move = ({ id, name }: BranchRow, by: -1 | 1) => {
    const others = there.filter((other) => other.id !== id);
    const at = there.findIndex((other) => other.id === id) + by;
    void act(
      [by < 0 ? 'up' : 'down', id],
      () => patch(id, { after: others[at - 1]?.id ?? 0 }),
      (branches) => {
        const now = branches.filter(({ days_left: left }) => left === null);
        return texts.said.moved(name, now.findIndex((each) => each.id === id) + 1, now.length);
      },
    );
  };
  const show = ({ id, name }: BranchRow, isShown: boolean) =>
    act(
      [isShown ? 'hide' : 'show', id],
      () => patch(id, { isShown }),
      () => texts.said[isShown ? 'shown' : 'hidden'](name),
    );
  const remove = ({ id, name }: BranchRow) =>
    act(
      ['bringBack', id],
      () => call('DELETE /api/branches/:id', { params: { id: String(id) } }),
      (branches) =>
        texts.said.deleted(name, branches.find((each) => each.id === id)?.days_left ?? 0),
    );
  const bringBack = ({ id, name }: BranchRow) =>
    act(
      ['edit', id],
      () => call('POST /api/branches/:id/bring-back', { params: { id: String(id) } }),
      () => texts.said.back(name),
    );

  return (
    <section
      className={[pageStyles.page, pageStyles.narrow].join(' ')}
      aria-labelledby="screen-title"
      aria-busy={list.isPending}
    >
      <h1 id="screen-title">{texts.title}</h1>
      <p className={pageStyles.hint}>{texts.intro}</p>
      <div>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          {branchFormTexts.add}
        </Button>
      </div>
      <div>
        <p className={styles.said} role="status">
          {said}
        </p>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </div>
      {list.isPending && <AdminSpinner />}
      {list.isError && <LoadFailure text={texts.notLoaded} onRetry={() => void list.refetch()} />}
      <div ref={place} className={styles.branches}>
        {there.length > 0 && (
          <ol aria-label={texts.list}>
            {there.map((branch, at) => (
              <li key={branch.id} className={styles.section}>
                <Head branch={branch} state={stateOf(branch)} />
                <div className={styles.buttons}>
                  {button('up', branch, { onClick: () => move(branch, -1), isOff: at === 0 })}
                  {button('down', branch, {
                    onClick: () => move(branch, 1),
                    isOff: at === there.length - 1,
                  })}
                  {link(branch, editAddress(branch.id))}
                  {branch.id !== FIRST_BRANCH && (
                    <>
                      {button(branch.is_shown ? 'hide' : 'show', branch, {
                        onClick: () => void show(branch, !branch.is_shown),
                      })}
                      {button('delete', branch, { onClick: () => void remove(branch) })}
                    </>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
        {deleted.length > 0 && (
          <>
            <h2>{texts.deletedList}</h2>
            <ul aria-label={texts.deletedList}>
              {deleted.map((branch) => (
                <li key={branch.id} className={styles.section}>
                  <Head branch={branch} state={texts.daysLeft(branch.days_left ?? 0)} />
                  <div className={styles.buttons}>
                    {button('bringBack', branch, { onClick: () => void bringBack(branch) })}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isAdding && (
        <AddBranchDialog
          onAdded={(branch) => focusOn('edit', branch)}
          onClosed={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}

function Head({ branch: { name, address }, state }: { branch: BranchRow; state: string }) {
  return (
    <div>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.state}>{state}</span>
      </div>
      <p className={styles.hint}>{address}</p>
    </div>
  );
}

function stateOf({ id, is_shown: isShown }: BranchRow): string {
  if (id === FIRST_BRANCH) return texts.states.first;
  return isShown ? texts.states.shown : texts.states.hidden;
}
