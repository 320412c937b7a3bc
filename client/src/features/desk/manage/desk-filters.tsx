import { statuses, type DeskChoices } from '@dealership/shared';
import { deskTexts, standTexts } from '@dealership/shared/messages/staff/desk.ts';
import { useState } from 'react';
import { useOwnKinds } from '../../../lib/rights.ts';
import { Button } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { DeskFilters } from './desk-address.ts';
import styles from './desk-screen.module.css';

type Chosen = Pick<DeskFilters, 'kind' | 'status' | 'assignee'>;

const none: Chosen = { kind: '', status: '', assignee: '' };

interface FiltersProps {
  chosen: Chosen;
  colleagues: DeskChoices['colleagues'];
  ownUserId: string;
  onChoose: (filters: Partial<Chosen>) => void;
}

/** Kind, status and person; behind a button where there is little room. */
export function Filters({ chosen, colleagues, ownUserId, onChoose }: FiltersProps) {
  const kinds = useOwnKinds();
  const isNarrow = useMedia('(width < 48em)');
  const count = Object.values(chosen).filter((value) => value !== '').length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const people = colleagues.map(({ user_id: id, user_name: name }) => ({
    value: id,
    text: id === ownUserId ? deskTexts.you : name || id,
  }));
  // Whoever has left may still have some.
  const isUnknown =
    chosen.assignee !== '' && !people.some(({ value }) => value === chosen.assignee);
  return (
    <>
      {isNarrow && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {deskTexts.filters}
          {count > 0 && ` (${count})`}
        </Button>
      )}
      <div className={styles.filters} hidden={isNarrow && !isOpen}>
        <Choice
          label={deskTexts.kind}
          any={deskTexts.allKinds}
          value={chosen.kind}
          options={kinds.map((value) => ({ value, text: deskTexts.kinds[value] }))}
          onChoose={(kind) => onChoose({ kind })}
        />
        <Choice
          label={standTexts.status}
          any={deskTexts.anyStatus}
          value={chosen.status}
          options={statuses.map((value) => ({
            value,
            text: value === 'done' ? deskTexts.done : standTexts.statusOf(value, 'sales'),
          }))}
          onChoose={(status) => onChoose({ status })}
        />
        <Choice
          label={standTexts.assignee}
          any={deskTexts.anyone}
          value={chosen.assignee}
          options={
            isUnknown ? [...people, { value: chosen.assignee, text: chosen.assignee }] : people
          }
          onChoose={(assignee) => onChoose({ assignee })}
        />
        {count > 0 && (
          <Button variant="quiet" onClick={() => onChoose(none)}>
            {deskTexts.clearFilters}
          </Button>
        )}
      </div>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** What no choice is called. */
  any: string;
  value: Value | '';
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>({
  label,
  any,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      className={styles.filter}
      data-chosen={value !== '' || undefined}
      value={value}
      onChange={({ target }) => {
        onChoose(options.find((option) => option.value === target.value)?.value ?? '');
      }}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
