/** `="text"`: exporters write numbers in this way, so that spreadsheets keep their zeros. */
const CONSTANT = /^\s*="((?:[^"]|"")*)"\s*$/;

/** The text of a cell that is a formula of nothing but a text. */
export function constantOf(cell: string): string | undefined {
  return CONSTANT.exec(cell)?.[1]?.replaceAll('""', '"');
}

/** Whether a cell of a file without types is a formula. */
export function isFormula(cell: string): boolean {
  return cell.trimStart().startsWith('=');
}
