import {
  isAllowed,
  isRead,
  readsOf,
  type Reads,
  type OpenEnquiries,
  type Handed,
} from '@dealership/shared';
import { leaveTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { ColleagueField } from '../../../ui/forms/colleague-field.tsx';
import type { FieldValue } from '../../../ui/forms/field.tsx';
import type { AccountValues } from './account-values.ts';
import styles from '../staff.module.css';

interface HandOverFieldProps extends FieldValue<string> {
  /** The colleague who has the enquiries now. */
  userId: string;
}

/** Chooses who takes the open enquiries of a colleague who leaves: a user id, or `''` for the queue. */
export function HandOverField({ userId, ...field }: HandOverFieldProps) {
  return (
    <ColleagueField
      {...field}
      label={texts.handOver}
      hint={texts.handOverHint}
      isOffered={({ user_id: id }) => id !== userId}
    >
      <option value="">{texts.queue}</option>
    </ColleagueField>
  );
}

/**
 * Asks who takes the open enquiries that a person may no longer answer after a change of their account. If the account
 * has an end date, shows what happens to their enquiries then.
 */
export function LeavingWork({
  base,
  values,
  name,
  ...field
}: HandOverFieldProps & { base: AccountValues; values: AccountValues; name: string }) {
  const { userId } = field;
  const kept = answeredBy(values);
  const before = answeredBy(base);
  const isLeaving =
    before.kinds.some((kind) => !kept.kinds.includes(kind)) ||
    String(before.branches) !== String(kept.branches);
  const isEnding =
    !isLeaving &&
    kept.kinds.length > 0 &&
    values.expireDate !== '' &&
    values.expireDate !== base.expireDate;
  const open = useQuery({
    ...callQuery(queryKeys.staffEnquiries(userId), 'GET /api/staff/:userId/enquiries', { userId }),
    enabled: isLeaving || isEnding,
    gcTime: 0,
  });
  const all = open.data?.kinds ?? [];
  if (isEnding && all.length > 0) {
    return (
      <p className={styles.effect} role="status">
        {texts.ending(name, totalOf(all))}
      </p>
    );
  }
  const total = totalOf(all.filter((each) => !isRead(kept, each)));
  if (!isLeaving || total === 0) return null;
  return (
    <div className="stack-8">
      <p className={styles.effect} role="status">
        {kept.kinds.length === 0 ? texts.leaving(name, total) : texts.losing(name, total)}
      </p>
      <HandOverField {...field} />
    </div>
  );
}

/** The enquiries that a person with this account may answer. */
function answeredBy({ isActive, role, ...chosen }: AccountValues): Reads {
  const reads = readsOf(role, chosen);
  return isActive && isAllowed(role, 'enquiries.work') ? reads : { ...reads, kinds: [] };
}

function totalOf(kinds: OpenEnquiries['kinds']): number {
  return kinds.reduce((sum, { total }) => sum + total, 0);
}

/** Who takes which open enquiries, and which wait in their queues; empty: there are none. */
export function handedLines(
  handed: readonly Handed[],
  nameOf: (userId: string) => string,
): string[] {
  const takers = [...new Set(handed.map(({ to }) => to))];
  return takers.map((to) => {
    const theirs = handed.filter((each) => each.to === to);
    return to === null ? texts.waits(theirs) : texts.takes(nameOf(to), theirs);
  });
}
