import {
  enquiryKinds,
  screenAddress,
  type EnquiryKind,
  type Expired,
  type Retention,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Link } from '../../ui/link.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Pair } from '../../ui/lists/pair.tsx';
import { auditAddress } from './erasure-calls.ts';
import styles from './erasure.module.css';

const texts = erasureTexts.retention;

export const retentionQuery = callQuery(queryKeys.retention, 'GET /api/retention');

export function totalOf(rows: readonly Expired[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** How long each kind is kept, and what would be erased today. */
export function RetentionPreview() {
  const retention = useQuery(retentionQuery);
  return (
    <section className="stack-12" aria-labelledby="retention" aria-busy={retention.isPending}>
      <h2 id="retention">{texts.title}</h2>
      <QueryFailure of={retention} />
      {retention.data && <DueEnquiries {...retention.data} />}
      <Link className={styles.link} to={screenAddress('retention')}>
        {texts.change}
      </Link>
      <Link className={styles.link} to={auditAddress}>
        {erasureTexts.earlier}
      </Link>
    </section>
  );
}

interface DueEnquiriesProps extends Pick<Retention, 'expired' | 'waits'> {
  /** Shown only while the erasure waits. */
  children?: ReactNode;
}

/** What is due under the present retention, and why it waits. */
export function DueEnquiries({ expired: rows, waits, children }: DueEnquiriesProps) {
  const total = totalOf(rows);
  const kind = waits && waits.reason !== 'clock' ? waits.kind : undefined;
  return (
    <>
      {waits && (
        <div className={styles.waits}>
          <h3>{texts.waits}</h3>
          <p>{texts.waiting(total)}</p>
          <p>{texts.doubt(waits, kind && kindTexts[kind].title)}</p>
          <p>{texts.goOn}</p>
          {children}
        </div>
      )}
      {!waits && <p className="hint">{rows.length > 0 ? texts.total(total) : texts.none}</p>}
      <DueKinds rows={rows} />
    </>
  );
}

/** How many of each kind, kinds with the same limit together, the shortest first. */
export function DueKinds({ rows }: { rows: readonly Expired[] }) {
  const limits = new Map(rows.map(({ months, before }) => [months, before]));
  return [...limits]
    .toSorted(([one], [other]) => one - other)
    .map(([months, before]) => (
      <div key={months} className={styles.kept}>
        <h3>{texts.kept(months, before)}</h3>
        <KindCounts
          counts={Object.fromEntries(
            rows.filter((row) => row.months === months).map(({ kind, count }) => [kind, count]),
          )}
        />
      </div>
    ));
}

/** Lists the number of enquiries of each kind, also for the automatic deletion. Kinds without a count are left out. */
export function KindCounts({ counts }: { counts: Partial<Record<EnquiryKind, number>> }) {
  return (
    <dl className={styles.kinds}>
      {enquiryKinds.map((kind) => {
        const count = counts[kind];
        if (count === undefined) return null;
        return (
          <Pair key={kind} name={kindTexts[kind].title}>
            {erasureTexts.number(count)}
          </Pair>
        );
      })}
    </dl>
  );
}
