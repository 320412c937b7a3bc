import type { EngineName } from './engines.ts';
import type { PartResult } from './figures.ts';

/** Options of the command line. */
export interface BenchOptions {
  /** Runs of each page; the median counts. */
  readonly runs: number;
  /** Sizes of the enquiries table; default: the part's own. */
  readonly rows: readonly number[] | undefined;
  /** Visitors at once; default: the part's own. */
  readonly visitors: readonly number[] | undefined;
  /** `growth` starts no further table after this time. */
  readonly minutes: number;
  readonly engines: readonly EngineName[];
  /** Addresses of public pages; default: all. */
  readonly routes: readonly string[] | undefined;
  /** The checkout of another version, built; for `two-versions`. */
  readonly before: string | undefined;
}

export type Part = (options: BenchOptions) => Promise<PartResult>;
