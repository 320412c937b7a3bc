import { useId, type ComponentProps, type ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './field.module.css';

/** Attributes of the control inside a field; spread them onto the input, select or textarea. */
export interface FieldControl {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A value that a control shows and changes, with its error. */
export interface FieldValue<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

export interface FieldProps {
  label: string;
  /** A word beside the label, such as *Optional*, in place of a hint. */
  mark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** A remark about the value, below the control; `null`: none for now. It is read out when it appears. */
  note?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Label, the control, and below it the hint and the error. Every field uses this. */
export function Field({
  label,
  mark,
  hint,
  error,
  required = false,
  className,
  note,
  children,
}: FieldProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.label}>
        <label {...langOf(label)} htmlFor={id}>
          {label}
        </label>
        <Hint id={id} look="mark" text={mark} />
      </div>
      {children({
        id,
        className: styles.control ?? '',
        required,
        ...describe(id, mark ?? hint, error),
      })}
      <Hint id={id} look="hint" text={hint} />
      <FieldError id={id} error={error} />
      {/* Rendered before it has text: a live region that appears together with its text is not read out. */}
      {note !== undefined && (
        <div className={styles.note} aria-live="polite">
          {note}
        </div>
      )}
    </div>
  );
}

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** May contain a link to the terms. */
  label: ReactNode;
  error?: string | undefined;
}

/** A check box with its label at the right, and with further attributes of an `input`. */
export function CheckboxField({
  label,
  error,
  required = false,
  className,
  ...input
}: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <Choice
        label={label}
        id={id}
        required={required}
        {...describe(id, undefined, error)}
        type="checkbox"
        {...input}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'children' | 'note'> {
  /** Exactly one can be chosen. Only such a group can itself be required or invalid (ARIA). */
  isChoice?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question: radio buttons, check boxes. */
export function FieldGroup({
  label,
  mark,
  hint,
  error,
  required = false,
  isChoice = false,
  className,
  children,
}: FieldGroupProps) {
  const id = useId();
  const { 'aria-invalid': invalid, ...description } = describe(id, mark ?? hint, error);
  return (
    <fieldset
      className={[styles.field, className].filter(Boolean).join(' ')}
      {...(isChoice && {
        role: 'radiogroup',
        'aria-required': required,
        'aria-invalid': invalid,
      })}
      {...description}
    >
      <legend className={styles.label}>
        {label}
        <Hint id={id} look="mark" text={mark} />
        <Hint id={id} look="hint" text={hint} />
      </legend>
      <div className={styles.choices}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'className'> & { label: ReactNode };

/** One radio button or check box of a group, with its label. */
export function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice} htmlFor={input.id}>
      <input className={styles.tick} {...input} />
      <span {...langOf(label)}>{label}</span>
    </label>
  );
}

function describe(id: string, hint: string | undefined, error: string | undefined) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(described !== '' && { 'aria-describedby': described }),
  };
}

/** Read out as a description, so that it is not part of the name. */
function Hint(props: { id: string; look: 'mark' | 'hint'; text: string | undefined }) {
  const { id, look, text } = props;
  return (
    text !== undefined && (
      <span className={styles[look]} id={`${id}-hint`} aria-hidden="true">
        {text}
      </span>
    )
  );
}

/** Always takes one line, so that an error shifts nothing: a button must not move from under a thumb. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={styles.error} id={`${id}-error`}>
      {error}
    </p>
  );
}
