import {
  countedParams,
  screenAddress,
  shownParams,
  type CountedFilter,
  type InsightFigure,
  type InsightNumbers,
  type Period,
} from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { Link } from '../../../ui/link.tsx';
import type { InsightAddress } from './insight-address.ts';

/** The total or a group, as the screen shows it, with its numbers. */
export interface InsightLine {
  /** Absent: the total. */
  key?: string;
  name: string;
  numbers: InsightNumbers;
}

/** Address of the enquiries behind a number. */
export type RowsOf = (figure: InsightFigure, line: InsightLine, reason?: string) => string;

/**
 * Makes the links from the numbers of an address to their enquiries.
 * @param days some of its days only
 */
export function rowsOf(
  { kind, branch, ...shown }: InsightAddress,
  { from, to }: Period = shown,
): RowsOf {
  const { by } = shown;
  return (figure, { key }, reason) => {
    const counted: CountedFilter = {
      from,
      to,
      figure,
      ...(key !== undefined && { group: { by, key } }),
      ...(reason !== undefined && { reason }),
    };
    // The way back follows from the number unless it is of a part of the days, or of all groups.
    const isPart = from !== shown.from || to !== shown.to || (key === undefined && by !== 'kind');
    const way = isPart ? shownParams({ ...shown, by }) : {};
    return screenAddress('desk', {
      ...countedParams(counted),
      ...way,
      kind,
      branch: String(branch),
    });
  };
}

interface CountLinkProps {
  line: InsightLine;
  figure: InsightFigure;
  /** Counts only the enquiries that were lost for this reason. */
  reason?: { key: string; label: string };
  rows: RowsOf;
}

/** A number that links to the enquiries it counts; a zero has no link (rules: insights-shares). */
export function CountLink({ line, figure, reason, rows }: CountLinkProps) {
  const { numbers } = line;
  const count = reason
    ? (numbers.reasons.find((each) => each.reason === reason.key)?.count ?? 0)
    : numbers[figure];
  if (count === 0) return <span>0</span>;
  return (
    <Link to={rows(figure, line, reason?.key)}>
      {texts.number(count)}
      <span className="visually-hidden">
        {' '}
        {[whatOf(figure, line), reason?.label].filter(Boolean).join(', ')}
      </span>
    </Link>
  );
}

/** The meaning of a number, in words. */
export function whatOf(figure: InsightFigure, { name }: InsightLine): string {
  return `${texts.counted[figure]}, ${name}`;
}
