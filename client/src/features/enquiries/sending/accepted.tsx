import {
  dayOf,
  FIRST_BRANCH,
  hoursOn,
  isRoundTheClock,
  openingStateAt,
  seenFrom,
} from '@dealership/shared';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './accepted.module.css';
import type { AskedForm } from '../form-view.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import type { AcceptedView } from './form-state.ts';
import { SentAnswers, type SentAnswer } from './sent-answers.tsx';

interface AcceptedProps extends AcceptedView {
  kind: string;
  title: string;
  /** The number of the branch that answers. */
  branch: number;
  answers: readonly SentAnswer[];
  saveDay?: AskedForm['saveDay'];
  /** Epoch milliseconds. */
  acceptedAt: number;
  onReopen: () => void;
}

/** The accepted enquiry. It comes with the code that sends, before anything is sent. */
export function Accepted({
  kind,
  title,
  branch,
  answers,
  saveDay,
  text,
  reference,
  acceptedAt,
  promisedAt,
  takesFocus,
  onReopen,
}: AcceptedProps) {
  return (
    <div ref={takesFocus ? focus : undefined} tabIndex={-1} className={styles.accepted}>
      <span className={styles.tick}>
        <Icon name="check" size={32} />
      </span>
      <p className={styles.text}>{text}</p>
      {kind === 'service-booking' && <p>{texts.notConfirmed}</p>}
      <dl>
        <dt>{texts.reference}</dt>
        <dd className={styles.reference}>{reference}</dd>
      </dl>
      <p className="soft">{texts.referenceHint}</p>
      <div>
        <h3 className={styles.nextHeading}>{texts.next.heading}</h3>
        <p>{kind === 'opt-in' ? texts.next.optIn : nextStep(branch, acceptedAt, promisedAt)}</p>
      </div>
      {kind !== 'opt-in' && answers.length > 0 && (
        <SentAnswers title={title} reference={reference} answers={answers} saveDay={saveDay} />
      )}
      <Button onClick={onReopen}>{texts.sendAnother}</Button>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

/** When the enquiry will be answered: by the promised time, or the opening hours. */
function nextStep(branch: number, now: number, promisedAt: number | undefined): string {
  const promised = promisedAt && seenFrom(now, promisedAt);
  // An enquiry accepted a day ago may be shown again.
  if (promised && promised.daysAhead >= 0) return texts.next.promise(hoursTexts.by(promised));
  // Pages contain the hours of the first branch.
  if (branch !== FIRST_BRANCH) return texts.next.unknown;
  const { hours } = dealership();
  if (isRoundTheClock(hoursOn(hours, dayOf(now)).intervals)) return texts.next.openAllDay;
  const state = openingStateAt(hours, now);
  if (state.isOpen) return texts.next.open(hoursTexts.time(state.until));
  if (!state.opens) return texts.next.unknown;
  const next = hoursTexts.next(state.opens);
  return state.opens.daysAhead === 0 ? texts.next.today(next) : texts.next.later(next);
}
