import type { Problem } from '@dealership/shared';

/** A table as a spreadsheet holds it, read from its file. */
export interface Sheet {
  /** As its tab says; `''`: the file has no tabs. */
  name: string;
  /** From the first row on; one that is blank or hidden has no cells. */
  rows: string[][];
  /** Cells that hold a formula: their text is what some program last made of it. */
  formulas: { row: number; column: number }[];
  /** Rows that hold something and that nobody sees in a spreadsheet, as a filter hides them. */
  hidden: number;
  /** Columns that hold something and lie too far right to be looked at. */
  beyond: number;
  /** It has more rows than may be read: those that it holds here are the first. */
  isTooLong: boolean;
}

/** Beyond these nothing of a table is looked at. */
export interface SheetLimits {
  /** More that are not blank are refused. */
  mostRows: number;
  mostColumns?: number;
  /** In UTF-16 units. */
  longestCell?: number;
}

/** What a reader finds in a file, before it is held to limits. */
export interface RawSheet {
  name: string;
  rows: string[][];
  formulas: { row: number; column: number }[];
  /** The numbers of rows that nobody sees. */
  hidden?: ReadonlySet<number>;
  merges?: readonly Merge[];
}

/** Cells that a spreadsheet shows as one; its text stands in the first. */
export interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
}

export interface SheetToWrite {
  name: string;
  /** The first row holds the headings. */
  rows: (string | number)[][];
  /** Of the columns, in characters. */
  widths: number[];
}

export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  /** Survives the way from another process, as the error itself does not. */
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }
}
