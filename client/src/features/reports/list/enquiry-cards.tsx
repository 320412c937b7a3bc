import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import type { DataTableProps } from '../../../ui/lists/data-table.tsx';
import { RowOpener } from '../../../ui/lists/row-opener.tsx';
import { contactLink } from '../../../ui/contact-link.tsx';
import type { SourceColumn } from '../report-source.ts';
import styles from './enquiry-cards.module.css';

interface EnquiryCardsProps
  extends
    Omit<DataTableProps, 'header' | 'renderCell' | 'onOpen'>,
    Required<Pick<DataTableProps, 'onOpen'>> {
  columns: readonly SourceColumn[];
}

/** Enquiries in three lines each; the rest is shown when one is opened. */
export function EnquiryCards(props: EnquiryCardsProps) {
  const { label, columns, cells, rowKeys, onOpen, beside, isBusy, empty } = props;
  if (cells.length === 0) {
    return (
      <div className="no-rows" aria-busy={isBusy}>
        {empty}
      </div>
    );
  }
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={isBusy}>
      {cells.map((texts, row) => {
        const { textOf, phone, details } = partsOf(columns, texts);
        return (
          <li key={rowKeys[row]} className={styles.card}>
            <p className={styles.line}>
              <RowOpener onOpen={() => onOpen(row)}>
                {textOf('name') || enquiryTexts.unnamed}
              </RowOpener>
              <span>
                {textOf('created_date')} {textOf('created_time').replace(/(:\d\d):\d\d$/, '$1')}
              </span>
            </p>
            <p className={styles.line}>
              <span className={`cut ${styles.cut}`}>
                {details.map(({ header, text }, index) => (
                  <span key={header}>
                    {index > 0 && <span> · </span>}
                    <span {...langOf(header)} className="visually-hidden">
                      {header}:{' '}
                    </span>
                    <span {...langOf(text)}>{text}</span>
                  </span>
                ))}
              </span>
            </p>
            <p className={styles.line}>
              {contactLink(phone, 'phone')}
              <span {...langOf(textOf('message'))} className={`cut ${styles.cut}`}>
                {textOf('message')}
              </span>
              <span>{textOf('reference')}</span>
            </p>
            {beside && (
              <div className={styles.state}>
                <span className="visually-hidden">{beside.header}: </span>
                {beside.cellOf(row)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The columns with a place of their own; the others are the details between them. */
const placed = ['name', 'created_date', 'created_time', 'reference', 'message'];

function partsOf(columns: readonly SourceColumn[], texts: readonly string[]) {
  const textOf = (key: string) => texts[columns.findIndex((column) => column.key === key)] ?? '';
  const all = columns.map((column, index) => ({ ...column, text: texts[index] ?? '' }));
  const details = all.filter(
    ({ key, reaches, text }) => text !== '' && reaches !== 'phone' && !placed.includes(key),
  );
  return {
    textOf,
    phone: all.find(({ reaches }) => reaches === 'phone')?.text ?? '',
    // The e-mail address comes last: it is long.
    details: details.sort((a, b) => Number(a.reaches === 'mail') - Number(b.reaches === 'mail')),
  };
}
