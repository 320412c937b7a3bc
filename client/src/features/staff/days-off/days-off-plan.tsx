import type { DaysOff } from '@dealership/shared';
import { leaveTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { dayText } from '../../../lib/page/day-text.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { DaysOffCalls } from './days-off-calls.ts';
import { handedLines } from '../fields/handed-lines.ts';
import { HandOverField } from '../fields/hand-over-field.tsx';
import styles from '../staff.module.css';

interface DaysOffPlanProps {
  userId: string;
  calls: DaysOffCalls;
  nameOf: (userId: string) => string;
  /** Whether a colleague can be chosen to take the open enquiries. */
  canNameTaker: boolean;
  /** The end of the form: the error, and the button that sends it. */
  foot: (state: { failure: string; isBusy: boolean }) => ReactNode;
}

/** When a colleague is away, and who takes their open enquiries in that time. */
export function DaysOffPlan({ userId, calls, nameOf, canNameTaker, foot }: DaysOffPlanProps) {
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: calls.key,
    queryFn: ({ signal }) => calls.list(signal),
    gcTime: 0,
  });
  const put = (days: { days_off: DaysOff[] }) => queries.setQueryData(calls.key, days);
  return (
    <>
      {list.isPending && <AdminSpinner />}
      <QueryFailure of={list} text={texts.notLoaded} />
      {list.data && (
        <DaysOffList
          days={list.data.days_off}
          nameOf={nameOf}
          onRemove={async (id) => put(await calls.remove(id))}
        />
      )}
      <NewDaysOff
        userId={userId}
        calls={calls}
        canNameTaker={canNameTaker}
        foot={foot}
        onAdded={(days) => {
          put(days);
          void showToast('success', texts.added);
        }}
      />
    </>
  );
}

interface DaysOffListProps {
  days: readonly DaysOff[];
  nameOf: (userId: string) => string;
  onRemove: (id: number) => Promise<unknown>;
}

function DaysOffList({ days, nameOf, onRemove }: DaysOffListProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const { change, busyWith, failure } = useChange({
    mutate: async (id: number) => {
      await onRemove(id);
      void showToast('success', texts.removed);
      // The button that has the focus is removed.
      heading.current?.focus();
    },
  });
  return (
    <div className="stack-8">
      <p ref={heading} tabIndex={-1}>
        {days.length === 0 ? texts.none : texts.planned(days.length)}
      </p>
      <p className={styles.problem} role="alert">
        {failure}
      </p>
      {days.length > 0 && (
        <ul className={styles.sessions}>
          {days.map((each) => (
            <li key={each.id}>
              <strong>{daysText(each)}</strong>
              <span>
                {each.has_begun
                  ? texts.begun
                  : each.hand_over_to === null
                    ? texts.toQueue
                    : texts.to(nameOf(each.hand_over_to))}
              </span>
              {each.hand_over_to !== null &&
                handedLines(each.handed, nameOf).map((line) => <span key={line}>{line}</span>)}
              <Button
                busy={busyWith === each.id}
                aria-label={texts.remove(daysText(each))}
                onClick={() => void change(each.id)}
              >
                {texts.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function daysText({ first_day: first, last_day: last }: DaysOff): string {
  return first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`;
}

const nothing = { firstDay: '', lastDay: '', handOverTo: '' };

function NewDaysOff({
  userId,
  calls,
  canNameTaker,
  foot,
  onAdded,
}: Omit<DaysOffPlanProps, 'nameOf'> & { onAdded: (days: { days_off: DaysOff[] }) => void }) {
  const [values, setValues] = useState(nothing);
  const { form, isBusy, problems, failure, onSubmit } = useForm({
    fields: Object.keys(nothing),
    act: async () => {
      onAdded(await calls.add({ ...values, handOverTo: values.handOverTo || null }));
      setValues(nothing);
    },
  });

  const day = (name: 'firstDay' | 'lastDay') => (
    <InputField
      type="date"
      label={texts[name]}
      required
      value={values[name]}
      error={problems[name]}
      onChange={(value) => {
        // Most last one day: the last day follows the first.
        const isOneDay = name === 'firstDay' && values.lastDay === values.firstDay;
        setValues({ ...values, [name]: value, ...(isOneDay && { lastDay: value }) });
      }}
    />
  );
  return (
    <form ref={form} className="stack-12" noValidate onSubmit={onSubmit}>
      <div className={styles.pair}>
        {day('firstDay')}
        {day('lastDay')}
      </div>
      {canNameTaker && (
        <HandOverField
          userId={userId}
          value={values.handOverTo}
          error={problems.handOverTo}
          onChange={(handOverTo) => setValues({ ...values, handOverTo })}
        />
      )}
      {foot({ failure, isBusy })}
    </form>
  );
}
