import { departments, limits, type Address } from '@dealership/shared';
import { departmentTexts } from '@dealership/shared/texts/common/departments.ts';
import { detailsTexts as texts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { SettingFields } from './settings-section.tsx';
import { NumberInput } from './number-input.tsx';
import styles from '../settings.module.css';
import { InputField } from '../../../ui/forms/input-field.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
  required?: boolean;
  type?: 'text' | 'tel' | 'url';
  maxLength?: number;
}

/** A one-line text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  maxLength = 200,
  ...field
}: TextFieldProps) {
  return (
    <InputField {...field} type={type} maxLength={maxLength} value={value} onChange={onChange} />
  );
}

export function Identity({ values, set, problems }: SettingFields<'name' | 'address'>) {
  const { name, address } = values;
  return (
    <>
      <TextField
        label={texts.name}
        required
        maxLength={60}
        value={name}
        error={problems.name}
        onChange={(value) => set({ name: value })}
      />
      <AddressFields
        address={address}
        problemOf={(key) => problems[`address.${key}`]}
        onChange={(changed) => set({ address: changed })}
      />
    </>
  );
}

interface AddressFieldsProps {
  address: Address;
  problemOf: (key: keyof Address) => string | undefined;
  onChange: (address: Address) => void;
}

/** The address of a branch. */
export function AddressFields({ address, problemOf, onChange }: AddressFieldsProps) {
  const part = (key: keyof Address, maxLength: number) => (
    <TextField
      key={key}
      label={texts[key]}
      required
      maxLength={maxLength}
      value={address[key]}
      error={problemOf(key)}
      onChange={(value) => onChange({ ...address, [key]: value })}
    />
  );
  return (
    <>
      {part('street', 120)}
      <div className={styles.row}>
        {part('city', 60)}
        {part('state', 60)}
        {part('pinCode', 10)}
      </div>
    </>
  );
}

/** Positions of the phone numbers of a department: two at most. */
const PHONE_FIELDS = [0, 1];

/** The phone numbers of a branch. */
export function Phones({
  values: { phones },
  set,
  problems,
  hint = texts.phonesHint,
}: SettingFields<'phones'> & { hint?: string }) {
  return (
    <>
      <p className="hint">{hint}</p>
      {departments.map((department) => (
        <div key={department} className={styles.row}>
          {PHONE_FIELDS.map((at) => (
            <TextField
              key={at}
              label={texts.phone(departmentTexts[department], at + 1)}
              type="tel"
              maxLength={limits.typedNumber}
              required={department === 'sales' && at === 0}
              value={phones[department][at] ?? ''}
              error={
                problems[`phones.${department}.${at}`] ??
                (at === 0 ? problems[`phones.${department}`] : undefined)
              }
              onChange={(value) => {
                const list = PHONE_FIELDS.map((place) =>
                  place === at ? value : (phones[department][place] ?? ''),
                );
                // An empty field before a number stays until it is saved.
                while (list.at(-1) === '') list.pop();
                set({ phones: { ...phones, [department]: list } });
              }}
            />
          ))}
        </div>
      ))}
    </>
  );
}

export function Messages({ values, set, problems }: SettingFields<'whatsapp' | 'email'>) {
  return (
    <>
      <TextField
        label={texts.whatsappLabel}
        hint={texts.whatsappHint}
        type="tel"
        required
        maxLength={limits.typedNumber}
        value={values.whatsapp}
        error={problems.whatsapp}
        onChange={(value) => set({ whatsapp: value })}
      />
      <EmailField
        label={texts.email}
        required
        value={values.email}
        error={problems.email}
        onChange={(value) => set({ email: value })}
      />
    </>
  );
}

/** The position of a branch on a map. */
export function Place({ values: { position }, set, problems }: SettingFields<'position'>) {
  return (
    <>
      <p className="hint">{texts.placeHint}</p>
      <div className={styles.row}>
        {(['latitude', 'longitude'] as const).map((key) => (
          <Field key={key} label={texts[key]} required error={problems[`position.${key}`]}>
            {(control) => (
              <NumberInput
                control={control}
                value={position[key]}
                onChange={(value) => set({ position: { ...position, [key]: value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
