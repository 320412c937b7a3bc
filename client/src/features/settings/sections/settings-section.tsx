import type { SettingName, Setting } from '@dealership/shared';
import { conflictTexts } from '@dealership/shared/texts/staff/conflict.ts';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { useLocation } from 'react-router-dom';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { bindFields, bindTexts } from '../../../ui/forms/bind-fields.ts';
import { ConflictField } from '../../../ui/forms/conflict.tsx';
import type { FieldValue } from '../../../ui/forms/field.tsx';
import { SectionFold } from './section-fold.tsx';
import { SettingChanges, SettingValue } from './setting-changes.tsx';
import { settingLines } from './setting-lines.ts';
import { settingsOf, type SettingValues } from './form-settings.ts';
import { useSettingsForm } from './use-settings-form.ts';
import styles from '../settings.module.css';

export interface SettingState<Name extends SettingName> {
  values: Pick<SettingValues, Name>;
  set: (changed: Partial<Pick<SettingValues, Name>>) => void;
  /** The server's texts, by setting and position in it (`phones.sales.0`). */
  problems: Problems;
}

export interface SettingFields<Name extends SettingName> extends SettingState<Name> {
  /** A setting in a control. */
  field: <Each extends Name>(name: Each) => FieldValue<SettingValues[Each]>;
  /** The same of a text with translations. */
  text: ReturnType<typeof bindTexts<Pick<SettingValues, Name>>>;
  /** A part of a setting in a control. */
  part: <Each extends Name, Key extends keyof SettingValues[Each] & string>(
    name: Each,
    key: Key,
  ) => FieldValue<SettingValues[Each][Key]>;
}

const samplesThatReachNobody: readonly SettingName[] = ['phones', 'whatsapp'];

interface SettingsSectionProps<Name extends SettingName> {
  title: string;
  names: readonly Name[];
  settings: readonly Setting[];
  /** Settings whose samples are not shown, so that they are not saved by mistake. */
  blank?: readonly SettingName[];
  hasHistory?: boolean;
  /** Shown after saving; by default it says that visitors see the change. */
  saved?: string;
  /** Whether it begins folded; absent: it cannot be folded. */
  isFolded?: boolean | undefined;
  children: (fields: SettingFields<Name>) => ReactNode;
}

/** Settings that are changed and saved together, with their earlier values. */
export function SettingsSection<Name extends SettingName>({
  title,
  names,
  settings,
  blank = samplesThatReachNobody,
  hasHistory = true,
  saved = settingsTexts.saved,
  isFolded,
  children,
}: SettingsSectionProps<Name>) {
  const linked = useLocation().hash.slice(1);
  const settingsForm = useSettingsForm(names, { settings, blank, saved });
  const { values, set, samples } = settingsForm;
  const { form, waiting, problems, isBusy, failure, onSubmit } = settingsForm.form;
  const [opened, setOpened] = useState<SettingName>();
  const id = useId();
  const fixed = settingsOf(settings, names).find((each) => each.fixed_by !== undefined);

  return (
    <section className="area" aria-labelledby={id}>
      <SectionFold
        id={id}
        title={title}
        isSample={samples.length > 0}
        isFolded={isFolded}
        hasProblem={
          Object.keys(problems).length + settingsForm.conflicts.length > 0 || failure !== ''
        }
        isChanged={settingsForm.isChanged}
        isLinked={names.some((name) => name === linked)}
      >
        <form ref={form} className="stack-8" noValidate onSubmit={onSubmit}>
          <div className={styles.fields}>
            {fixed ? (
              <>
                <p>{settingLines(fixed.name, fixed.value, undefined).join('; ')}</p>
                <p className="hint">{settingsTexts.fixed(fixed.fixed_by ?? '')}</p>
              </>
            ) : (
              children(fieldsOf({ values, set, problems }))
            )}
          </div>
          {names.map((name) => (
            <Failure key={name}>{hasParts(values[name]) && problems[name]}</Failure>
          ))}
          <Conflicts {...settingsForm} />
          <Failure>{failure}</Failure>
          <div className="row">
            {!fixed && (
              <Button
                type="submit"
                // One red button on a screen of many sections: that of the section that was changed.
                variant={settingsForm.isChanged ? 'primary' : 'secondary'}
                busy={isBusy || waiting !== undefined}
              >
                {waiting ?? (isBusy ? dialogTexts.saving : dialogTexts.save)}
              </Button>
            )}
            {(hasHistory ? names : []).map((name) => (
              <Button key={name} onClick={() => setOpened(name)}>
                {names.length === 1
                  ? settingsTexts.earlier
                  : `${settingsTexts.earlier}: ${settingsTexts.names[name]}`}
              </Button>
            ))}
          </div>
        </form>
      </SectionFold>
      {opened !== undefined && (
        <SettingChanges
          name={opened}
          settings={settings}
          onBroughtBack={settingsForm.adopt}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** A section as a line of a table: its title, its settings, and the component with their fields. */
export function sectionOf<Name extends SettingName>(
  title: string,
  names: readonly Name[],
  Fields: ComponentType<SettingFields<Name>>,
) {
  return {
    names: names as readonly SettingName[],
    render: (
      settings: readonly Setting[],
      options?: Pick<SettingsSectionProps<Name>, 'blank' | 'hasHistory' | 'isFolded'>,
    ) => (
      <SettingsSection key={title} title={title} names={names} settings={settings} {...options}>
        {(fields) => <Fields {...fields} />}
      </SettingsSection>
    ),
  };
}

function fieldsOf<Name extends SettingName>(state: SettingState<Name>): SettingFields<Name> {
  const { values, set, problems } = state;
  type Parts = Readonly<Record<string, object>>;
  const fields = {
    ...state,
    field: bindFields({ values, problems, onChange: set }),
    text: bindTexts({ values, problems, onChange: set }),
    part: (name: Name, key: never) => {
      const whole = (values as Parts)[name] ?? {};
      const change = (changed: object) =>
        set({ [name]: { ...whole, ...changed } } as Partial<typeof values>);
      return bindFields({ values: whole, problems, onChange: change, path: `${name}.` })(key);
    },
  };
  return fields as unknown as SettingFields<Name>;
}

/** Whether a setting has several fields, so that no field shows the error of the whole. */
function hasParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

type SettingsForm = ReturnType<typeof useSettingsForm>;

/** A setting that two people have changed differently: both values, and the choice between them. */
function Conflicts({ conflicts, choose }: Pick<SettingsForm, 'conflicts' | 'choose'>) {
  if (conflicts.length === 0) return null;
  return (
    <div className={styles.conflicts}>
      <h3 ref={focusNow} tabIndex={-1}>
        {conflictTexts.title}
      </h3>
      <p>{settingsTexts.chooseThenSave}</p>
      {conflicts.map(({ theirs, yours, choice }) => (
        <ConflictField
          key={theirs.name}
          name={theirs.name}
          label={settingsTexts.names[theirs.name]}
          valueOf={(side) =>
            side === 'theirs' ? (
              <SettingValue name={theirs.name} value={theirs.value} other={yours} />
            ) : (
              <SettingValue name={theirs.name} value={yours} other={theirs.value} />
            )
          }
          chosen={choice}
          onChoose={(side) => choose(theirs.name, side)}
        />
      ))}
    </div>
  );
}
