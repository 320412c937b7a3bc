import {
  OTHER_MODEL,
  type Control,
  type FormField,
  type ModelChoice,
  type VehicleType,
} from '@dealership/shared';
import { formTexts } from '@dealership/shared/messages/public/forms.ts';
import { CheckboxField, Choice, Field, FieldGroup, type FieldControl } from '../../ui/field.tsx';
import { ChannelChoices } from './channel-choices.tsx';

export interface QuestionProps {
  field: FormField;
  models: readonly ModelChoice[];
  error: string | undefined;
  /** What the field holds from the start; all that a hidden one ever holds. */
  given: string | undefined;
  /** The answer is given and stands: shown, sent, not to be changed. */
  isLocked: boolean;
  /** To choose from, in place of what the definition offers. */
  options: readonly string[] | undefined;
  className: string | undefined;
}

/** One question of an enquiry form. */
export function Question({
  field,
  models,
  error,
  given,
  isLocked,
  options,
  className,
}: QuestionProps) {
  const { wire, control } = field;
  // A conditional field is only on screen while it has to be filled.
  const required = field.required || field.requiredWhen !== undefined;
  const question = {
    label: field.label,
    hint: required || control.type === 'checkbox' ? undefined : formTexts.optional,
    error,
    required,
    className,
  };
  if (isLocked) {
    return (
      <Field {...question} hint={undefined}>
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
      return (
        <Field {...question}>
          {(props) => (
            <Select {...props} name={wire} given={given}>
              <Options texts={options ?? control.options} />
            </Select>
          )}
        </Field>
      );
    case 'model':
      return (
        <Field {...question}>
          {(props) => (
            <Select {...props} name={wire} given={given}>
              <ModelOptions control={control} models={models} />
            </Select>
          )}
        </Field>
      );
    case 'radio':
      return (
        <FieldGroup {...question} isChoice>
          {control.options.map((option) => (
            <Choice key={option} label={option}>
              {(props) => (
                <input
                  {...props}
                  type="radio"
                  name={wire}
                  value={option}
                  defaultChecked={option === given}
                />
              )}
            </Choice>
          ))}
        </FieldGroup>
      );
    case 'checkbox':
      return (
        <CheckboxField {...question}>
          {(props) => <input {...props} type="checkbox" name={wire} />}
        </CheckboxField>
      );
    case 'channels':
      return (
        <FieldGroup {...question}>
          <ChannelChoices wire={wire} />
        </FieldGroup>
      );
    default:
      return (
        <Field {...question}>
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

interface SelectProps extends FieldControl {
  name: string;
  given: string | undefined;
  children: React.ReactNode;
}

function Select({ given, children, ...props }: SelectProps) {
  return (
    <select {...props} defaultValue={given}>
      <option value="">{formTexts.choose}</option>
      {children}
    </select>
  );
}

function Options({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <option key={text}>{text}</option>);
}

const vehicleTypes: readonly { type: VehicleType; label: string }[] = [
  { type: 'motorcycle', label: formTexts.motorcycles },
  { type: 'scooter', label: formTexts.scooters },
];

interface ModelOptionsProps {
  control: Extract<Control, { type: 'model' }>;
  models: readonly ModelChoice[];
}

function ModelOptions({ control, models }: ModelOptionsProps) {
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
