import {
  FIRST_BRANCH,
  screenAddress,
  type FurtherBranchSettings,
  type Setting,
} from '@dealership/shared';
import {
  branchEditorTexts as texts,
  branchFormTexts,
} from '@dealership/shared/texts/staff/settings/branches.ts';
import { detailsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useEffect, type ReactNode } from 'react';
import { useBranches } from '../../lib/staff/branches.ts';
import { EmailField } from '../../ui/forms/email-field.tsx';
import { Link } from '../../ui/link.tsx';
import { AddressFields, Phones, Place, TextField } from './sections/setting-fields.tsx';
import { settingLines } from './sections/setting-lines.ts';
import { SettingsSection, type SettingFields } from './sections/settings-section.tsx';
import { valuesOf, type Facts } from './sections/form-settings.ts';
import { SpecialDays, Week } from './hours-screen.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import { TickField } from '../../ui/forms/choice-fields.tsx';

export function BranchEditor({ id }: { id: number }) {
  const name = useBranches().data?.branches.find((branch) => branch.id === id)?.name;
  useEffect(() => {
    document.getElementById('screen')?.focus();
  }, []);
  return (
    <SettingsScreen
      texts={{ ...texts, title: name === undefined ? texts.unnamed : texts.title(name) }}
      names={names}
      branch={id}
    >
      {(settings, first) => (
        <>
          <p>
            <Link to={screenAddress('branches')} state={{ from: id }}>
              {texts.back}
            </Link>
          </p>
          {settings.some(({ branch }) => branch === id) ? (
            <Sections isFirst={id === FIRST_BRANCH} settings={settings} first={first} />
          ) : (
            <p>{texts.gone}</p>
          )}
        </>
      )}
    </SettingsScreen>
  );
}

const names = [
  'branchName',
  'address',
  'phones',
  'email',
  'position',
  'week',
  'specialDays',
] as const;

interface SectionsProps {
  isFirst: boolean;
  settings: readonly Setting[];
  first: readonly Setting[];
}

function Sections({ isFirst, settings, first }: SectionsProps) {
  const own = { isFirst, settings, first: valuesOf<SharedName>(first) };
  return (
    <>
      <SettingsSection title={texts.identity} names={['branchName', 'address']} settings={settings}>
        {({ field, part }) => (
          <>
            <TextField
              {...field('branchName')}
              label={branchFormTexts.name}
              hint={branchFormTexts.nameHint}
              maxLength={60}
            />
            <AddressFields part={(key) => part('address', key)} />
          </>
        )}
      </SettingsSection>
      <SettingsSection title={texts.phones} names={['phones']} settings={settings}>
        {(fields) => <Phones {...fields} {...(!isFirst && { hint: texts.phonesHint })} />}
      </SettingsSection>
      <OwnSection {...own} name="email" title={texts.email} begin="">
        {({ field }) => <EmailField {...field('email')} label={detailsTexts.email} required />}
      </OwnSection>
      <OwnSection
        {...own}
        name="position"
        title={texts.place}
        begin={{ latitude: NaN, longitude: NaN }}
      >
        {(fields) => <Place {...fields} />}
      </OwnSection>
      <OwnSection {...own} name="week" title={texts.week} begin={own.first.week}>
        {(fields) => <Week {...fields} />}
      </OwnSection>
      <OwnSection {...own} name="specialDays" title={texts.special} begin={own.first.specialDays}>
        {(fields) => <SpecialDays {...fields} />}
      </OwnSection>
    </>
  );
}

type SharedName = keyof typeof texts.own;

interface OwnSectionProps<Name extends SharedName> {
  name: Name;
  title: string;
  settings: readonly Setting[];
  /** First value of the branch's own setting. */
  begin: Facts[Name];
  isFirst: boolean;
  first: Pick<Facts, SharedName>;
  children: (fields: SettingFields<Name>) => ReactNode;
}

/** A setting that a further branch may take from the first. */
function OwnSection<Name extends SharedName>(props: OwnSectionProps<Name>) {
  const { name, title, settings, begin, isFirst, first, children } = props;
  const hasNone = name === 'specialDays' && first.specialDays.length === 0;
  return (
    <SettingsSection title={title} names={[name]} settings={settings}>
      {(fields) => {
        if (isFirst) return children(fields);
        // For a further branch it may be null.
        const isOwn = (fields.values[name] as FurtherBranchSettings[Name]) !== null;
        const set = fields.set as (changed: Partial<FurtherBranchSettings>) => void;
        return (
          <>
            <TickField
              label={texts.own[name]}
              isTicked={isOwn}
              onChange={(isTicked) => set({ [name]: isTicked ? begin : null })}
            />
            {isOwn ? (
              children(fields)
            ) : (
              <p className="hint">
                {texts.otherwise[name](
                  hasNone ? '' : settingLines(name, first[name], undefined).join('; '),
                )}
              </p>
            )}
          </>
        );
      }}
    </SettingsSection>
  );
}
