import type { DaysOff, NewDaysOff } from '@dealership/shared';
import { leaveTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { bindFields, useValues } from '../../../ui/forms/bind-fields.ts';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { handedLines, HandOverField } from '../fields/hand-over-field.tsx';
import styles from '../staff.module.css';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

interface DaysOffPlanProps {
  userId: string;
  calls: DaysOffCalls;
  nameOf: (userId: string) => string;
  /** Whether a colleague can be chosen to take the open enquiries. */
  canNameTaker: boolean;
  /** The end of the form: the error, and the button that sends it. */
  foot: (state: { failure: string; isBusy: boolean }) => ReactNode;
}

const nothing = { firstDay: '', lastDay: '', handOverTo: '' };

/** When a colleague is away, and who takes their open enquiries in that time. */
export function DaysOffPlan({ userId, calls, nameOf, canNameTaker, foot }: DaysOffPlanProps) {
  const queries = useQueryClient();
  const list = useQuery({ ...calls.query, gcTime: 0 });
  const put = (days: { days_off: DaysOff[] }) => queries.setQueryData(calls.query.queryKey, days);

  const [values, change] = useValues(nothing);
  const { form, isBusy, problems, failure, onSubmit } = useForm({
    fields: Object.keys(nothing),
    act: async () => {
      put(await calls.add({ ...values, handOverTo: values.handOverTo || null }));
      void showToast('success', texts.added);
      change(nothing);
    },
  });
  const field = bindFields({ values, problems, onChange: change });
  const day = (name: 'firstDay' | 'lastDay') => (
    <InputField
      {...field(name)}
      type="date"
      label={texts[name]}
      required
      onChange={(value) => {
        // Most last one day: the last day follows the first.
        const isOneDay = name === 'firstDay' && values.lastDay === values.firstDay;
        change({ [name]: value, ...(isOneDay && { lastDay: value }) });
      }}
    />
  );
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
      <form ref={form} className="stack-12" noValidate onSubmit={onSubmit}>
        <div className={styles.pair}>
          {day('firstDay')}
          {day('lastDay')}
        </div>
        {canNameTaker && <HandOverField {...field('handOverTo')} userId={userId} />}
        {foot({ failure, isBusy })}
      </form>
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
            <li key={each.id} className="row">
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
  return first === last
    ? timeTexts.date(first)
    : `${timeTexts.date(first)} – ${timeTexts.date(last)}`;
}

type DaysOffCalls = ReturnType<typeof daysOffOf>;

/** The calls for the days off of a colleague, whose account an owner manages. */
export function daysOffOf(userId: string) {
  return {
    query: callQuery(queryKeys.daysOff(userId), 'GET /api/staff/:userId/days-off', { userId }),
    add: (body: NewDaysOff) =>
      call('POST /api/staff/:userId/days-off', { params: { userId }, body }),
    remove: (id: number) =>
      call('DELETE /api/staff/:userId/days-off/:id', { params: { userId, id: String(id) } }),
  };
}

/** The same for the user's own. */
export const ownDaysOff: DaysOffCalls = {
  query: callQuery(queryKeys.daysOff(), 'GET /api/daysOff'),
  add: (body) => call('POST /api/daysOff', { body }),
  remove: (id) => call('DELETE /api/daysOff/:id', { params: { id: String(id) } }),
};
