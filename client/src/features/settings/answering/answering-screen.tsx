import {
  enquiryKinds,
  screenAddress,
  addDays,
  dayOf,
  promisedKinds,
  answeredKinds,
  type Assignment,
  type Setting,
  type AllAnswerTimes,
  type EnquiryKind,
  type PromisedKind,
  type AnswerTime,
  type AnswerTimes,
} from '@dealership/shared';
import { answeringTexts as texts } from '@dealership/shared/texts/staff/settings/answering.ts';
import { SelectField, Ticks, TickField } from '../../../ui/forms/choice-fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { SettingsSection, type SettingFields } from '../sections/settings-section.tsx';
import { valueOf } from '../sections/form-settings.ts';
import { LostReasonFields } from './lost-reason-fields.tsx';
import { SettingsScreen } from '../sections/settings-screen.tsx';
import styles from '../settings.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import { NumberField } from '../sections/setting-fields.tsx';

/** How enquiries are answered: how soon, by whom, and the reasons why they end without success. */
export function AnsweringScreen() {
  return (
    <SettingsScreen texts={texts} names={[]}>
      {(settings) => <Sections settings={settings} />}
    </SettingsScreen>
  );
}

function Sections({ settings }: { settings: readonly Setting[] }) {
  const shared = { settings, saved: texts.saved };
  // No time is counted then.
  const isNeverOpen = valueOf(settings, 'week').every((intervals) => intervals.length === 0);
  return (
    <>
      <SettingsSection {...shared} title={texts.times} names={['answerTimes']}>
        {(fields) => (
          <>
            <p className="hint">
              {texts.timesHint} {isNeverOpen ? texts.noHours : ''}
            </p>
            <p>
              <Link to={screenAddress('hours')}>{texts.hoursLink}</Link>
            </p>
            <AnswerTimeFields {...fields} />
          </>
        )}
      </SettingsSection>
      <SettingsSection {...shared} title={texts.promises} names={['promises']}>
        {(fields) => <PromiseFields {...fields} answerTimes={valueOf(settings, 'answerTimes')} />}
      </SettingsSection>
      <SettingsSection {...shared} title={texts.who} names={['assignments']}>
        {(fields) => <Ways {...fields} />}
      </SettingsSection>
      <SettingsSection {...shared} title={texts.reasons} names={['lostReasons']}>
        {(fields) => <LostReasonFields {...fields} />}
      </SettingsSection>
    </>
  );
}

function Ways({ values: { assignments }, set, problems }: SettingFields<'assignments'>) {
  return (
    <>
      <p className="hint">{texts.whoHint}</p>
      <details
        className={styles.fold}
        open={Object.keys(problems).some((at) => at.startsWith('assignments.')) || undefined}
      >
        <summary>
          {texts.inTurn(
            enquiryKinds
              .filter((kind) => assignments[kind] === 'in-turn')
              .map((kind) => texts.kinds[kind]),
          )}
        </summary>
        <div className={styles.kinds}>
          {enquiryKinds.map((kind) => (
            <SelectField
              key={kind}
              label={texts.kinds[kind]}
              error={problems[`assignments.${kind}`]}
              all={Object.keys(texts.ways) as Assignment[]}
              chosen={assignments[kind]}
              nameOf={(way) => texts.ways[way]}
              onChange={(way) => set({ assignments: { ...assignments, [kind]: way } })}
            />
          ))}
        </div>
      </details>
    </>
  );
}

interface PromiseFieldsProps extends SettingFields<'promises'> {
  /** The stored times: only a kind with a time can be promised. */
  answerTimes: AllAnswerTimes;
}

/** The kinds whose visitors are promised a time for our call, with last week's answer time. */
function PromiseFields({ values, set, answerTimes }: PromiseFieldsProps) {
  const offered = promisedKinds.filter((kind) => answerTimes[kind] !== null);
  const chosen = values.promises ?? [];
  const lastWeek = useLastWeek();
  if (offered.length === 0) return <p className="hint">{texts.noTimes}</p>;
  return (
    <FieldGroup label={texts.promise} hint={texts.promiseHint}>
      <div className="across">
        <Ticks
          all={offered}
          chosen={chosen}
          nameOf={(kind) => (
            <>
              {texts.kinds[kind]} <span className="hint">{lastWeek(kind)}</span>
            </>
          )}
          onChange={(promises) => set({ promises })}
        />
      </div>
    </FieldGroup>
  );
}

