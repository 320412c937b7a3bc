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
import { AdminDialog, DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { TickField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import viewStyles from './saved-views.module.css';

interface SavedViewDialogProps {
  /** The view to change; `undefined`: a new one. */
  view: SavedView | undefined;
  /** All views of its list, in order. */
  beside: readonly SavedView[];
  /** The filters that the desk shows now. */
  filter: ViewFilter;
  onStored: (views: SavedViews) => void;
  onClosed: () => void;
}

/** Saves the desk's filters under a name, or changes a saved view. */
export function SavedViewDialog(props: SavedViewDialogProps) {
  const { view, beside, filter, onStored, onClosed } = props;
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const [isReplacing, setIsReplacing] = useState(false);
  const mayShare = useMay('views.share');
  const form = useForm({
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
      form.close();
    },
  });
  const { problems, failure } = form;
  const removal = useChange({
    mutate: async (id: number) => {
      onStored(await call('DELETE /api/desk/views/:id', { params: { id: String(id) } }));
      form.close();
    },
  });

  return (
    <AdminDialog title={view ? texts.change(view.name) : texts.keep} onClosed={onClosed}>
      <DialogForm form={{ ...form, failure: failure || removal.failure }} action={texts.save}>
        {!view && <p className={styles.about}>{texts.keepAbout}</p>}
        <InputField
          label={texts.name}
          required
          error={problems.name}
          maxLength={savedViewLimits.name}
          value={name}
          onChange={setName}
        />
        {mayShare && (
          <TickField
            label={texts.share}
            error={problems.isShared}
            isTicked={isShared}
            onChange={setIsShared}
          />
        )}
        {view && (
          <TickField label={texts.replace} isTicked={isReplacing} onChange={setIsReplacing} />
        )}
      </DialogForm>
      {view && beside.length > 1 && <ViewPlace view={view} beside={beside} onStored={onStored} />}
      {view && (
        <div>
          <Button
            variant="quiet"
            busy={removal.isBusy}
            onClick={() => void removal.change(view.id)}
          >
            {texts.delete}
          </Button>
        </div>
      )}
    </AdminDialog>
  );
}

/** Moves a view within its list, one place at a time. */
function ViewPlace(props: Pick<SavedViewDialogProps, 'beside' | 'onStored'> & { view: SavedView }) {
  const { view, beside, onStored } = props;
  const place = beside.findIndex(({ id }) => id === view.id);
  const move = useChange({
    mutate: async (after: number) => {
      const params = { id: String(view.id) };
      onStored(await call('PATCH /api/desk/views/:id', { params, body: { after } }));
    },
  });
  const button = (text: string, isOff: boolean, after = 0) => (
    <Button
      // Not `disabled`: the button would lose the focus after a move to the end.
      aria-disabled={isOff || move.isBusy}
      onClick={() => !isOff && void move.change(after)}
    >
      {text}
    </Button>
  );
  return (
    <div className={viewStyles.place} role="group" aria-label={texts.order}>
      <p role="status">{texts.place(place + 1, beside.length)}</p>
      <div className={styles.buttons}>
        {button(texts.up, place === 0, beside[place - 2]?.id)}
        {button(texts.down, place === beside.length - 1, beside[place + 1]?.id)}
      </div>
      <Failure>{move.failure}</Failure>
    </div>
  );
}
