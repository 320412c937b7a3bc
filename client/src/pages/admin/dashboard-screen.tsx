import {
  allEnquiriesReport,
  dayOf,
  reportOf,
  screenAddress,
  type DashboardCounts,
  type EnquiryKind,
} from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import {
  mainKinds,
  NumberTiles,
  numberText,
  otherKinds,
} from '../../features/dashboard/number-tiles.tsx';
import { WeekBars } from '../../features/dashboard/week-bars.tsx';
import { LatestEnquiries } from '../../features/reports/list/latest-enquiries.tsx';
import { callQuery } from '../../lib/calls/call-query.ts';
import { countAll, enquiryHistoryQuery } from '../../lib/staff/enquiry-history.ts';
import { latePart } from '../../lib/browser/late.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useKnown } from '../../ui/screens/use-known.ts';
import { useMay, useOwnKinds } from '../../lib/staff/rights.ts';
import { allEnquiriesTexts } from '@dealership/shared/texts/common/all-enquiries.ts';
import { dashboardTexts } from '@dealership/shared/texts/staff/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './dashboard-screen.module.css';
import { ScreenWays, type ScreenGroups } from './screen-ways.tsx';

// Not in the script that everybody waits for.
const SamplesCard = latePart(
  async () => (await import('../../features/settings/samples-card.tsx')).SamplesCard,
);
const LastBackup = latePart(
  async () => (await import('../../features/dashboard/last-backup.tsx')).LastBackup,
);
const MessagesNotice = latePart(
  async () => (await import('../../features/messages/messages-notice.tsx')).MessagesNotice,
);

const OverduePeople = latePart(
  async () => (await import('../../features/desk/list/overdue-people.tsx')).OverduePeople,
);
const TodayAppointments = latePart(
  async () =>
    (await import('../../features/desk/appointments/today-appointments.tsx')).TodayAppointments,
);
const ContentWork = latePart(
  async () => (await import('../../features/dashboard/content-work.tsx')).ContentWork,
);
const NowTiles = latePart(
  async () => (await import('../../features/desk/bar/now-tiles.tsx')).NowTiles,
);

const keys: Readonly<Partial<Record<EnquiryKind, keyof DashboardCounts>>> = {
  'service-booking': 'bookings',
  amc: 'amc',
  warranty: 'warranty',
  product: 'enquiry_report',
};

/** It may stay open all day at the counter, and people who return to it want to see new enquiries. */
const freshness = { refetchOnWindowFocus: true, refetchInterval: 60_000 } as const;

/** The work that is waiting, then numbers; for people who have neither, tiles that lead to their screens. */
export function DashboardScreen({ groups }: { groups: ScreenGroups }) {
  const isKeeper = useMay('settings.edit');
  const maySend = useMay('messages.manage');
  const mayAssign = useMay('enquiries.assign');
  const isReader = useOwnKinds().length > 0;
  const mayWork = useMay('enquiries.work') && isReader;
  const keepsContent = useMay('content.edit') && !isReader;
  const { isKnown, note } = usePartsKnown({
    now: mayWork,
    people: mayAssign,
    appointments: isReader,
    content: keepsContent,
    backup: isKeeper,
    messages: maySend,
    samples: isKeeper,
    types: isReader,
  });
  return (
    <section className={styles.page} aria-labelledby="screen-title" aria-busy={!isKnown}>
      <h1 id="screen-title">{dashboardTexts.title}</h1>
      {mayWork && <NowTiles onKnown={note.now} />}
      {!mayWork && !keepsContent && (
        <p className="hint">{isReader ? dashboardTexts.readOnly : dashboardTexts.ways}</p>
      )}
      {/* Also while they are hidden, the parts fetch their contents. */}
      <div className={styles.page} hidden={!isKnown}>
        {mayAssign && <OverduePeople onKnown={note.people} />}
        {isReader && <TodayAppointments onKnown={note.appointments} />}
        {keepsContent && <ContentWork onKnown={note.content} />}
        {isKeeper && <LastBackup onKnown={note.backup} />}
        {maySend && <MessagesNotice onKnown={note.messages} />}
        {isKeeper && <SamplesCard onKnown={note.samples} />}
        {isReader && <Numbers onKnown={note.types} />}
        {!isReader && !keepsContent && <ScreenWays groups={groups} />}
      </div>
    </section>
  );
}

