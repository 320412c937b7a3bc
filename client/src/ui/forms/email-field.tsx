import { likelyEmail, limits } from '@dealership/shared';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { InputField } from './input-field.tsx';
import { LikelyEmail, TYPING_MS } from './likely-email.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof InputField>, 'note' | 'ref' | 'type'>;

/** A field for an e-mail address. It asks about a likely typing mistake, but never refuses one. */
export function EmailField({ value, onChange, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTyped(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const likely = typed === value ? likelyEmail(value) : undefined;
  const take = (email: string) => {
    onChange(email);
    input.current?.focus();
  };
  const doubt =
    likely === undefined ? null : <LikelyEmail email={likely} onTake={() => take(likely)} />;
  return (
    <InputField
      {...field}
      note={doubt}
      ref={input}
      type="email"
      maxLength={limits.email}
      value={value}
      onChange={onChange}
      onBlur={() => setTyped(value)}
    />
  );
}
