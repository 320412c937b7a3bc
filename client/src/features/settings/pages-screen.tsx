import {
  editedPages,
  pagePaths,
  articlePages,
  listLooks,
  mapTexts,
  pageMarks,
  pageTextLimits as limits,
  translationsOf,
  type EditedPage,
  type KnownTexts,
  type ListLook,
  type LocalText,
  type WrittenPage,
  type WrittenSection,
} from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import {
  furtherNoticeTexts,
  pageEditorTexts as texts,
} from '@dealership/shared/texts/staff/catalogue/page-editor.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { FurtherNotices } from './further-notices.tsx';
import { PageLink, PageMarks } from './page-parts.tsx';
import { SettingsSection, type SettingState } from './sections/settings-section.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import { Button } from '../../ui/button.tsx';
import { bindTexts, type TextValue } from '../../ui/forms/bind-fields.ts';
import { LocalInput } from '../../ui/forms/languages/local-input.tsx';
import { createKeys, useMoves } from '../../ui/lists/use-moves.tsx';
import { isSame } from './sections/form-settings.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import styles from './settings.module.css';

const standardPagesQuery = callQuery(queryKeys.standardPages, 'GET /api/standardPages');

/** In place of a page: the privacy notice in further languages; also its place in the address. */
const NOTICES = 'notices';

function pageAt(linked: string) {
  return linked === NOTICES ? NOTICES : 'about';
}

export function PagesScreen() {
  const linked = useLocation().hash.slice(1);
  const [shown, setShown] = useState<EditedPage | typeof NOTICES>(pageAt(linked));
  const [followed, setFollowed] = useState(linked);
  if (followed !== linked) {
    setFollowed(linked);
    setShown(pageAt(linked));
  }
  const standards = useQuery(standardPagesQuery);
  return (
    <SettingsScreen texts={texts} names={editedPages}>
      {(settings) => (
        <>
          <SelectField
            label={texts.page}
            all={[...editedPages, NOTICES]}
            chosen={shown}
            nameOf={(page) =>
              page === NOTICES ? furtherNoticeTexts.name : settingsTexts.names[page]
            }
            onChange={setShown}
          />
          <QueryFailure of={standards} text={settingsTexts.notLoaded} />
          {standards.data &&
            // All stay mounted, so that the input in one is kept while another is shown.
            editedPages.map((page) => (
              <div key={page} hidden={page !== shown}>
                <SettingsSection
                  title={settingsTexts.names[page]}
                  names={[page]}
                  settings={settings}
                >
                  {(fields) => (
                    <PageEditor page={page} standard={standards.data[page]} {...fields} />
                  )}
                </SettingsSection>
              </div>
            ))}
          <div hidden={shown !== NOTICES} className="stack-12">
            <FurtherNotices settings={settings} />
          </div>
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

interface PageEditorProps extends SettingState<EditedPage> {
  page: EditedPage;
  /** As it comes with the product. */
  standard: WrittenPage;
}

export function PageEditor({ page, standard, values, set, problems }: PageEditorProps) {
  const [keyOf] = useState(createKeys<WrittenSection>);
  // The same object each time, so that the sections keep their keys; the translations belong to its texts alone.
  const [english] = useState(() => mapTexts(standard, ({ en }): LocalText => ({ en })));
  const written = values[page] ?? english;
  const { sections } = written;
  const change = (changed: Partial<WrittenPage>) => {
    const next = { ...written, ...changed };
    // An unchanged page continues to follow the product's text.
    set({ [page]: isSame(next, english) ? null : next });
  };
  const { list, add, append, replace, remove, arrows, announcement } = useMoves({
    items: sections,
    nameOf,
    onChange: (next) => change({ sections: next }),
  });
  const known = translationsOf(standard);
  const field = bindTexts({ values: written, problems, onChange: change, path: `${page}.` });
  const text = (key: 'title' | 'lead') => withUsual(field(key), known);
  return (
    <>
      <p className="hint">
        <PageLink path={pagePaths[page]}>{texts.see}</PageLink>
      </p>
      <LocalInput label={texts.pageTitle} max={limits.title} required {...text('title')} />
      <LocalInput label={texts.lead} max={limits.lead} lines={2} {...text('lead')} />
      <div ref={list} className={styles.fields}>
        {sections.map((section, at) => (
          <Section
            key={keyOf(section)}
            known={known}
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
      <PageMarks marks={pageMarks} />
    </>
  );
}

/** A text with the product's translations of it. */
function withUsual(text: TextValue, known: KnownTexts) {
  return { ...text, usual: known.get(text.value.en) };
}

interface SectionProps {
  known: KnownTexts;
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
  const { known, isArticle, section, problems, path, arrows, onChange, onRemove } = props;
  const name = nameOf(section);
  const hasProblem = Object.keys(problems).some((place) => place.startsWith(`${path}.`));
  const [isNew] = useState(section.heading.en === '' && section.body.en === '');
  const field = bindTexts({
    values: section,
    problems,
    onChange: (changed) => onChange({ ...section, ...changed }),
    path: `${path}.`,
  });
  const text = (key: 'heading' | 'inShort' | 'body') => ({
    ...withUsual(field(key), known),
    max: limits[key],
  });
  return (
    <details className={styles.fold} open={hasProblem || isNew || undefined}>
      <summary {...langOf(name)}>{name}</summary>
      <div className={styles.fields}>
        <LocalInput label={texts.heading} required {...text('heading')} />
        {isArticle && <LocalInput label={texts.inShort} {...text('inShort')} />}
        <LocalInput label={texts.body} hint={texts.bodyHint} lines={5} {...text('body')} />
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