const parts = [
  'now',
  'people',
  'appointments',
  'content',
  'backup',
  'messages',
  'samples',
  'types',
] as const;
type Part = (typeof parts)[number];

/** The lower parts wait this long for the parts above, so that they do not move away under a thumb. */
const LONGEST_WAIT_MS = 2000;

/** Whether the height of the parts above everything else, which only some people see, is known. */
function usePartsKnown(isAwaited: Readonly<Record<Part, boolean>>) {
  const [known, setKnown] = useState<readonly Part[]>([]);
  const [note] = useState(() => {
    const noteOf = (part: Part) => [part, () => setKnown((before) => [...before, part])];
    return Object.fromEntries(parts.map(noteOf)) as Record<Part, () => void>;
  });
  useEffect(() => {
    const timer = setTimeout(() => setKnown(parts), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isKnown: parts.every((part) => !isAwaited[part] || known.includes(part)), note };
}

/** The newest first; every number leads to the enquiries behind it. */
function Numbers({ onKnown }: { onKnown: () => void }) {
  const kinds = useOwnKinds();
  const counts = useQuery({
    ...callQuery(queryKeys.dashboard, 'GET /api/dashboard'),
    ...freshness,
    select: ([numbers]) => {
      if (!numbers) throw new Error('The dashboard came without numbers.');
      return numbers;
    },
  });
  const history = useQuery({ ...enquiryHistoryQuery, ...freshness });
  useKnown(history.isPending, onKnown);
  const [openedAt] = useState(() => Date.now());
  // A dashboard left open overnight shows the day of its numbers, and leads to that day.
  const today = dayOf(Math.max(openedAt, counts.dataUpdatedAt));

  const main = mainKinds.filter((kind) => kinds.includes(kind));
  const others = otherKinds.filter((kind) => kinds.includes(kind));
  const otherCount = (kind: EnquiryKind) => history.data?.kinds[kind]?.byDay.at(-1) ?? 0;
  const some = others.filter((kind) => otherCount(kind) > 0);
  const failed = [counts, history].filter(({ isError }) => isError);
  const addressOf = (kind: EnquiryKind) => listOf(kind, { fromDate: today, toDate: today });

  return (
    <>
      <h2 className={styles.heading}>
        {dashboardTexts.today}, <time dateTime={today}>{timeTexts.calendar(today)}</time>
      </h2>
      {failed.length > 0 && (
        <LoadFailure
          text={dashboardTexts.failed}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      {!counts.isError && main.length > 0 && (
        <NumberTiles
          kinds={main}
          size="large"
          numberOf={(kind) => counts.data?.[keys[kind] ?? 'bookings']}
          addressOf={addressOf}
          isBusy={counts.isPending}
        />
      )}
      {history.data && others.length > 0 && (
        <>
          <h3 className="visually-hidden">{dashboardTexts.others}</h3>
          {some.length === 0 ? (
            <p className="hint">{dashboardTexts.noOthers}</p>
          ) : (
            <NumberTiles
              kinds={some}
              size="small"
              numberOf={otherCount}
              addressOf={addressOf}
              isBusy={false}
            />
          )}
        </>
      )}
      <div className={styles.latest}>
        <h2>{dashboardTexts.latest}</h2>
        <Link to={listOf('')} className="tap">
          {history.data
            ? dashboardTexts.all(numberText(countAll(history.data)))
            : allEnquiriesTexts.title}
        </Link>
      </div>
      <LatestEnquiries />
      {history.data && (
        <>
          <h2 className={styles.heading}>{dashboardTexts.weeks}</h2>
          <WeekBars history={history.data} addressOf={listOf} />
        </>
      )}
    </>
  );
}

/** A kind without a report of its own is read in the list of all. */
function listOf(kind: EnquiryKind | '', days: Record<string, string> = {}): string {
  const report = kind === '' ? undefined : reportOf(kind);
  if (report) return screenAddress(report.screen, days);
  return screenAddress(allEnquiriesReport.screen, { ...(kind !== '' && { kind }), ...days });
}
