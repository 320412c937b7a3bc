import {
  formatRupees,
  rupeesToPaise,
  type PriceDifference,
  type PriceListCheck,
} from '@dealership/shared';
import { priceListTexts as texts } from '@dealership/shared/texts/staff/catalogue/price-list.ts';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/lists/admin-table.tsx';
import { FoundPart } from '../../../ui/lists/file-check.tsx';
import styles from './price-upload.module.css';

const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

/** Probably a typing error in a figure, not a new price. */
function isLarge({ old, price }: PriceDifference): boolean {
  return price < old / 2 || price > old * 2;
}

const changeColumns: readonly Column<PriceDifference>[] = [
  {
    key: 'model',
    header: texts.changes.model,
    cell: ({ model, name_in_file: name }) => (
      <>
        <span>{model}</span>
        {name !== '' && <span className={styles.inFile}>{texts.changes.inFile(name)}</span>}
      </>
    ),
  },
  { key: 'name', header: texts.changes.name, cell: ({ name }) => name },
  { key: 'partNo', header: texts.changes.partNo, cell: ({ part_no: partNo }) => partNo },
  { key: 'old', header: texts.changes.old, look: 'number', cell: ({ old }) => rupees(old) },
  { key: 'price', header: texts.changes.price, look: 'number', cell: ({ price }) => rupees(price) },
  {
    key: 'difference',
    header: texts.changes.difference,
    look: 'number',
    cell: (each) => (
      <>
        <span>{`${each.price > each.old ? '+' : '−'}${rupees(Math.abs(each.price - each.old))}`}</span>
        {isLarge(each) && <span className={styles.inFile}>{texts.changes.large}</span>}
      </>
    ),
  },
];

const errorColumns: readonly Column<PriceListCheck['errors'][number]>[] = [
  { key: 'text', header: texts.errors.text, cell: texts.errors.of },
  { key: 'rowText', header: texts.errors.rowText, cell: ({ row_text: text }) => text },
];

const unknownColumns: readonly Column<PriceListCheck['unknown'][number]>[] = [
  { key: 'row', header: texts.unknown.row, look: 'narrow', cell: ({ row }) => row },
  { key: 'text', header: texts.unknown.text, cell: ({ text }) => text },
];

interface PriceDifferencesProps {
  found: PriceListCheck;
  /** Shown above the new prices: on a phone they are many screens long. */
  action: ReactNode;
}

/** The changes that a list would make, after its errors. */
export function PriceDifferences({ found, action }: PriceDifferencesProps) {
  const { changes, errors, unknown, unchanged, absent } = found;
  const large = changes.filter(isLarge).length;
  const summary = [
    texts.summary.changes(changes.length),
    ...(large > 0 ? [texts.summary.large(large)] : []),
    ...(unchanged > 0 ? [texts.summary.unchanged(unchanged)] : []),
    ...(absent > 0 ? [texts.summary.absent(absent)] : []),
  ];
  const columns = found.columns.filter(({ heading, is }) => heading !== is);
  const read = [
    ...(found.sheet === '' ? [] : [texts.read.sheet(found.sheet)]),
    ...(columns.length > 0 ? [texts.read.columns(columns)] : []),
    ...(found.hidden > 0 ? [texts.read.hidden(found.hidden)] : []),
  ];
  return (
    <>
      <p>{summary.join(' ')}</p>
      {read.length > 0 && <p className="hint">{read.join(' ')}</p>}
      <FoundPart
        title={texts.errors.title(errors.length)}
        hint={texts.errors.hint}
        isWrong
        columns={errorColumns}
        rows={errors}
      />
      <FoundPart
        title={texts.unknown.title(unknown.length)}
        hint={texts.unknown.hint}
        columns={unknownColumns}
        rows={unknown}
      />
      {action}
      <FoundPart
        title={texts.changes.title(changes.length)}
        columns={changeColumns}
        rows={changes}
      />
    </>
  );
}
