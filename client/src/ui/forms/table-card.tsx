import {
  cardPapers,
  localeNames,
  locales,
  type CardPaper,
  type CardKind,
  type Locale,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { tableCardTexts as texts } from '@dealership/shared/texts/staff/catalogue/table-card.ts';
import { useState } from 'react';
import { ButtonLink } from '../button.tsx';
import { SelectField } from './choice-fields.tsx';
import styles from './table-card.module.css';

interface TableCardProps {
  kind: CardKind;
  /** Absent: the cards of all. */
  id?: number;
}

/** Opens a table card for printing. Its choices are rendered when it is opened. */
export function TableCard(props: TableCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const which = props.id === undefined ? 'all' : 'one';
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{texts.title[which]}</summary>
      {isOpen && <Choices {...props} />}
    </details>
  );
}

function Choices({ kind, id }: TableCardProps) {
  const [paper, setPaper] = useState<CardPaper>('a5');
  const [language, setLanguage] = useState<Locale>(locale);
  const path = `/api/table-cards/${id === undefined ? kind : `${kind}/${id}`}`;
  return (
    <div className="stack-12">
      <p className="hint">{texts.hint}</p>
      <div className={styles.choices}>
        <SelectField
          label={texts.paper}
          all={cardPapers}
          chosen={paper}
          nameOf={(each) => texts.papers[each]}
          onChange={setPaper}
        />
        <SelectField
          label={texts.language}
          all={locales}
          chosen={language}
          nameOf={(each) => localeNames[each]}
          onChange={setLanguage}
        />
      </div>
      <div>
        <ButtonLink
          href={`${path}?${new URLSearchParams({ paper, language }).toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.open[id === undefined ? 'all' : 'one']}
        </ButtonLink>
      </div>
    </div>
  );
}
