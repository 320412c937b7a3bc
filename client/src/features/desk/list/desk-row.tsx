import {
  formatRupees,
  rupeesToPaise,
  startOfDay,
  type AllEnquiriesRow,
  type DeskRow,
  type OpeningHours,
} from '@dealership/shared';
import {
  appointmentTexts,
  deskTexts,
  stateTexts,
} from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { memo, type ReactNode } from 'react';
import { langOf } from '../../../lib/page/lang-of.ts';
import { Link } from '../../../ui/link.tsx';
import { answerText } from '../common/answer-text.ts';
import { closedText } from '../common/appointment.ts';
import type { DeskLinkTo } from '../common/desk-address.ts';
import styles from './desk-list.module.css';
import { DueMark } from '../common/due-mark.tsx';
import { dueOf } from '../common/due.ts';
import { assigneeText } from '../common/staff-name.ts';
import type { RowChoice } from './use-choosing.ts';

interface DeskRowProps {
  row: DeskRow;
  /** Epoch ms, to the minute. */
  now: number;
  ownUserId: string;
  /** The same function on every render, so that unchanged rows are not drawn again. */
  linkTo: DeskLinkTo;
  /** Name of its branch; `''`: there is only one. */
  branch: string;
  /** When its branch is open. */
  hours: OpeningHours;
  /** The enquiry that was opened last. */
  isLast: boolean;
  /** The list contains appointments: their time and state come first. */
  isDayList: boolean;
  /** The user's step has not been sent yet. */
  isWaiting: boolean;
  hasLeft: boolean;
  /** Whether the row is chosen; `undefined`: no rows are being chosen. */
  isChosen: boolean | undefined;
  /** The row is chosen as one of all that match. */
  isWithAll: boolean;
  /** The same function on every render, like `linkTo`. */
  onChoose: (row: DeskRow, choice: RowChoice) => void;
}

/** One enquiry in a list: two or three lines on a phone, one table line where there is room. */
export const DeskLine = memo(function DeskLine(props: DeskRowProps) {
  const { row, now, ownUserId, linkTo, branch, hours, isLast, isDayList, hasLeft, isChosen } =
    props;
  const { sent, customer, kind, assignee } = row;
  const model = sent.modelName ?? sent.model;
  const closed = closedText(row, hours, now);
  const name = (
    <>
      {row.is_unread && <span className="visually-hidden">{deskTexts.unread}: </span>}
      <span>{sent.name || deskTexts.unnamed}</span>
    </>
  );
  return (
    <li
      className={styles.row}
      data-unread={row.is_unread || undefined}
      data-last={isLast || undefined}
      data-left={hasLeft || undefined}
      data-chosen={isChosen || undefined}
    >
      <span className={styles.who}>
        {isChosen === undefined ? (
          <Link
            className={styles.open}
            data-row={row.reference}
            {...linkTo({ enquiry: row.reference })}
            aria-current={isLast ? 'true' : undefined}
          >
            {name}
          </Link>
        ) : (
          <RowBox {...props} isChosen={isChosen}>
            {name}
          </RowBox>
        )}
        {customer && customer.ordinal > 1 && (
          <span className={styles.ordinal}>{deskTexts.ordinal(customer.ordinal)}</span>
        )}
      </span>
      <span className={styles.due}>
        <DueMark due={dueOf(row, now)} />
      </span>
      <span className={styles.what}>
        {isDayList && (
          <strong className={styles.appointment}>
            {appointmentTexts.clockOf(row.appointment)}
          </strong>
        )}
        <strong>{deskTexts.kinds[kind]}</strong>
        {closed !== '' && <strong className={styles.closed}>{closed}</strong>}
        {[branch, model, ...wantsOf(sent, now)].map(
          (text, at) =>
            text && (
              <span key={at} {...langOf(text)}>
                {` · ${text}`}
              </span>
            ),
        )}
      </span>
      <span className={styles.mobile}>{sent.mobile}</span>
      <span className={styles.state}>
        <span className={styles.assignee}>{assigneeText(assignee, ownUserId)}</span>
        <span className={styles.status}>{statusOf(props)}</span>
      </span>
    </li>
  );
});

/** The box that chooses a row; the whole row is its label. */
function RowBox({
  row,
  isChosen,
  isWithAll,
  onChoose,
  children,
}: Pick<DeskRowProps, 'row' | 'isWithAll' | 'onChoose'> & {
  isChosen: boolean;
  children: ReactNode;
}) {
  return (
    // The keyboard reaches the box itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <label
      className={styles.open}
      // Firefox hands no click with Shift on to the box.
      onClick={(event) => {
        if (!event.shiftKey || event.target instanceof HTMLInputElement || isWithAll) return;
        event.preventDefault();
        onChoose(row, { isChosen: !isChosen, isRange: true });
      }}
    >
      <input
        type="checkbox"
        data-row={row.reference}
        checked={isChosen}
        disabled={isWithAll}
        onChange={({ target, nativeEvent }) =>
          onChoose(row, {
            isChosen: target.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
      {children}
    </label>
  );
}

function statusOf({ row, isWaiting, hasLeft, isDayList }: DeskRowProps): string {
  if (isWaiting) return deskTexts.unsent;
  if (hasLeft) return deskTexts.moved;
  const status = stateTexts.statusOf(row.status, row.kind);
  if (!isDayList) return status;
  const appointment = appointmentTexts.looks[appointmentTexts.lookOf(row)];
  return row.status === 'fixed' ? appointment : `${appointment} · ${status}`;
}

/** The customer's wishes for one line: the answers of the kind's form, then the message. */
function wantsOf(sent: AllEnquiriesRow, now: number): string[] {
  const { wants } = deskTexts;
  const text = (name: string) => answerText(sent, name);
  const type = text('serviceType');
  const day = text('bookingDate');
  const loan = sent.details.loanAmount;
  return [
    [type && wants.service(type), day && wants.on(timeTexts.day(startOfDay(day), now))]
      .filter(Boolean)
      .join(' '),
    typeof loan === 'number' ? wants.loan(formatRupees(rupeesToPaise(loan))) : '',
    ...['variant', 'color', 'reason'].map(text),
    sent.offerTitle ? wants.offer(sent.offerTitle) : '',
    ...['registrationNumber', 'regNo', 'registration', 'yearOfPurchase'].map(text),
    // The message is shortened to one line.
    sent.message.replaceAll(/\s+/g, ' '),
  ];
}
