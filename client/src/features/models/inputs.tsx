import { toAsciiDigits } from '@dealership/shared';
import { useState } from 'react';
import { TextInput } from '../../ui/text-input.tsx';

interface FigureInputProps {
  label: string;
  value: number | null;
  error?: string | undefined;
  /** What is no number is sent as it is typed: the server says so beside the field. */
  onChange: (value: number | null) => void;
}

/** A number with decimals, or nothing; what is typed stays as it is typed. */
export function FigureInput({ value, onChange, ...field }: FigureInputProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <TextInput
      {...field}
      max={20}
      inputMode="decimal"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const digits = toAsciiDigits(text).trim();
        const number = Number(digits);
        onChange(digits === '' ? null : Number.isNaN(number) ? (text as never) : number);
      }}
    />
  );
}
