import {
  channels,
  OTHER_MODEL,
  type AnyKindTexts,
  type ChannelConsent,
  type FormField,
} from '@dealership/shared';
import {
  addEnquiryTexts as texts,
  customerTexts,
} from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { SelectField, TickField, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Field, FieldGroup } from '../../../ui/forms/field.tsx';

interface AddedFieldProps {
  field: FormField;
  texts: AnyKindTexts;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** One question of a kind's form, for staff: none of them is required. */
export function AddedField(props: AddedFieldProps) {
  const { field, texts: kind, value, error, onChange } = props;
  const { control } = field;
  const question = { label: kind.labels[field.field], error };
  const text = typeof value === 'string' ? value : '';
  switch (control.type) {
    case 'hidden':
      return null;
    case 'model':
      return (
        <ModelField {...props} offersOther={control.offersOther === true} wire={control.wire} />
      );
    case 'select':
    case 'radio':
    case 'colour':
      return (
        <Select
          {...question}
          value={text}
          choices={control.options.map((each) => ({
            value: each,
            label: kind.options?.[field.field]?.[each] ?? each,
          }))}
          onChange={onChange}
        />
      );
    case 'names':
      return (
        <Select
          {...question}
          value={text}
          choices={control.names.map((name) => ({ value: name, label: name }))}
          onChange={onChange}
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
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      );
    case 'email':
      return <EmailField {...question} value={text} onChange={onChange} />;
    default:
      return (
        <Field
          {...question}
          note={
            control.type === 'date' ? (
              <ChosenTimeNote value={text} onChoose={onChange} />
            ) : undefined
          }
        >
          {(input) => (
            <input
              {...input}
              type={control.type}
              autoComplete="off"
              inputMode={control.inputMode}
              maxLength={control.maxLength}
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      );
  }
}

interface SelectProps {
  label: string;
  error: string | undefined;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: unknown) => void;
}

function Select({ value, choices, onChange, ...field }: SelectProps) {
  // The answer may come from another kind of enquiry with other choices.
  const isKnown = value === '' || choices.some((each) => each.value === value);
  const others = isKnown ? choices : [{ value, label: value }, ...choices];
  return (
    <SelectField
      {...field}
      all={['', ...others.map((each) => each.value)]}
      chosen={value}
      nameOf={(name) => others.find((each) => each.value === name)?.label ?? texts.choose}
      onChange={onChange}
    />
  );
}

interface ModelFieldProps extends AddedFieldProps {
  wire: 'slug' | 'name';
  offersOther: boolean;
}

function ModelField({
  field,
  texts: kind,
  value,
  error,
  wire,
  offersOther,
  onChange,
}: ModelFieldProps) {
  const models = useQuery({
    queryKey: queryKeys.modelsOnSale,
    queryFn: ({ signal }) => call('GET /api/models', { signal }),
  });
  const choices = (models.data ?? []).map(({ name, slug }) => ({
    value: wire === 'slug' ? slug : name,
    label: name,
  }));
  const other = offersOther ? [{ value: OTHER_MODEL, label: OTHER_MODEL }] : [];
  return (
    <Select
      label={kind.labels[field.field]}
      error={error}
      value={typeof value === 'string' ? value : ''}
      choices={[...choices, ...other]}
      onChange={onChange}
    />
  );
}

interface ChannelsProps {
  label: string;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Channels({ value, onChange, ...group }: ChannelsProps) {
  const ticked = (value ?? {}) as Partial<ChannelConsent>;
  return (
    <FieldGroup {...group}>
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
