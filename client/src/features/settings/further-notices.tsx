import {
  noticeBasisOf,
  noticeLanguageNames,
  noticeLanguages,
  noticeMarks,
  noticePath,
  noticeSetting,
  pagePaths,
  pageTextLimits as limits,
  type FurtherNotice,
  type NoticeLanguage,
  type NoticeSetting,
  type Setting,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import {
  furtherNoticeTexts as texts,
  pageEditorTexts,
} from '@dealership/shared/texts/staff/catalogue/page-editor.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { SelectField, TickField } from '../../ui/forms/choice-fields.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { PageLink, PageMarks } from './page-parts.tsx';
import { settingsOf, valueOf } from './sections/form-settings.ts';
import { SettingsSection, type SettingState } from './sections/settings-section.tsx';

const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

/** `नेपाली (Nepali)` */
function nameOf(language: NoticeLanguage): string {
  return `${noticeLanguageNames[language]} (${languageNames.of(language)})`;
}

/** The privacy notice in languages that the site does not speak: texts that the dealership pastes. */
export function FurtherNotices({ settings }: { settings: readonly Setting[] }) {
  const basisIn = (language: NoticeLanguage) => valueOf(settings, noticeSetting(language))?.basis;
  const offered = noticeLanguages.filter((language) => basisIn(language) !== undefined);
  const [shown, setShown] = useState<NoticeLanguage>(offered[0] ?? noticeLanguages[0]);
  const basis = presentBasis(settings);
  const old = offered.filter((language) => basisIn(language) !== basis);
  return (
    <>
      <p className="hint">{texts.intro}</p>
      {old.length > 0 && <p className="notice">{texts.old(old.map(nameOf))}</p>}
      <SelectField
        label={texts.language}
        all={noticeLanguages}
        chosen={shown}
        nameOf={(each) => texts.option(nameOf(each), offered.includes(each))}
        onChange={setShown}
      />
      {/* All stay mounted, so that the input in one is kept while another is shown. */}
      {noticeLanguages.map((language) => (
        <div key={language} hidden={language !== shown}>
          <SettingsSection
            title={nameOf(language)}
            names={[noticeSetting(language)]}
            settings={settings}
          >
            {(fields) => (
              <NoticeFields
                {...fields}
                language={language}
                basis={basis}
                stored={basisIn(language)}
              />
            )}
          </SettingsSection>
        </div>
      ))}
    </>
  );
}

function presentBasis(settings: readonly Setting[]): string {
  const [policy] = settingsOf(settings, ['privacy-policy']);
  return noticeBasisOf({
    tracking: valueOf(settings, 'tracking'),
    retention: valueOf(settings, 'retention'),
    privacyEdition: policy?.value ? policy.version : 0,
  });
}

interface NoticeFieldsProps extends SettingState<NoticeSetting> {
  language: NoticeLanguage;
  /** What the notice is now. */
  basis: string;
  /** What it was when the stored text was written; `undefined`: there is none. */
  stored: string | undefined;
}

function NoticeFields({ language, basis, stored, values, set, problems }: NoticeFieldsProps) {
  const name = noticeSetting(language);
  const written = values[name];
  const now: FurtherNotice = written ?? { title: '', text: '', basis };
  const change = (changed: Partial<FurtherNotice>) => {
    const next = { ...now, ...changed };
    set({ [name]: next.title === '' && next.text === '' ? null : next });
  };
  const field = bindFields({ values: now, problems, onChange: change, path: `${name}.` });
  return (
    <>
      <p className="hint line">
        <PageLink path={pagePaths['privacy-policy']}>{texts.present}</PageLink>
        {stored !== undefined && (
          <PageLink path={noticePath(language)}>{pageEditorTexts.see}</PageLink>
        )}
      </p>
      <TextInput
        {...field('title')}
        label={texts.title}
        lang={language}
        max={limits.title}
        required
      />
      <TextInput
        {...field('text')}
        label={texts.text}
        hint={texts.textHint}
        lang={language}
        lines={10}
        max={limits.noticeText}
        required
      />
      {written && stored !== undefined && stored !== basis && (
        <>
          <p className="notice">{texts.older(stored, basis)}</p>
          <TickField
            label={texts.isChecked(basis)}
            isTicked={written.basis === basis}
            onChange={(isTicked) => change({ basis: isTicked ? basis : stored })}
          />
        </>
      )}
      {written && (
        <div>
          <Button variant="quiet" onClick={() => set({ [name]: null })}>
            {texts.remove}
          </Button>
        </div>
      )}
      <PageMarks marks={noticeMarks} />
    </>
  );
}
