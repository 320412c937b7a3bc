import { toPlainText } from '@dealership/shared';
import { useState } from 'react';
import { TextInput } from '../../ui/forms/text-input.tsx';

interface FigureInputProps {
  label: string;
  value: number | null;
  error?: string | undefined;
  /** An input that is no number is sent unchanged: the server returns the error for its field. */
  onChange: (value: number | null) => void;
}

/** A number with decimals, or nothing. The input stays as typed, until the value is changed from outside. */
export function FigureInput({ value, onChange, ...field }: FigureInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      {...field}
      max={20}
      inputMode="decimal"
      value={toFigure(typed) === value ? typed : String(value ?? '')}
      onChange={(text) => {
        setTyped(text);
        onChange(toFigure(text) as number | null);
      }}
    />
  );
}

function toFigure(text: string): number | string | null {
  const digits = toPlainText(text);
  if (digits === '') return null;
  return Number.isNaN(Number(digits)) ? text : Number(digits);
}
