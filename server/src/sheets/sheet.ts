import type { Problem } from '@dealership/shared';

/** A table as a spreadsheet holds it, read from its file. */
export interface Sheet {
  /** From the first row on; a blank one has no cells. */
  rows: string[][];
  /** Cells that hold a formula: their text is what some program last made of it. */
  formulas: { row: number; column: number }[];
}

/** Beyond these nothing of a table is looked at. */
export interface SheetLimits {
  /** More that are not blank are refused. */
  mostRows: number;
  mostColumns?: number;
  /** In UTF-16 units. */
  longestCell?: number;
}

/** A table that is to become a file. */
export interface SheetToWrite {
  name: string;
  /** The first row holds the headings. */
  rows: (string | number)[][];
  /** Of the columns, in characters. */
  widths: number[];
}

/** A file that cannot be read as a table. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  /** Survives the way from another process, as the error itself does not. */
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }
}
