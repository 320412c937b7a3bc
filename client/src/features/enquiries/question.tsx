import {
  OTHER_MODEL,
  type AnyKindTexts,
  type FormField,
  type ModelChoice,
} from '@dealership/shared';
import type { ReactNode } from 'react';
import { formTexts } from '@dealership/shared/texts/public/forms.ts';
import { langOf } from '../../lib/page/lang-of.ts';
import { CheckboxField, Choice, Field, FieldGroup } from '../../ui/forms/field.tsx';
import { ChannelChoices } from './channel-choices.tsx';

/** `value` is sent and stored, in every language the same. */
export interface FieldOption {
  value: string;
  label: string;
}

interface QuestionProps {
  field: FormField;
  texts: AnyKindTexts;
  models: readonly ModelChoice[];
  error: string | undefined;
  /** See `Field`. */
  note: ReactNode;
  /** First value of the field; a hidden field keeps it. */
  given: string | undefined;
  /** The answer is given: shown and sent, but not to be changed. */
  isLocked: boolean;
  /** Choices in place of the definition's. */
  options: readonly FieldOption[] | undefined;
  className: string | undefined;
}

export function Question({
  field,
  texts,
  error,
  note,
  given,
  isLocked,
  className,
  ...choice
}: QuestionProps) {
  const { wire, control } = field;
  // A conditional field is on screen only while it is required.
  const required = field.required || field.requiredWhen !== undefined;
  const plain = { label: texts.labels[field.field], error, required, className };
  const question = { ...plain, mark: required ? undefined : formTexts.optional };
  if (isLocked) {
    return (
      <Field {...plain}>
        {(props) => <input {...props} type="text" name={wire} readOnly defaultValue={given} />}
      </Field>
    );
  }
  switch (control.type) {
    case 'hidden':
      return <input type="hidden" name={wire} defaultValue={given} />;
    case 'textarea':
      return (
        <Field {...question}>
          {(props) => (
            <textarea
              {...props}
              name={wire}
              rows={3}
              maxLength={control.maxLength}
              defaultValue={given}
            />
          )}
        </Field>
      );
    case 'select':
    case 'colour':
    case 'names':
    case 'model':
      return (
        <Field {...question}>
          {(props) => (
            <select {...props} name={wire} defaultValue={given}>
              <option value="">{formTexts.choose}</option>
              <Options field={field} texts={texts} {...choice} />
            </select>
          )}
        </Field>
      );
    case 'radio':
      return (
        <FieldGroup {...question} isChoice>
          {choicesOf(field, texts).map(({ value, label }) => (
            <Choice
              key={value}
              label={label}
              type="radio"
              name={wire}
              value={value}
              defaultChecked={value === given}
            />
          ))}
        </FieldGroup>
      );
    case 'checkbox':
      return <CheckboxField {...plain} name={wire} />;
    case 'channels':
      return (
        <FieldGroup {...question}>
          <ChannelChoices wire={wire} />
        </FieldGroup>
      );
    default:
      return (
        <Field {...question} note={note}>
          {(props) => (
            <input
              {...props}
              type={control.type}
              name={wire}
              autoComplete={control.autoComplete}
              inputMode={control.inputMode}
              maxLength={control.maxLength}
              defaultValue={given}
            />
          )}
        </Field>
      );
  }
}

function choicesOf({ field, control }: FormField, texts: AnyKindTexts): FieldOption[] {
  // Names are the same in every language.
  if (control.type === 'names') return control.names.map((name) => ({ value: name, label: name }));
  const values = 'options' in control ? control.options : [];
  return values.map((value) => ({ value, label: texts.options?.[field]?.[value] ?? value }));
}

const vehicleTypes = [
  { type: 'motorcycle', label: formTexts.motorcycles },
  { type: 'scooter', label: formTexts.scooters },
] as const;

type OptionsProps = Pick<QuestionProps, 'field' | 'texts' | 'models' | 'options'>;

function Options({ field, texts, models, options }: OptionsProps) {
  const { control } = field;
  if (control.type !== 'model') {
    const choices = options ?? choicesOf(field, texts);
    return choices.map(({ value, label }) => (
      <option key={value} {...langOf(label)} value={value}>
        {label}
      </option>
    ));
  }
  return (
    <>
      {models.length > 0 &&
        vehicleTypes.map(({ type, label }) => (
          <optgroup key={type} label={label}>
            {models
              .filter((model) => model.type === type)
              .map(({ slug, name }) => (
                <option key={slug} value={control.wire === 'slug' ? slug : name}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      {control.offersOther && <option value={OTHER_MODEL}>{formTexts.otherModel}</option>}
    </>
  );
}
