import {
  channels,
  OTHER_MODEL,
  type AnyKindTexts,
  type ChannelConsent,
  type FormField,
  type OpeningHours,
} from '@dealership/shared';
import {
  addEnquiryTexts as texts,
  customerTexts,
} from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { SelectField, TickField, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Field, FieldGroup, type FieldValue } from '../../../ui/forms/field.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { textOf } from './use-added-enquiry.ts';

interface AddedFieldProps extends FieldValue<unknown> {
  field: FormField;
  texts: AnyKindTexts;
  /** Of the branch that answers. */
  hours: OpeningHours;
}

/** One question of a kind's form, for staff: none of them is required. */
export function AddedField(props: AddedFieldProps) {
  const { field, texts: kind, hours, value, error, onChange } = props;
  const { control } = field;
  const question = { label: kind.labels[field.field], error };
  const typed = { ...question, value: textOf(value), onChange };
  switch (control.type) {
    case 'hidden':
      return null;
    case 'model':
      return <ModelField {...typed} control={control} />;
    case 'select':
    case 'radio':
    case 'colour':
    case 'names':
      return (
        <Select
          {...typed}
          choices={control.type === 'names' ? control.names : control.options}
          nameOf={(each) => kind.options?.[field.field]?.[each] ?? each}
        />
      );
    case 'checkbox':
      return (
        <TickField
          {...question}
          isTicked={value === true}
          onChange={(isTicked) => onChange(isTicked || undefined)}
        />
      );
    case 'channels':
      return <Channels {...question} value={value} onChange={onChange} />;
    case 'textarea':
      return (
        <Field {...question}>
          {(input) => (
            <textarea
              {...input}
              rows={3}
              maxLength={control.maxLength}
              value={typed.value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      );
    case 'email':
      return <EmailField {...typed} />;
    default:
      return (
        <InputField
          {...typed}
          type={control.type}
          inputMode={control.inputMode}
          maxLength={control.maxLength}
          {...(control.type === 'date' && {
            note: <ChosenTimeNote hours={hours} value={typed.value} onChoose={onChange} />,
          })}
        />
      );
  }
}

interface SelectProps extends FieldValue<string> {
  label: string;
  choices: readonly string[];
  nameOf: (choice: string) => string;
}

function Select({ value, choices, nameOf, ...field }: SelectProps) {
  // The answer may come from another kind of enquiry with other choices.
  const isKnown = value === '' || choices.includes(value);
  return (
    <SelectField
      {...field}
      all={['', ...(isKnown ? [] : [value]), ...choices]}
      chosen={value}
      nameOf={(choice) => {
        if (choice === '') return texts.choose;
        return choices.includes(choice) ? nameOf(choice) : choice;
      }}
    />
  );
}

interface ModelFieldProps extends Omit<SelectProps, 'choices' | 'nameOf'> {
  control: Extract<FormField['control'], { type: 'model' }>;
}

function ModelField({ control, ...field }: ModelFieldProps) {
  const models = useQuery(callQuery(queryKeys.modelChoices, 'GET /api/models'));
  const names = new Map((models.data ?? []).map((model) => [model[control.wire], model.name]));
  if (control.offersOther) names.set(OTHER_MODEL, OTHER_MODEL);
  return (
    <Select {...field} choices={[...names.keys()]} nameOf={(each) => names.get(each) ?? each} />
  );
}

function Channels({ label, error, value, onChange }: FieldValue<unknown> & { label: string }) {
  const ticked = (value ?? {}) as Partial<ChannelConsent>;
  return (
    <FieldGroup label={label} error={error}>
      <Ticks
        all={channels}
        chosen={channels.filter((channel) => ticked[channel])}
        nameOf={(channel) => customerTexts.channelNames[channel]}
        onChange={(chosen) =>
          onChange(Object.fromEntries(channels.map((each) => [each, chosen.includes(each)])))
        }
      />
    </FieldGroup>
  );
}
