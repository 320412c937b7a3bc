import { statuses } from '@dealership/shared';
import { deskTexts, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { filterTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';

interface FiltersProps {
  /** The number of filters that are set. */
  count: number;
}

/** Filters by kind, status and person. */
export function Filters({ count }: FiltersProps) {
  const { filters: chosen, ownUserId, go } = useDesk();
  const kinds = useOwnKinds();
  const colleagues = useChoices().data?.colleagues ?? [];
  const people = colleagues.map(({ user_id: id, user_name: name }) => ({
    value: id,
    text: id === ownUserId ? deskTexts.you : name || id,
  }));
  // A person who has left may still have enquiries.
  const isUnknown =
    chosen.assignee !== '' && !people.some(({ value }) => value === chosen.assignee);
  return (
    <>
      <Choice
        label={filterTexts.kind}
        any={filterTexts.allKinds}
        value={chosen.kind}
        options={kinds.map((value) => ({ value, text: deskTexts.kinds[value] }))}
        onChoose={(kind) => go({ kind })}
      />
      <Choice
        label={stateTexts.status}
        any={filterTexts.anyStatus}
        value={chosen.status}
        options={statuses.map((value) => ({
          value,
          text: value === 'done' ? filterTexts.done : stateTexts.statusOf(value, 'sales'),
        }))}
        onChoose={(status) => go({ status })}
      />
      <Choice
        label={stateTexts.assignee}
        any={filterTexts.anyone}
        value={chosen.assignee}
        options={
          isUnknown ? [...people, { value: chosen.assignee, text: chosen.assignee }] : people
        }
        onChoose={(assignee) => go({ assignee })}
      />
      {count > 0 && (
        <Button variant="quiet" onClick={() => go({ kind: '', status: '', assignee: '' })}>
          {filterTexts.clearFilters}
        </Button>
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** The label of the empty choice. */
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
