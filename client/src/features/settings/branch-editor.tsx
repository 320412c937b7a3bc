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
import { useEffect, type ComponentType } from 'react';
import { useBranches } from '../../lib/staff/branches.ts';
import { EmailField } from '../../ui/forms/email-field.tsx';
import { Link } from '../../ui/link.tsx';
import { TableCard } from '../../ui/forms/table-card.tsx';
import { AddressFields, Phones, Place, TextField } from './sections/setting-fields.tsx';
import { settingLines } from './sections/setting-lines.ts';
import { SettingsSection, type SettingFields } from './sections/settings-section.tsx';
import { emptied, settingsOf, valueOf } from './sections/form-settings.ts';
import { SpecialDays, Week } from './hours-screen.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import { TickField } from '../../ui/forms/choice-fields.tsx';

export function BranchEditor({ id }: { id: number }) {
  const row = useBranches().data?.branches.find((branch) => branch.id === id);
  const name = row?.name;
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
          {row?.is_shown && row.days_left === null && (
            <div className="area">
              <TableCard kind="branches" id={id} />
            </div>
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

function Sections(props: SectionsProps) {
  const { isFirst, settings } = props;
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
      <OwnSection {...props} name="email" title={texts.email} Fields={Email} />
      <OwnSection {...props} name="position" title={texts.place} Fields={Place} />
      <OwnSection {...props} name="week" title={texts.week} Fields={Week} />
      <OwnSection {...props} name="specialDays" title={texts.special} Fields={SpecialDays} />
    </>
  );
}

function Email({ field }: SettingFields<'email'>) {
  return <EmailField {...field('email')} label={detailsTexts.email} required />;
}

type SharedName = keyof typeof texts.own;

interface OwnSectionProps<Name extends SharedName> extends SectionsProps {
  name: Name;
  title: string;
  Fields: ComponentType<SettingFields<Name>>;
}

/** A setting that a further branch may take from the first. */
function OwnSection<Name extends SharedName>(props: OwnSectionProps<Name>) {
  const { name, title, Fields, isFirst, settings, first } = props;
  const hasNone = name === 'specialDays' && valueOf(first, 'specialDays').length === 0;
  return (
    <SettingsSection title={title} names={[name]} settings={settings}>
      {(fields) => {
        if (isFirst) return <Fields {...fields} />;
        // For a further branch it may be null.
        const isOwn = (fields.values[name] as FurtherBranchSettings[Name]) !== null;
        const set = fields.set as (changed: Partial<FurtherBranchSettings>) => void;
        return (
          <>
            <TickField
              label={texts.own[name]}
              isTicked={isOwn}
              onChange={(isTicked) => {
                // Email and place begin empty, hours as those of the first branch.
                const [begin] = settingsOf(first, [name]).map(emptied);
                set({ [name]: isTicked ? begin?.value : null });
              }}
            />
            {isOwn ? (
              <Fields {...fields} />
            ) : (
              <p className="hint">
                {texts.otherwise[name](
                  hasNone ? '' : settingLines(name, valueOf(first, name), undefined).join('; '),
                )}
              </p>
            )}
          </>
        );
      }}
    </SettingsSection>
  );
}
