import { toPlainText } from '@dealership/shared';
import { useState } from 'react';
import type { FieldControl } from '../../../ui/forms/field.tsx';

interface NumberInputProps {
  control: FieldControl;
  value: number;
  /** `NaN` for a text that is no number: the server says so beside the field. */
  onChange: (value: number) => void;
}

/** A number with decimals; what is typed stays as it is typed. */
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
