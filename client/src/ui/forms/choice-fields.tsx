import type { ComponentProps, ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { CheckboxField, Choice, Field, FieldGroup, type FieldProps } from './field.tsx';

type SelectProps = Omit<FieldProps, 'children' | 'note'>;

interface Choices<Each, Chosen = Each> {
  all: readonly Each[];
  chosen: Chosen;
  nameOf: (each: Each) => ReactNode;
  onChange: (chosen: Each) => void;
}

interface SelectFieldProps<Each> extends SelectProps, Choices<Each> {
  /** Further attributes of the `select`. */
  select?: ComponentProps<'select'>;
}

export function SelectField<Each extends string | number>({
  select,
  all,
  chosen,
  nameOf,
  onChange,
  ...field
}: SelectFieldProps<Each>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          {...select}
          value={chosen}
          onChange={({ target }) => {
            const found = all.find((each) => String(each) === target.value);
            if (found !== undefined) onChange(found);
          }}
        >
          {all.map((each) => {
            const name = nameOf(each);
            return (
              <option key={each} {...langOf(name)} value={each}>
                {name}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

interface TickProps {
  label: ReactNode;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

interface TickFieldProps extends TickProps {
  error?: string | undefined;
}

export function TickField({ isTicked, onChange, ...field }: TickFieldProps) {
  return (
    <CheckboxField
      {...field}
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

interface RadioFieldProps<Each> extends SelectProps, Choices<Each, Each | undefined> {
  /** Name of the control, unique in a form. */
  name: string;
}

/** One of a few, all of them visible. */
export function RadioField<Each extends string>(props: RadioFieldProps<Each>) {
  const { name, all, chosen, nameOf, onChange, ...field } = props;
  return (
    <FieldGroup {...field} isChoice>
      {all.map((each) => (
        <Choice
          key={each}
          label={nameOf(each)}
          type="radio"
          name={name}
          checked={chosen === each}
          onChange={() => onChange(each)}
        />
      ))}
    </FieldGroup>
  );
}

interface TicksProps<Each> extends Pick<Choices<Each>, 'all' | 'nameOf'> {
  chosen: readonly Each[];
  /** Chosen values, in the order of `all`. */
  onChange: (chosen: Each[]) => void;
}

/** Some of a few, within a `FieldGroup`. */
export function Ticks<Each extends string>({ all, chosen, nameOf, onChange }: TicksProps<Each>) {
  return all.map((each) => (
    <Tick
      key={each}
      label={nameOf(each)}
      isTicked={chosen.includes(each)}
      onChange={(isTicked) =>
        onChange(all.filter((other) => (other === each ? isTicked : chosen.includes(other))))
      }
    />
  ));
}

export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <Choice
      label={label}
      type="checkbox"
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
