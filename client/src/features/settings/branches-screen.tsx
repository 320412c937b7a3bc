import {
  FIRST_BRANCH,
  screenAddress,
  limits,
  type BranchRow,
  type AnswerOf,
  type NamedCalls,
} from '@dealership/shared';
import {
  branchesTexts as texts,
  branchFormTexts,
} from '@dealership/shared/texts/staff/settings/branches.ts';
import { listTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBranches, type Branches } from '../../lib/staff/branches.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { DeletedRows, ManagedList, useManagedList } from '../../ui/lists/managed-list.tsx';
import listStyles from '../../ui/lists/managed-list.module.css';
import { useSearchParams } from 'react-router-dom';
import { BranchEditor } from './branch-editor.tsx';
import { dealership } from '../../lib/page/dealership.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { AddressFields, TextField } from './sections/setting-fields.tsx';

function BranchList() {
  const query = useBranches();
  const queries = useQueryClient();
  const store = (branches: BranchRow[]) => {
    queries.setQueryData<Branches>(queryKeys.branches, { branches });
    // The settings of an added or restored branch are not loaded yet.
    void queries.invalidateQueries({ queryKey: queryKeys.settings });
  };
  const [isAdding, setIsAdding] = useState(false);
  const patch = async (id: string, body: { isShown?: boolean; after?: number }) =>
    (await call('PATCH /api/branches/:id', { params: { id }, body })).branches;
  const list = useManagedList<BranchRow>({
    query,
    rows: query.data?.branches,
    nameOf: ({ name }) => name,
    store,
    move: (id, after) => patch(id, { after }),
    bringBack: async (id) =>
      (await call('POST /api/branches/:id/bring-back', { params: { id } })).branches,
  });
  const { act } = list;

  const show = ({ id, name }: BranchRow, isShown: boolean) =>
    act(
      () => patch(String(id), { isShown }),
      () => texts.results[isShown ? 'shown' : 'hidden'](name),
      ['more', id],
    );
  const remove = ({ id, name }: BranchRow) =>
    act(
      async () => (await call('DELETE /api/branches/:id', { params: { id: String(id) } })).branches,
      (branches) =>
        texts.results.deleted(name, branches.find((each) => each.id === id)?.days_left ?? 0),
      ['bringBack', id],
    );

  const itemsOf = (branch: BranchRow) => {
    const { hide, show: showAgain, delete: deleteIt } = listTexts.actions;
    const ownItems = [
      {
        label: branch.is_shown ? hide : showAgain,
        onSelect: () => void show(branch, !branch.is_shown),
      },
      { label: deleteIt, onSelect: () => void remove(branch) },
    ];
    return [...list.moveItems(branch), ...(branch.id === FIRST_BRANCH ? [] : ownItems)];
  };

  return (
    <ManagedList
      list={list}
      title={texts.title}
      hint={texts.intro}
      className="narrow"
      notLoaded={texts.notLoaded}
      add={
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          {branchFormTexts.add}
        </Button>
      }
      dialogs={
        isAdding && (
          <AddBranchDialog
            onAdded={({ id, branches }) => {
              store(branches);
              list.focusOn('edit', id);
            }}
            onClosed={() => setIsAdding(false)}
          />
        )
      }
    >
      {list.there.length > 0 && (
        <ol className={listStyles.rows} aria-label={texts.list}>
          {list.there.map((branch) => (
            <li key={branch.id} className="area">
              <Head branch={branch} state={stateOf(branch)} />
              <div className="row">
                {list.link(branch, screenAddress('branches', { branch: String(branch.id) }))}
                {list.menu(branch, itemsOf(branch))}
              </div>
            </li>
          ))}
        </ol>
      )}
      <DeletedRows rows={list.deleted}>
        {(branch) => (
          <li key={branch.id} className="area">
            <Head branch={branch} state={listTexts.daysLeft(branch.days_left ?? 0)} />
            <div className="row">{list.bringBackButton(branch)}</div>
          </li>
        )}
      </DeletedRows>
    </ManagedList>
  );
}

function Head({ branch: { name, address }, state }: { branch: BranchRow; state: string }) {
  return (
    <div>
      <div className="head">
        <strong>{name}</strong>
        <span className="state">{state}</span>
      </div>
      <p className="hint">{address}</p>
    </div>
  );
}

function stateOf({ id, is_shown: isShown }: BranchRow): string {
  if (id === FIRST_BRANCH) return texts.states.first;
  return isShown ? texts.states.shown : texts.states.hidden;
}

/** The branches, or the one in the address. */
export function BranchesScreen() {
  const [params] = useSearchParams();
  const id = Number(params.get('branch'));
  return id > 0 ? <BranchEditor key={id} id={id} /> : <BranchList />;
}

interface AddBranchDialogProps {
  onAdded: (added: AnswerOf<NamedCalls['POST /api/branches']>) => void;
  onClosed: () => void;
}

function AddBranchDialog({ onAdded, onClosed }: AddBranchDialogProps) {
  const [values, change] = useValues(() => ({
    branchName: '',
    street: '',
    city: '',
    pinCode: '',
    state: dealership().address.state,
    phone: '',
  }));
  const form = useForm({
    fields: Object.keys(values),
    act: async () => {
      const added = await call('POST /api/branches', { body: values });
      const { name = '' } = added.branches.find(({ id }) => id === added.id) ?? {};
      void showToast('success', texts.results.added(name));
      form.close();
      onAdded(added);
    },
  });
  const field = bindFields({ values, problems: form.problems, onChange: change });
  return (
    <AdminDialog title={branchFormTexts.add} onClosed={onClosed}>
      <DialogForm form={form} action={branchFormTexts.addAction}>
        <TextField
          {...field('branchName')}
          label={branchFormTexts.name}
          hint={branchFormTexts.nameHint}
          maxLength={60}
        />
        <AddressFields part={field} />
        <TextField
          {...field('phone')}
          label={branchFormTexts.phone}
          type="tel"
          required
          maxLength={limits.typedNumber}
        />
        <p className="hint">{branchFormTexts.addHint}</p>
      </DialogForm>
    </AdminDialog>
  );
}