const nothingAnswered = { answered: 0, median: null, p90: null };

/** @returns how soon a kind got its first answer in the seven days before today, as a text */
function useLastWeek(): (kind: PromisedKind) => string {
  const mayRead = useMay('insights.read');
  const [today] = useState(() => dayOf(Date.now()));
  const { data, isError } = useQuery({
    queryKey: queryKeys.insights('last-week', today),
    enabled: mayRead,
    queryFn: ({ signal }) =>
      call('POST /api/insights', {
        body: { from: addDays(today, -7), to: addDays(today, -1), by: 'kind' },
        signal,
      }),
  });
  return (kind) => {
    if (isError) return texts.lastWeekUnknown;
    if (!data) return '';
    const counted: EnquiryKind = kind === 'feedback' ? 'contact' : kind;
    return texts.lastWeek(data.groups.find(({ key }) => key === counted) ?? nothingAnswered);
  };
}

/** First values for a kind without a promise so far. */
const USUAL: AnswerTimes = { due: { minutes: 120 }, critical: { minutes: 240 } };

function AnswerTimeFields({ values, set, problems }: SettingFields<'answerTimes'>) {
  const { answerTimes } = values;
  /** The times from before a promise was removed. */
  const [taken, setTaken] = useState<Partial<typeof answerTimes>>({});
  return answeredKinds.map((kind) => {
    const times = answerTimes[kind];
    const change = (wanted: AnswerTimes | null) =>
      set({ answerTimes: { ...answerTimes, [kind]: wanted } });
    const place = `answerTimes.${kind}`;
    const time = (key: keyof AnswerTimes, of: AnswerTimes) => (
      <TimeField
        label={texts[key]}
        time={of[key]}
        // Also the error of its number, which is one level deeper.
        error={Object.entries(problems).find(([at]) => at.startsWith(`${place}.${key}`))?.[1]}
        onChange={(wanted) => change({ ...of, [key]: wanted })}
      />
    );
    return (
      <details
        key={kind}
        className={styles.fold}
        aria-label={texts.kinds[kind]}
        // With the dots `service` is not `service-booking`.
        open={Object.keys(problems).some((at) => `${at}.`.startsWith(`${place}.`)) || undefined}
      >
        <summary>{texts.timesOf(texts.kinds[kind], times)}</summary>
        <TickField
          label={texts.isPromised(texts.kinds[kind])}
          error={problems[place]}
          isTicked={times !== null}
          onChange={(isTicked) => {
            setTaken({ ...taken, [kind]: times });
            change(isTicked ? (taken[kind] ?? USUAL) : null);
          }}
        />
        {times && (
          <div className="beside">
            {time('due', times)}
            {time('critical', times)}
          </div>
        )}
      </details>
    );
  });
}

interface TimeFieldProps {
  label: string;
  time: AnswerTime;
  error: string | undefined;
  onChange: (time: AnswerTime) => void;
}

function TimeField({ label, time, error, onChange }: TimeFieldProps) {
  const [unit, amount] =
    'days' in time ? (['days', time.days] as const) : (['minutes', time.minutes] as const);
  const change = (wanted: string, value: number) =>
    onChange(wanted === 'days' ? { days: value } : { minutes: value });
  return (
    <div className={styles.amount}>
      <NumberField
        label={label}
        error={error}
        value={amount}
        onChange={(value) => change(unit, value)}
      />
      <SelectField
        label={texts.unit}
        select={{ 'aria-label': texts.unitOf(label) }}
        all={Object.keys(texts.units) as (keyof typeof texts.units)[]}
        chosen={unit}
        nameOf={(each) => texts.units[each]}
        onChange={(wanted) => change(wanted, amount)}
      />
    </div>
  );
}
