import { toPlainText } from '@dealership/shared';
import { useState } from 'react';
import { InputField } from '../../../ui/forms/input-field.tsx';

interface NumberFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  value: number;
  /** `NaN` for an input that is no number: the server returns the error for its field. */
  onChange: (value: number) => void;
}

/** A required number with decimals; the input stays as typed. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(numberIn(typed), value);
  return (
    <InputField
      {...field}
      required
      inputMode="decimal"
      maxLength={20}
      value={isTyped ? typed : String(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(numberIn(text));
      }}
    />
  );
}

function numberIn(typed: string): number {
  const text = toPlainText(typed);
  return text === '' ? NaN : Number(text);
}
