import {
  addDays,
  dayOf,
  promisedKinds,
  type AllAnswerTimes,
  type EnquiryKind,
  type PromisedKind,
} from '@dealership/shared';
import { answeringTexts as texts } from '@dealership/shared/texts/staff/settings/answering.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Ticks } from '../../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import type { SettingFields } from '../sections/settings-section.tsx';
import styles from '../settings.module.css';

interface PromiseFieldsProps extends SettingFields<'promises'> {
  /** The stored times: only a kind with a time can be promised. */
  answerTimes: AllAnswerTimes;
}

/** The kinds whose visitors are promised a time for our call, with last week's answer time. */
export function PromiseFields({ values, set, answerTimes }: PromiseFieldsProps) {
  const offered = promisedKinds.filter((kind) => answerTimes[kind] !== null);
  const chosen = values.promises ?? [];
  const lastWeek = useLastWeek();
  if (offered.length === 0) return <p className="hint">{texts.noTimes}</p>;
  return (
    <FieldGroup label={texts.tells} hint={texts.tellsHint}>
      <div className={styles.lines}>
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
