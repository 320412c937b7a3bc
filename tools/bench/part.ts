import type { EngineName } from './engines.ts';
import type { PartResult } from './figures.ts';

/** What the command line sets. */
export interface BenchOptions {
  /** Runs of each page; the median counts. */
  readonly runs: number;
  /** Sizes of the enquiries table; the part's own if undefined. */
  readonly rows: readonly number[] | undefined;
  /** Visitors at once; the part's own if undefined. */
  readonly visitors: readonly number[] | undefined;
  /** `growth` begins no further table after so long. */
  readonly minutes: number;
  readonly engines: readonly EngineName[];
  /** Addresses of public pages; all if undefined. */
  readonly routes: readonly string[] | undefined;
  /** The checkout of another version, built; for `two-versions`. */
  readonly before: string | undefined;
}

export type Part = (options: BenchOptions) => Promise<PartResult>;
