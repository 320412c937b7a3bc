import { toPlainText } from '@dealership/shared';
import { useState } from 'react';
import type { FieldControl } from '../../../ui/forms/field.tsx';

interface NumberInputProps {
  control: FieldControl;
  value: number;
  /** `NaN` for an input that is no number: the server returns the error for its field. */
  onChange: (value: number) => void;
}

/** A number with decimals; the input stays as typed. */
export function NumberInput({ control, value, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(numberIn(typed), value);
  return (
    <input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={isTyped ? typed : String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value));
      }}
    />
  );
}

function numberIn(typed: string): number {
  const text = toPlainText(typed);
  return text === '' ? NaN : Number(text);
}
