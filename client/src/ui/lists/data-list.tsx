import { CardList } from './card-list.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { useMedia } from '../use-media.ts';

/** A table of texts; on phones every row becomes a card, which leaves out empty cells. */
export function DataList(props: DataTableProps) {
  const isPhone = useMedia('(width < 48em)');
  if (!isPhone) return <DataTable {...props} />;
  const { label, header, cells, rowKeys, beside, isBusy = false, empty } = props;
  if (cells.length === 0) {
    return (
      <div className="no-rows" aria-busy={isBusy}>
        {empty}
      </div>
    );
  }
  const cards = cells.map((row, index) => ({
    key: rowKeys[index] ?? index,
    pairs: [
      ...row.map((value, column) => ({ header: header[column] ?? '', value })),
      ...(beside ? [{ header: beside.header, value: beside.cellOf(index) }] : []),
    ].filter(({ value }) => value !== '' && value !== undefined),
  }));
  return <CardList label={label} cards={cards} isBusy={isBusy} />;
}
