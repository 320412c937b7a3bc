import type { EngineName } from './engines.ts';
import type { PartResult } from './figures.ts';

/** What the command line sets. */
export interface BenchOptions {
  /** Runs of each page; the median counts. */
  readonly runs: number;
  /** Sizes of the enquiries table. */
  readonly rows: readonly number[];
  readonly engines: readonly EngineName[];
  /** Addresses of public pages; all if undefined. */
  readonly routes: readonly string[] | undefined;
}

export type Part = (options: BenchOptions) => Promise<PartResult>;
