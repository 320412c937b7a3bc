import { statuses } from '@dealership/shared';
import { deskTexts, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { filterTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { noFilters } from '../common/desk-address.ts';
import { useDesk } from '../common/desk-context.ts';
import { staffName } from '../common/staff-name.ts';
import styles from './desk-screen.module.css';

export function Filters({ hasAny }: { hasAny: boolean }) {
  const { filters: chosen, ownUserId, go } = useDesk();
  const colleagues = useChoices().data?.colleagues ?? [];
  const names = new Map(colleagues.map((each) => [each.user_id, staffName(each, ownUserId)]));
  // A person who has left may still have enquiries.
  const people = new Set([...names.keys(), ...(chosen.assignee ? [chosen.assignee] : [])]);
  return (
    <>
      <Choice
        label={filterTexts.kind}
        any={filterTexts.allKinds}
        all={useOwnKinds()}
        chosen={chosen.kind}
        nameOf={(kind) => deskTexts.kinds[kind]}
        onChoose={(kind) => go({ kind })}
      />
      <Choice
        label={stateTexts.status}
        any={filterTexts.anyStatus}
        all={statuses}
        chosen={chosen.status}
        nameOf={(status) =>
          status === 'done' ? filterTexts.done : stateTexts.statusOf(status, 'sales')
        }
        onChoose={(status) => go({ status })}
      />
      <Choice
        label={stateTexts.assignee}
        any={filterTexts.anyone}
        all={[...people]}
        chosen={chosen.assignee}
        nameOf={(id) => names.get(id) ?? id}
        onChoose={(assignee) => go({ assignee })}
      />
      {hasAny && (
        <Button variant="quiet" onClick={() => go(noFilters)}>
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
  all: readonly Value[];
  chosen: Value | '';
  nameOf: (value: Value) => string;
  onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, any, all, chosen, nameOf, onChoose } = props;
  return (
    <select
      aria-label={label}
      className={styles.filter}
      data-chosen={chosen !== '' || undefined}
      value={chosen}
      onChange={({ target }) => onChoose(all.find((each) => each === target.value) ?? '')}
    >
      <option value="">{any}</option>
      {all.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  );
}
