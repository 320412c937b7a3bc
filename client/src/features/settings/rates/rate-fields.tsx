import type { ComponentProps } from 'react';
import type { FieldValue } from '../../../ui/forms/field.tsx';
import { TypedInput } from '../../../ui/forms/text-input.tsx';
import { readLimit, readRupees, showNumber } from './rate-tables.ts';

/** Characters that an amount has at most, with its groups and signs. */
const LONGEST = 20;

type Input<Value> = FieldValue<Value> &
  Omit<ComponentProps<typeof TypedInput<Value>>, 'read' | 'show' | 'max' | keyof FieldValue<Value>>;

/** A required amount of rupees, as people write it. */
export function RupeesField(props: Input<number>) {
  return (
    <TypedInput
      {...props}
      required
      max={LONGEST}
      inputMode="decimal"
      read={readRupees}
      show={showNumber}
    />
  );
}

/** A limit that may be left out. */
export function LimitField(props: Input<number | null>) {
  return (
    <TypedInput {...props} max={LONGEST} inputMode="decimal" read={readLimit} show={showNumber} />
  );
}
