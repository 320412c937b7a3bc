import { enquiryKinds, screenAddress, type Assignment, type Setting } from '@dealership/shared';
import { answeringTexts as texts } from '@dealership/shared/texts/staff/settings/answering.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { AnswerTimeFields } from './answer-time-fields.tsx';
import { SettingsSection, type SettingFields } from '../sections/settings-section.tsx';
import { settingsOf, valuesOf, type Facts } from '../sections/form-settings.ts';
import { LostReasonFields } from './lost-reason-fields.tsx';
import { PromiseFields } from './promise-fields.tsx';
import { SettingsScreen } from '../sections/settings-screen.tsx';
import styles from '../settings.module.css';

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
  return (
    <>
      <SettingsSection {...shared} title={texts.times} names={['answerTimes']}>
        {(fields) => (
          <>
            <p className="hint">
              {texts.timesHint} {hasHours(settings) ? '' : texts.noHours}
            </p>
            <p>
              <Link to={screenAddress('hours')}>{texts.hoursLink}</Link>
            </p>
            <AnswerTimeFields {...fields} />
          </>
        )}
      </SettingsSection>
      <SettingsSection {...shared} title={texts.promises} names={['promises']}>
        {(fields) => (
          <PromiseFields
            {...fields}
            {...valuesOf<'answerTimes'>(settingsOf(settings, ['answerTimes']))}
          />
        )}
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

/** Whether it is open on any day of the week: if not, no time is counted. */
function hasHours(settings: readonly Setting[]): boolean {
  const week = settings.find(({ name }) => name === 'week')?.value as Facts['week'] | undefined;
  return week?.some((intervals) => intervals.length > 0) ?? false;
}

/** The members of staff who get the enquiries of each kind. */
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
