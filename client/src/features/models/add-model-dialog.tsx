import { vehicleLimits, type ModelRow, type VehicleType } from '@dealership/shared';
import {
  modelListTexts,
  newModelTexts as texts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { Field } from '../../ui/forms/field.tsx';
import { useDialogForm } from '../../ui/forms/use-dialog-form.ts';
import styles from './models.module.css';

interface AddModelDialogProps {
  /** The model that the new one begins like. */
  like: ModelRow | undefined;
  onAdded: (id: number) => void;
  onClosed: () => void;
}

/** Asks for what a model cannot do without. */
export function AddModelDialog({ like, onAdded, onClosed }: AddModelDialogProps) {
  const title = like ? texts.copyTitle(like.name) : texts.add;
  return (
    <AdminDialog title={title} onClosed={onClosed}>
      <AddForm like={like} onAdded={onAdded} />
    </AdminDialog>
  );
}

function AddForm({ like, onAdded }: Pick<AddModelDialogProps, 'like' | 'onAdded'>) {
  const [type, setType] = useState<VehicleType>(like?.type ?? 'motorcycle');
  const [name, setName] = useState('');
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['name'],
    act: async () => {
      const body = { type, name, ...(like && { copyOf: like.id }) };
      const { id } = await call('POST /api/vehicles', { body });
      closeDialogAround(form.current);
      onAdded(id);
    },
  });

  return (
    <form ref={form} className={dialogStyles.form} noValidate onSubmit={onSubmit}>
      <Field label={texts.type} required>
        {(control) => (
          <select
            {...control}
            value={type}
            onChange={({ target }) => setType(target.value as VehicleType)}
          >
            {(['motorcycle', 'scooter'] as const).map((each) => (
              <option key={each} value={each}>
                {modelListTexts.types[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.name} hint={texts.nameHint} required error={problems.name}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={2 * vehicleLimits.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <p className={styles.hint}>{texts.note}</p>
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={texts.action}
        onCancel={() => closeDialogAround(form.current)}
      />
    </form>
  );
}
