import {
  savedViewLimits,
  type SavedView,
  type SavedViews,
  type ViewFilter,
} from '@dealership/shared';
import { savedViewsTexts as texts } from '@dealership/shared/texts/staff/desk/saved-views.ts';
import { useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { CheckboxField, Field } from '../../../ui/forms/field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import viewStyles from './saved-views.module.css';

interface SavedViewDialogProps {
  /** The view to change; absent: a new one. */
  view?: SavedView | undefined;
  /** All views of its list, in order. */
  beside: readonly SavedView[];
  /** The filters that the desk shows now. */
  filter: ViewFilter;
  onStored: (views: SavedViews) => void;
  onClosed: () => void;
}

/** Saves the desk's filters under a name, or changes a saved view. */
export function SavedViewDialog({
  view,
  beside,
  filter,
  onStored,
  onClosed,
}: SavedViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const [isReplacing, setIsReplacing] = useState(false);
  const mayShare = useMay('views.share');
  const { form, isBusy, problems, failure, onSubmit } = useForm({
    fields: ['name', 'isShared'],
    check: () => (name.trim() === '' ? { name: texts.nameMissing } : {}),
    act: async () => {
      const shared = mayShare && { isShared };
      const { views } = view
        ? await call('PATCH /api/desk/views/:id', {
            params: { id: String(view.id) },
            body: { name, ...shared, ...(isReplacing && { filter }) },
          })
        : await call('POST /api/desk/views', { body: { name, filter, ...shared } });
      onStored({ views });
      closeDialogAround(form.current);
    },
  });
  const {
    form: removalForm,
    isBusy: isDeleting,
    failure: notDeleted,
    onSubmit: onDelete,
  } = useForm({
    fields: [],
    act: async () => {
      if (!view) return;
      const params = { id: String(view.id) };
      onStored(await call('DELETE /api/desk/views/:id', { params }));
      closeDialogAround(removalForm.current);
    },
  });

  return (
    <AdminDialog title={view ? texts.change(view.name) : texts.keepTitle} onClosed={onClosed}>
      <form ref={form} className="stack-12" noValidate onSubmit={onSubmit}>
        {!view && <p className={styles.about}>{texts.keepAbout}</p>}
        <Field label={texts.name} required error={problems.name}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={savedViewLimits.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {mayShare && (
          <CheckboxField label={texts.share} error={problems.isShared}>
            {(control) => (
              <input
                {...control}
                type="checkbox"
                checked={isShared}
                onChange={({ target }) => setIsShared(target.checked)}
              />
            )}
          </CheckboxField>
        )}
        {view && (
          <CheckboxField label={texts.replace}>
            {(control) => (
              <input
                {...control}
                type="checkbox"
                checked={isReplacing}
                onChange={({ target }) => setIsReplacing(target.checked)}
              />
            )}
          </CheckboxField>
        )}
        <DialogFoot
          failure={failure || notDeleted}
          isBusy={isBusy}
          action={texts.save}
          onCancel={() => closeDialogAround(form.current)}
        />
      </form>
      {view && beside.length > 1 && <ViewPlace view={view} beside={beside} onStored={onStored} />}
      {view && (
        <form ref={removalForm} onSubmit={onDelete}>
          <Button type="submit" variant="quiet" busy={isDeleting}>
            {texts.delete}
          </Button>
        </form>
      )}
    </AdminDialog>
  );
}

type ViewPlaceProps = Required<Pick<SavedViewDialogProps, 'beside' | 'onStored'>> & {
  view: SavedView;
};

/** Moves a view within its list, one place at a time. */
function ViewPlace({ view, beside, onStored }: ViewPlaceProps) {
  const place = beside.findIndex(({ id }) => id === view.id);
  const {
    change: move,
    isBusy,
    failure,
  } = useChange({
    mutate: async (after: number) => {
      const params = { id: String(view.id) };
      onStored(await call('PATCH /api/desk/views/:id', { params, body: { after } }));
    },
  });
  const button = (text: string, isOff: boolean, after: number) => (
    <Button
      // Not `disabled`: the button would lose the focus after a move to the end.
      aria-disabled={isOff || isBusy}
      onClick={() => {
        if (!isOff) void move(after);
      }}
    >
      {text}
    </Button>
  );
  return (
    <div className={viewStyles.place} role="group" aria-label={texts.order}>
      <p role="status">{texts.place(place + 1, beside.length)}</p>
      <div className={styles.buttons}>
        {button(texts.up, place === 0, beside[place - 2]?.id ?? 0)}
        {button(texts.down, place === beside.length - 1, beside[place + 1]?.id ?? 0)}
      </div>
      <Failure>{failure}</Failure>
    </div>
  );
}
