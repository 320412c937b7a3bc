import { vehicleLimits, type ModelRow, type VehicleType } from '@dealership/shared';
import {
  modelListTexts,
  newModelTexts as texts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { AdminDialog, DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { InputField } from '../../../ui/forms/input-field.tsx';

interface AddModelDialogProps {
  /** The model whose data the new one begins with. */
  like: ModelRow | undefined;
  onAdded: (id: number) => void;
  onClosed: () => void;
}

export function AddModelDialog({ like, onAdded, onClosed }: AddModelDialogProps) {
  const [type, setType] = useState<VehicleType>(like?.type ?? 'motorcycle');
  const [name, setName] = useState('');
  const form = useForm({
    fields: ['name'],
    act: async () => {
      const body = { type, name, ...(like && { copyOf: like.id }) };
      const { id } = await call('POST /api/vehicles', { body });
      form.close();
      onAdded(id);
    },
  });

  return (
    <AdminDialog title={like ? texts.copyTitle(like.name) : texts.add} onClosed={onClosed}>
      <DialogForm form={form} action={texts.action}>
        <SelectField
          label={texts.type}
          required
          all={['motorcycle', 'scooter']}
          chosen={type}
          nameOf={(each) => modelListTexts.types[each]}
          onChange={setType}
        />
        <InputField
          label={texts.name}
          hint={texts.nameHint}
          required
          error={form.problems.name}
          maxLength={2 * vehicleLimits.name}
          value={name}
          onChange={setName}
        />
        <p className="hint">{texts.note}</p>
      </DialogForm>
    </AdminDialog>
  );
}
