import {
  editedPages,
  pagePaths,
  articlePages,
  listLooks,
  pageMarks,
  pageTextLimits as limits,
  type EditedPage,
  type ListLook,
  type WrittenPage,
  type WrittenSection,
} from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { pageEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/page-editor.ts';
import { useState, type ReactNode } from 'react';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { SettingsSection, type SettingState } from './sections/settings-section.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import { standardPages } from '@dealership/shared/texts/common/standard-pages/index.ts';
import { Button } from '../../ui/button.tsx';
import { bindTexts } from '../../ui/forms/bind-fields.ts';
import { LocalInput } from '../../ui/forms/text-input.tsx';
import { Translations } from '../../ui/forms/translations.tsx';
import { createKeys, useMoves } from '../../ui/lists/use-moves.tsx';
import { isSame } from './sections/form-settings.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import styles from './settings.module.css';

export function PagesScreen() {
  const [shown, setShown] = useState<EditedPage>('about');
  return (
    <SettingsScreen texts={texts} names={editedPages}>
      {(settings) => (
        <>
          <SelectField
            label={texts.page}
            all={editedPages}
            chosen={shown}
            nameOf={(page) => settingsTexts.names[page]}
            onChange={setShown}
          />
          {/* All stay mounted, so that the input in one is kept while another is shown. */}
          {editedPages.map((page) => (
            <div key={page} hidden={page !== shown}>
              <SettingsSection title={settingsTexts.names[page]} names={[page]} settings={settings}>
                {(fields) => (
                  <>
                    <p className="hint">
                      <a href={pagePaths[page]} target="_blank" rel="noopener">
                        {texts.see}
                      </a>
                    </p>
                    <PageEditor page={page} {...fields} />
                  </>
                )}
              </SettingsSection>
            </div>
          ))}
        </>
      )}
    </SettingsScreen>
  );
}

const NEW_SECTION: WrittenSection = {
  heading: { en: '' },
  inShort: { en: '' },
  body: { en: '' },
  look: 'ticks',
};

export function PageEditor(props: SettingState<EditedPage> & { page: EditedPage }) {
  const { page, values, set, problems } = props;
  const standard = standards[page];
  const [keyOf] = useState(createKeys<WrittenSection>);
  const written = values[page] ?? standard;
  const { sections } = written;
  const change = (changed: Partial<WrittenPage>) => {
    const next = { ...written, ...changed };
    // An unchanged page continues to follow the product's text.
    set({ [page]: isSame(next, standard) ? null : next });
  };
  const { list, add, append, replace, remove, arrows, announcement } = useMoves({
    items: sections,
    nameOf,
    onChange: (next) => change({ sections: next }),
  });
  const text = bindTexts({ values: written, problems, onChange: change, path: `${page}.` });
  const title = { ...text('title'), label: texts.pageTitle, max: limits.title };
  const lead = { ...text('lead'), label: texts.lead, max: limits.lead, lines: 2 };
  return (
    <>
      <LocalInput {...title} required />
      <LocalInput {...lead} />
      <Translations of={[title, lead]} />
      <div ref={list} className={styles.fields}>
        {sections.map((section, at) => (
          <Section
            key={keyOf(section)}
            isArticle={articlePages.includes(page)}
            section={section}
            problems={problems}
            path={`${page}.sections.${at}`}
            arrows={arrows(section, at)}
            onRemove={() => remove(at)}
            onChange={(changed) => {
              keyOf(changed, section);
              replace(at, changed);
            }}
          />
        ))}
      </div>
      <p className="failure">{problems[`${page}.sections`]}</p>
      {announcement}
      <div className="row">
        <Button ref={add} onClick={() => append({ ...NEW_SECTION })}>
          {texts.add}
        </Button>
        {values[page] !== null && (
          <Button variant="quiet" onClick={() => set({ [page]: null })}>
            {texts.useStandard}
          </Button>
        )}
      </div>
      <details className="hint">
        <summary>{texts.marks}</summary>
        <p>{texts.marksHint}</p>
        <ul>
          {pageMarks.map((mark) => (
            <li key={mark}>
              <code>{`{${mark}}`}</code> {texts.mark[mark]}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The same object each time, so that the sections keep their keys. */
const standards = Object.fromEntries(
  editedPages.map((page) => [page, asWritten(standardPages[page])]),
) as Record<EditedPage, WrittenPage>;

function asWritten({ title, lead, sections }: WrittenPage<string>): WrittenPage {
  return {
    title: { en: title },
    lead: { en: lead },
    sections: sections.map(({ heading, inShort, body, look }) => ({
      heading: { en: heading },
      inShort: { en: inShort },
      body: { en: body },
      look,
    })),
  };
}

interface SectionProps {
  isArticle: boolean;
  section: WrittenSection;
  problems: Problems;
  /** Its position in the setting (`aboutPage.sections.0`). */
  path: string;
  arrows: ReactNode;
  onChange: (section: WrittenSection) => void;
  onRemove: () => void;
}

function nameOf({ heading }: WrittenSection): string {
  return heading.en || texts.newSection;
}

function Section(props: SectionProps) {
  const { isArticle, section, problems, path, arrows, onChange, onRemove } = props;
  const name = nameOf(section);
  const hasProblem = Object.keys(problems).some((place) => place.startsWith(`${path}.`));
  const [isNew] = useState(section.heading.en === '' && section.body.en === '');
  const text = bindTexts({
    values: section,
    problems,
    onChange: (changed) => onChange({ ...section, ...changed }),
    path: `${path}.`,
  });
  const field = (key: 'heading' | 'inShort' | 'body') => ({
    ...text(key),
    label: texts[key],
    max: limits[key],
  });
  const inShort = isArticle ? [field('inShort')] : [];
  const body = { ...field('body'), lines: 5 };
  return (
    <details className={styles.fold} open={hasProblem || isNew || undefined}>
      <summary>{name}</summary>
      <div className={styles.fields}>
        <LocalInput {...field('heading')} required />
        {inShort.map((each) => (
          <LocalInput key={each.label} {...each} />
        ))}
        <LocalInput {...body} hint={texts.bodyHint} />
        <Translations of={[field('heading'), ...inShort, body]} />
        {!isArticle && (
          <SelectField
            label={texts.look}
            hint={texts.lookHints[section.look]}
            all={Object.keys(listLooks) as ListLook[]}
            chosen={section.look}
            nameOf={(look) => texts.looks[look]}
            onChange={(look) => onChange({ ...section, look })}
          />
        )}
        <div className="row">
          {arrows}
          <Button variant="quiet" onClick={onRemove}>
            {texts.remove(name)}
          </Button>
        </div>
      </div>
    </details>
  );
}
