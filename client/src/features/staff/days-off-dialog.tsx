import type { DaysOff, StaffRow } from '@dealership/shared';
import { leaveTexts as texts } from '@dealership/shared/messages/staff/duty.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { call } from '../../lib/call.ts';
import { dayText } from '../../lib/day-text.ts';
import { failureText } from '../../lib/failure-text.ts';
import { focusFirstProblem } from '../../lib/focus-first-problem.ts';
import { showToast } from '../../lib/toasts.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/admin-dialog.tsx';
import dialogStyles from '../../ui/admin-dialog.module.css';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { Problems } from './account-fields.tsx';
import { HandOverField } from './hand-over-field.tsx';
import { hasProblemOf } from './has-problem-of.ts';
import styles from './staff.module.css';

interface DaysOffDialogProps {
  row: StaffRow;
  staff: readonly StaffRow[];
  onClosed: () => void;
}

/** When somebody is away, and who takes their open enquiries then. */
export function DaysOffDialog({ row, staff, onClosed }: DaysOffDialogProps) {
  const userId = row.user_id;
  const key = ['days-off', userId];
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('GET /api/staff/:userId/days-off', { params: { userId }, signal }),
    gcTime: 0,
  });
  const put = (days: { days_off: DaysOff[] }) => queries.setQueryData(key, days);
  return (
    <AdminDialog title={texts.title(row.user_name || userId)} onClosed={onClosed}>
      <div className={dialogStyles.form}>
        <p className={styles.hint}>{texts.hint}</p>
        {list.isPending && <AdminSpinner />}
        {list.isError && <LoadFailure text={texts.notLoaded} onRetry={() => void list.refetch()} />}
        {list.data && (
          <DaysOffList userId={userId} days={list.data.days_off} staff={staff} onChanged={put} />
        )}
        <NewDaysOff userId={userId} onAdded={put} />
      </div>
    </AdminDialog>
  );
}

interface DaysOffListProps {
  userId: string;
  days: readonly DaysOff[];
  staff: readonly StaffRow[];
  onChanged: (days: { days_off: DaysOff[] }) => void;
}

function DaysOffList({ userId, days, staff, onChanged }: DaysOffListProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const [failure, setFailure] = useState('');
  const [busyId, setBusyId] = useState<number>();
  const nameOf = (id: string) => staff.find((each) => each.user_id === id)?.user_name ?? id;
  const remove = async (id: number) => {
    setBusyId(id);
    setFailure('');
    try {
      const params = { userId, id: String(id) };
      onChanged(await call('DELETE /api/staff/:userId/days-off/:id', { params }));
      void showToast('success', texts.removed);
      // The button goes away with the focus on it.
      heading.current?.focus();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusyId(undefined);
    }
  };
  return (
    <div className={styles.leaving}>
      <p ref={heading} tabIndex={-1}>
        {days.length === 0 ? texts.none : texts.planned(days.length)}
      </p>
      <p className={styles.problem} role="alert">
        {failure}
      </p>
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
            <Button
              busy={busyId === each.id}
              aria-label={texts.remove(daysText(each))}
              onClick={() => void remove(each.id)}
            >
              {texts.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function daysText({ first_day: first, last_day: last }: DaysOff): string {
  return first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`;
}

interface NewDaysOffProps {
  userId: string;
  onAdded: (days: { days_off: DaysOff[] }) => void;
}

const nothing = { firstDay: '', lastDay: '', handOverTo: '' };
const names = Object.keys(nothing);

function NewDaysOff({ userId, onAdded }: NewDaysOffProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblems({});
    setFailure('');
    try {
      const body = { ...values, handOverTo: values.handOverTo || null };
      onAdded(await call('POST /api/staff/:userId/days-off', { params: { userId }, body }));
      setValues(nothing);
      void showToast('success', texts.added);
    } catch (error) {
      if (error instanceof ApiError && hasProblemOf(error, names)) {
        setProblems(error.fields);
        focusFirstProblem(form.current);
      } else {
        setFailure(failureText(error));
      }
    } finally {
      setIsBusy(false);
    }
  };

  const day = (name: 'firstDay' | 'lastDay') => (
    <Field label={texts[name]} required error={problems[name]}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={values[name]}
          onChange={({ target: { value } }) => {
            // Most are of one day: the last one follows the first.
            const isOneDay = name === 'firstDay' && values.lastDay === values.firstDay;
            setValues({ ...values, [name]: value, ...(isOneDay && { lastDay: value }) });
          }}
        />
      )}
    </Field>
  );
  return (
    <form
      ref={form}
      className={dialogStyles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.pair}>
        {day('firstDay')}
        {day('lastDay')}
      </div>
      <HandOverField
        userId={userId}
        value={values.handOverTo}
        error={problems.handOverTo}
        onChange={(handOverTo) => setValues({ ...values, handOverTo })}
      />
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={{ text: texts.add, busy: texts.adding }}
        onCancel={() => closeDialogAround(form.current)}
      />
    </form>
  );
}
