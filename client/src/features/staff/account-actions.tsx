import { isAllowed, type StaffRow } from '@dealership/shared';
import { leaveTexts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { accountDialogTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { statusOf } from './fields/account-values.ts';
import styles from './staff.module.css';

export type AccountAction = 'link' | 'sessions' | 'factors' | 'days-off';

interface AccountActionsProps {
  row: StaffRow;
  isOwn: boolean;
  onAction: (action: AccountAction) => void;
}

export function AccountActions({ row, isOwn, onAction }: AccountActionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasSessions = row.sessions > 0;
  const hasFactors = row.second_factors.length > 0;
  // A button is removed after its action, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [hasSessions, hasFactors]);
  const { actions, ownActions, newLink, noLink, endSessions, resetFactors } = accountDialogTexts;
  const isUsable = ['active', 'invited'].includes(statusOf(row));
  const daysOff = isAllowed(row.role, 'enquiries.work') && (
    <Button onClick={() => onAction('days-off')}>{leaveTexts.action}</Button>
  );
  return (
    <div className={styles.actions}>
      <h3 ref={heading} tabIndex={-1}>
        {actions}
      </h3>
      {isOwn ? (
        <>
          <p className={styles.hint}>{ownActions}</p>
          {daysOff}
        </>
      ) : (
        <>
          <div className={styles.shortcuts}>
            {isUsable && <Button onClick={() => onAction('link')}>{newLink}</Button>}
            {hasSessions && <Button onClick={() => onAction('sessions')}>{endSessions}</Button>}
            {hasFactors && <Button onClick={() => onAction('factors')}>{resetFactors}</Button>}
            {daysOff}
          </div>
          {!isUsable && <p className={styles.hint}>{noLink}</p>}
        </>
      )}
    </div>
  );
}
