import {
  enquiryKinds,
  keyLimits,
  keyRights,
  type AnswerOf,
  type EnquiryKind,
  type KeyRight,
  type NamedCalls,
} from '@dealership/shared';
import { keyTexts as texts } from '@dealership/shared/texts/staff/keys.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { call } from '../../lib/calls/call.ts';
import { useBranchChoice } from '../../lib/staff/branches.ts';
import { AdminDialog, DialogForm, focusFirst } from '../../ui/dialogs/admin-dialog.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { SelectField, Ticks } from '../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../ui/forms/field.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';

export type MadeKey = AnswerOf<NamedCalls['POST /api/keys']>;

interface KeyDialogProps {
  onMade: (key: MadeKey) => void;
  onClosed: () => void;
}

interface KeyValues {
  name: string;
  rights: readonly KeyRight[];
  kinds: readonly EnquiryKind[];
  branch: number | null;
  expireDate: string;
}

const first: KeyValues = {
  name: '',
  rights: ['leads.send'],
  kinds: ['product'],
  branch: null,
  expireDate: '',
};

const { fields, hints } = texts;

/** The form of a new key. */
export function KeyDialog({ onMade, onClosed }: KeyDialogProps) {
  const [values, change] = useValues<KeyValues>(first);
  const branches = useBranchChoice();
  const form = useForm({
    fields: Object.keys(values),
    act: async () => {
      const { rights, kinds, ...rest } = values;
      const body = { ...rest, rights: [...rights], kinds: [...kinds] };
      onMade(await call('POST /api/keys', { body }));
      form.close();
    },
  });
  const field = bindFields({ values, problems: form.problems, onChange: change });
  return (
    <AdminDialog title={texts.add} onClosed={onClosed}>
      <DialogForm form={form} action={{ text: texts.add, busy: texts.adding }}>
        <InputField
          {...field('name')}
          label={fields.name}
          hint={hints.name}
          required
          ref={focusFirst}
          maxLength={keyLimits.name}
        />
        <FieldGroup label={fields.rights} error={form.problems.rights}>
          <Ticks
            all={keyRights}
            chosen={values.rights}
            nameOf={(right) => texts.rights[right]}
            onChange={(rights) => change({ rights })}
          />
        </FieldGroup>
        <FieldGroup label={fields.kinds} hint={hints.kinds} error={form.problems.kinds}>
          <Ticks
            all={enquiryKinds}
            chosen={values.kinds}
            nameOf={(kind) => kindNames[kind]}
            onChange={(kinds) => change({ kinds })}
          />
        </FieldGroup>
        {branches.length > 0 && (
          <SelectField
            label={fields.branch}
            error={form.problems.branch}
            all={[0, ...branches.map(({ id }) => id)]}
            chosen={values.branch ?? 0}
            nameOf={(branch) => branches.find(({ id }) => id === branch)?.name ?? texts.noBranch}
            onChange={(branch) => change({ branch: branch || null })}
          />
        )}
        <InputField
          {...field('expireDate')}
          label={fields.expireDate}
          hint={hints.expireDate}
          type="date"
        />
      </DialogForm>
    </AdminDialog>
  );
}
