/** A column for a reader: the row's key and the text above it. */
export interface TableColumn {
  readonly key: string;
  readonly header: string;
  /** Reads the value, if it is not simply `row[key]`. */
  readonly read?: (row: Readonly<Record<string, unknown>>) => unknown;
}

/** A report as plain text cells; the screen, CSV, PDF and print all take this and nothing else. */
export interface ReportTable {
  header: string[];
  cells: string[][];
}

/** Header and cells of a report. Numbers stay plain (`150000.5`), so that a spreadsheet can add them up. */
export function toReportTable(
  columns: readonly TableColumn[],
  rows: readonly Readonly<Record<string, unknown>>[],
): ReportTable {
  return {
    header: columns.map(({ header }) => header),
    cells: rows.map((row) => columns.map(({ key, read }) => cellText(read ? read(row) : row[key]))),
  };
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
