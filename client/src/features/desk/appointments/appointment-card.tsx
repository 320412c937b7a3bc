import { screenAddress, type AppointmentLook } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useRef, useState } from 'react';
import { telHref } from '../../../lib/page/contact-links.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { useHoursOf, useOwnBranchName } from '../../../lib/staff/branches.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { closedText, isAppointmentPassed } from '../common/appointment.ts';
import type { DeskState } from '../common/desk-address.ts';
import { giveFocus } from '../common/give-focus.ts';
import { assigneeText } from '../common/staff-name.ts';
import { detailsOf } from './appointment-details.ts';
import styles from './appointments.module.css';
import { useAppointmentStep, type AppointmentChange } from './use-appointment-step.ts';

const ChangeDialog = latePart(async () => (await import('./change-dialog.tsx')).ChangeDialog);

const paths: Readonly<Record<AppointmentLook, string>> = {
  asked:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17v.1',
  confirmed: 'M4 12.5l5.5 5.5L20 6.5',
  came: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21c0-4 3-6 7-6M13 17.5l3 3 6-6.5',
  missed: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21c0-4 3-6 7-6M15 15l6 6M21 15l-6 6',
  off: 'M5 5l14 14M19 5L5 19',
};

/** From here, the desk's back link leads to the day. */
const fromDay: DeskState = { isFromList: true, isFromDay: true };

interface AppointmentCardProps extends AppointmentChange {
  /** Epoch ms. */
  now: number;
  /** The day's title says that it is closed. */
  isDayClosed: boolean;
  /** Runs when a link to the desk is followed. */
  onOpen: () => void;
}

export function AppointmentCard({ onOpen, isDayClosed, ...props }: AppointmentCardProps) {
  const { row, now } = props;
  const branch = useOwnBranchName(row.branch);
  const closed = closedText(row, useHoursOf()(row.branch), now);
  const details = detailsOf(row);
  const look = appointmentTexts.lookOf(row);
  const to = screenAddress('desk', { enquiry: row.reference });
  const toDesk = { to, state: fromDay, onClick: onOpen };
  return (
    <li className={styles.card} data-look={look} data-appointment={row.reference}>
      <p className={styles.time}>{details.time}</p>
      <div className={styles.who}>
        <h2>
          <Link {...toDesk} className="tap">
            {details.name}
          </Link>
        </h2>
        {details.mobile !== '' && (
          <a className={`tap ${styles.mobile}`} href={telHref(details.mobile)}>
            {details.mobile}
          </a>
        )}
      </div>
      <div>
        <p>{[details.kind, details.model, branch].filter(Boolean).join(' · ')}</p>
        {!isDayClosed && closed !== '' && <strong className="closed">{closed}</strong>}
        <Pairs
          pairs={[
            [texts.registration, details.registration],
            [texts.service, details.service],
            [texts.wants, details.wants],
          ]}
        />
      </div>
      <div>
        <span className="sign" data-look={look}>
          <LineDrawing path={paths[look]} size={16} />
          {appointmentTexts.looks[look]}
        </span>
        <Pairs
          pairs={[
            [stateTexts.status, stateTexts.statusOf(row.status, row.kind)],
            [texts.assignee, assigneeText(row.assignee)],
          ]}
        />
      </div>
      <Actions {...props} look={look} name={details.name} toDesk={toDesk} />
    </li>
  );
}

interface ActionsProps extends Omit<AppointmentCardProps, 'onOpen' | 'isDayClosed'> {
  look: AppointmentLook;
  name: string;
  toDesk: { to: string; state: DeskState; onClick: () => void };
}

/** Confirms or changes an appointment that is to come; one that has passed is answered on the desk. */
function Actions(props: ActionsProps) {
  const { row, now, look, name, toDesk, onMoved, onAnnounce } = props;
  const mayWork = useMay('enquiries.work');
  const isPassed = isAppointmentPassed(row, now);
  const isComing = look === 'asked' || look === 'confirmed';
  const [isChanging, setIsChanging] = useState(false);
  const take = useAppointmentStep({ row, onMoved });
  const button = useRef<HTMLButtonElement>(null);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      if (!row.appointment) return;
      try {
        await take(row.appointment, true);
        onAnnounce(texts.confirmed(name));
      } finally {
        // The pressed button disappears once the appointment is confirmed.
        giveFocus(button.current);
      }
    },
  });
  return (
    <>
      {mayWork && isComing && (
        <div className={styles.actions} role="group" aria-label={texts.changeOf(name)}>
          {isPassed && (
            <Link {...toDesk} className={buttonClass('secondary')}>
              {texts.cameOrNot}
            </Link>
          )}
          {!isPassed && look === 'asked' && (
            <Button busy={isBusy} onClick={() => void change()}>
              {isBusy ? texts.confirming : texts.confirm}
            </Button>
          )}
          <Button ref={button} aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
            {texts.change}
          </Button>
        </div>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {isChanging && <ChangeDialog {...props} onClosed={() => setIsChanging(false)} />}
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  const present = pairs.filter(([, value]) => value !== '');
  return (
    present.length > 0 && (
      <dl className={styles.pairs}>
        {present.map(([name, value]) => (
          <Pair key={name} name={name}>
            {value}
          </Pair>
        ))}
      </dl>
    )
  );
}
