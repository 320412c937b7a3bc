import {
  countedParams,
  screenAddress,
  type CountedFilter,
  type InsightFigure,
} from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { Link } from '../../../ui/link.tsx';
import type { InsightAddress } from './insight-address.ts';

/** A group, or the whole, as the screen shows it. */
export interface Part {
  /** Absent: the whole. */
  key?: string;
  name: string;
}

/** Address of the enquiries behind a number. */
export type RowsOf = (figure: InsightFigure, part: Part, reason?: string) => string;

/** How the numbers of an address lead to their rows. */
export function rowsOf({ from, to, by, kind }: InsightAddress): RowsOf {
  return (figure, { key }, reason) => {
    const counted: CountedFilter = {
      from,
      to,
      figure,
      ...(key !== undefined && { group: { by, key } }),
      ...(reason !== undefined && { reason }),
    };
    const said = Object.entries({ ...countedParams(counted), kind });
    return screenAddress('desk', Object.fromEntries(said.filter(([, value]) => value !== '')));
  };
}

interface CountLinkProps {
  count: number;
  to: string;
  /** What is counted, for who does not see where it stands. */
  what: string;
}

/** A number that leads to the enquiries that it counts; to none there is no way (rules: insights-shares). */
export function CountLink({ count, to, what }: CountLinkProps) {
  if (count === 0) return <span>0</span>;
  return (
    <Link to={to}>
      {texts.number(count)}
      <span className="visually-hidden"> {what}</span>
    </Link>
  );
}

/** What a number counts, in words. */
export function whatOf(figure: InsightFigure, { name }: Part): string {
  return `${texts.counted[figure]}, ${name}`;
}
