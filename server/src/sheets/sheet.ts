import type { Problem } from '@dealership/shared';

export interface Sheet {
  /** The name on its tab; `''`: the file has no tabs. */
  name: string;
  /** From the first row on; one that is blank or hidden has no cells. */
  rows: string[][];
  /** Cells with a formula: their text is the result that a program last stored. */
  formulas: { row: number; column: number }[];
  /** Rows with content that a spreadsheet hides, such as by a filter. */
  hidden: number;
  /** Columns with content too far right to be read. */
  beyond: number;
  /** It has more rows than may be read: these are the first. */
  isTooLong: boolean;
}

/** Nothing of a table beyond these limits is read. */
export interface SheetLimits {
  /** More that are not blank are refused. */
  mostRows: number;
  mostColumns?: number;
  /** In UTF-16 units. */
  longestCell?: number;
}

/** A table as a reader finds it in a file, before the limits apply. */
export interface RawSheet extends Pick<Sheet, 'name' | 'rows' | 'formulas'> {
  hidden?: ReadonlySet<number>;
  merges?: readonly Merge[];
}

/** Cells that a spreadsheet shows as one; the first has the text. */
export interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
}

export interface SheetToWrite {
  name: string;
  /** The first row has the headings. */
  rows: (string | number)[][];
  /** Of the columns, in characters. */
  widths: number[];
}

export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  /** Survives the way from another process, unlike the error itself. */
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }
}
