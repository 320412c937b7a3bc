import {
  screenAddress,
  stockListLimits,
  type OthersStock,
  type StockCheck,
} from '@dealership/shared';
import { stockListTexts } from '@dealership/shared/texts/staff/catalogue/stock.ts';
import { Button, ButtonLink, buttonClass } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import type { Column } from '../../../../ui/lists/admin-table.tsx';
import { FileCheck, Found, FoundPart } from '../../../../ui/lists/file-check.tsx';
import { useFileCheck } from '../../../../ui/lists/use-file-check.ts';
import styles from '../price-upload.module.css';
import { stockName } from './stock-name.ts';
import { keyOf, useStockChange } from './use-stock-change.ts';

const texts = stockListTexts.upload;

type Row = StockCheck['rows'][number];

interface Done {
  message: string;
  /** What others entered after the file was checked, with their names. */
  others: readonly string[];
}

/** Reads a file with the stock, shows what it would change, and applies it. */
export function StockUpload() {
  const list = useFileCheck<StockCheck, Done>({
    path: '/api/stock/check',
    maxBytes: stockListLimits.bytes,
    texts,
    fields: {},
  });
  return (
    <FileCheck
      texts={texts}
      ways={
        <div className={styles.buttons}>
          <ButtonLink href="/api/stock/xlsx" download>
            {stockListTexts.files.xlsx}
          </ButtonLink>
          <Link to={screenAddress('stock')} className={buttonClass('quiet')}>
            {stockListTexts.files.back}
          </Link>
        </div>
      }
      list={list}
      done={
        list.done && (
          <>
            <span>{list.done.message}</span>
            {list.done.others.map((text) => (
              <span key={text} className={styles.inFile}>
                {text}
              </span>
            ))}
          </>
        )
      }
      found={list.found && <Result found={list.found.check} onApplied={list.finish} />}
    />
  );
}

const errorColumns: readonly Column<StockCheck['errors'][number]>[] = [
  {
    key: 'text',
    header: texts.error,
    cell: (each) => texts.rowOf(each.row, each.typed, each.text),
  },
  { key: 'row', header: texts.row, cell: ({ row_text: text }) => text },
];

const unknownColumns: readonly Column<StockCheck['unknown'][number]>[] = [
  { key: 'number', header: texts.number, look: 'narrow', cell: ({ row }) => row },
  { key: 'row', header: texts.row, cell: ({ text }) => text },
];

const changeColumns: readonly Column<Row>[] = [
  { key: 'model', header: texts.model, cell: ({ model }) => model },
  { key: 'variant', header: texts.variant, cell: ({ name }) => name },
  { key: 'colour', header: stockListTexts.colour, cell: ({ colour_name: name }) => name },
  { key: 'before', header: texts.before, cell: ({ seen }) => stockName(seen) },
  { key: 'now', header: texts.now, cell: ({ wanted }) => stockName(wanted) },
];

interface ResultProps {
  found: StockCheck;
  onApplied: (done: Done) => void;
}

function Result({ found: { rows, blank, hidden, errors, unknown }, onApplied }: ResultProps) {
  const { change, isBusy } = useStockChange(({ message, others }) =>
    onApplied({ message, others: others.map((each) => othersIn(rows, each)) }),
  );
  const changes = rows.filter(({ seen, wanted }) => seen !== wanted);
  const isApplying = rows.some((row) => isBusy(keyOf(row)));
  return (
    <Found title={texts.result}>
      <p>
        {texts.summary({
          changed: changes.length,
          confirmed: rows.length - changes.length,
          blank,
        })}
      </p>
      {hidden > 0 && <p className="hint">{texts.hidden(hidden)}</p>}
      <FoundPart
        title={texts.errors(errors.length)}
        hint={texts.errorsHint}
        isWrong
        columns={errorColumns}
        rows={errors}
      />
      <FoundPart
        title={texts.unknown(unknown.length)}
        hint={texts.unknownHint}
        columns={unknownColumns}
        rows={unknown}
      />
      {rows.length > 0 && errors.length === 0 && (
        <div>
          <Button
            variant="primary"
            busy={isApplying}
            onClick={() =>
              void change(
                rows.map(({ part, colour, seen, wanted }) => ({ part, colour, seen, wanted })),
              )
            }
          >
            {isApplying ? texts.applying : texts.apply(rows.length)}
          </Button>
        </div>
      )}
      <FoundPart title={texts.changes(changes.length)} columns={changeColumns} rows={changes} />
    </Found>
  );
}

/** What another person entered for a row after the file was checked. */
function othersIn(rows: readonly Row[], other: OthersStock): string {
  const row = rows.find((each) => keyOf(each) === keyOf(other));
  const what = [row?.model, row?.name, row?.colour_name].filter(Boolean).join(', ');
  const said = stockListTexts.others[other.is_kept ? 'kept' : 'replaced'];
  return `${what}: ${said(other.by, stockName(other.stock))}`;
}
