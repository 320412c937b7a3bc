import {
  articlePages,
  editedPages,
  listLooks,
  pageMarks,
  pageTextLimits as limits,
  type EditedPage,
  type ListLook,
  type LocalText,
  type WrittenPage,
  type WrittenSection,
} from '@dealership/shared';
import { standardPages } from '@dealership/shared/texts/common/standard-pages/index.ts';
import { pageEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/page-editor.ts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { LocalInput } from '../../ui/forms/text-input.tsx';
import { createKeys, useMoves } from '../../ui/lists/use-moves.ts';
import type { SettingFields } from './sections/settings-section.tsx';
import { isSame } from './sections/form-settings.ts';
import type { Problems } from './sections/use-settings-form.ts';
import styles from './settings.module.css';

const NEW_SECTION: WrittenSection = {
  heading: { en: '' },
  inShort: { en: '' },
  body: { en: '' },
  look: 'ticks',
};

/** Title, introduction and sections of a page. */
export function PageEditor({
  page,
  values,
  set,
  problems,
}: SettingFields<EditedPage> & { page: EditedPage }) {
  const standard = standards[page];
  const [keyOf] = useState(createKeys<WrittenSection>);
  const add = useRef<HTMLButtonElement>(null);
  const written = values[page] ?? standard;
  const { sections } = written;
  const change = (changed: Partial<WrittenPage>) => {
    const next = { ...written, ...changed };
    // An unchanged page continues to follow the product's text.
    set({ [page]: isSame(next, standard) ? null : next });
  };
  const { list, announcement, place } = useMoves({
    items: sections,
    nameOf: ({ heading }) => heading.en,
    say: texts.moved,
    onChange: (next) => change({ sections: next }),
  });
  const text = (key: 'title' | 'lead') => ({
    value: written[key],
    error: problems[`${page}.${key}.en`],
    onChange: (value: LocalText) => change({ [key]: value }),
  });
  return (
    <>
      <LocalInput label={texts.pageTitle} max={limits.title} required {...text('title')} />
      <LocalInput label={texts.lead} max={limits.lead} lines={2} {...text('lead')} />
      <div ref={list} className={styles.form}>
        {sections.map((section, at) => (
          <Section
            key={keyOf(section)}
            isArticle={articlePages.includes(page)}
            section={section}
            problems={problems}
            path={`${page}.sections.${at}`}
            isFirst={at === 0}
            isLast={at === sections.length - 1}
            onMove={(by) => place(at, by)}
            onRemove={() => {
              change({ sections: sections.filter((_, other) => other !== at) });
              add.current?.focus();
            }}
            onChange={(changed) => {
              keyOf(changed, section);
              change({ sections: sections.map((each, other) => (other === at ? changed : each)) });
            }}
          />
        ))}
      </div>
      <p className={styles.failure}>{problems[`${page}.sections`]}</p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.buttons}>
        <Button ref={add} onClick={() => change({ sections: [...sections, { ...NEW_SECTION }] })}>
          {texts.add}
        </Button>
        {values[page] !== null && (
          <Button variant="quiet" onClick={() => set({ [page]: null })}>
            {texts.useStandard}
          </Button>
        )}
      </div>
      <details className={styles.hint}>
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
  isFirst: boolean;
  isLast: boolean;
  onChange: (section: WrittenSection) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Section({
  isArticle,
  section,
  problems,
  path,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: SectionProps) {
  const name = section.heading.en || texts.newSection;
  const hasProblem = Object.keys(problems).some((place) => place.startsWith(`${path}.`));
  const [isNew] = useState(section.heading.en === '' && section.body.en === '');
  const text = (key: 'heading' | 'inShort' | 'body') => ({
    value: section[key],
    error: problems[`${path}.${key}.en`],
    max: limits[key],
    onChange: (value: LocalText) => onChange({ ...section, [key]: value }),
  });
  return (
    <details className={styles.fold} open={hasProblem || isNew || undefined}>
      <summary>{name}</summary>
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
        <div className={styles.buttons}>
          <Button
            data-move
            disabled={isFirst}
            onClick={() => onMove(-1)}
            aria-label={texts.up(name)}
          >
            {texts.upShort}
          </Button>
          <Button
            data-move
            disabled={isLast}
            onClick={() => onMove(1)}
            aria-label={texts.down(name)}
          >
            {texts.downShort}
          </Button>
          <Button variant="quiet" onClick={onRemove}>
            {texts.remove(name)}
          </Button>
        </div>
      </div>
    </details>
  );
}
