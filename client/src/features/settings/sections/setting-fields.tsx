import { departments, limits, toPlainText, type Address } from '@dealership/shared';
import { departmentTexts } from '@dealership/shared/texts/common/departments.ts';
import { detailsTexts as texts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import type { FieldValue } from '../../../ui/forms/field.tsx';
import type { SettingFields } from './settings-section.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import type { ComponentProps } from 'react';
import { TypedInput } from '../../../ui/forms/text-input.tsx';

export function TextField(props: ComponentProps<typeof InputField>) {
  return <InputField type="text" maxLength={200} {...props} />;
}

export function Identity({ field, part }: SettingFields<'name' | 'address'>) {
  return (
    <>
      <TextField {...field('name')} label={texts.name} required maxLength={60} />
      <AddressFields part={(key) => part('address', key)} />
    </>
  );
}

export function AddressFields({ part }: { part: (key: keyof Address) => FieldValue<string> }) {
  const text = (key: keyof Address, maxLength: number) => (
    <TextField {...part(key)} label={texts[key]} required maxLength={maxLength} />
  );
  return (
    <>
      {text('street', 120)}
      <div className="beside">
        {text('city', 60)}
        {text('state', 60)}
        {text('pinCode', 10)}
      </div>
    </>
  );
}

/** Positions of the phone numbers of a department: two at most. */
const PHONE_FIELDS = [0, 1];

export function Phones(props: SettingFields<'phones'> & { hint?: string }) {
  const { values, set, problems, hint = texts.phonesHint } = props;
  const { phones } = values;
  return (
    <>
      <p className="hint">{hint}</p>
      {departments.map((department) => (
        <div key={department} className="beside">
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

export function Messages({ field }: SettingFields<'whatsapp' | 'email'>) {
  return (
    <>
      <TextField
        {...field('whatsapp')}
        label={texts.whatsappLabel}
        hint={texts.whatsappHint}
        type="tel"
        required
        maxLength={limits.typedNumber}
      />
      <EmailField {...field('email')} label={texts.email} required />
    </>
  );
}

export function Place({ part }: SettingFields<'position'>) {
  return (
    <>
      <p className="hint">{texts.placeHint}</p>
      <div className="beside">
        {(['latitude', 'longitude'] as const).map((key) => (
          <NumberField key={key} {...part('position', key)} label={texts[key]} />
        ))}
      </div>
    </>
  );
}

/** A required number with decimals; `NaN` for an input that is none: the server returns the error for its field. */
export function NumberField(props: FieldValue<number> & { label: string; hint?: string }) {
  return (
    <TypedInput {...props} required max={10} inputMode="decimal" read={numberIn} show={String} />
  );
}

function numberIn(typed: string): number {
  const text = toPlainText(typed);
  return text === '' ? NaN : Number(text);
}
