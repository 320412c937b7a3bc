import { dayOf, screenAddress, type JoinProposal } from '@dealership/shared';
import { proposalTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../../lib/staff/rights.ts';
import { call } from '../../../lib/calls/call.ts';
import { dayText } from '../../../lib/page/day-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useSaidChange } from '../../../lib/calls/use-said-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SummaryLines } from './customer-search.tsx';
import { nameOf } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

/** All proposals to join customers, for the staff who decide on them. */
export function JoinProposals() {
  const mayDecide = useMay('enquiries.assign');
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: queryKeys.joinProposals,
    queryFn: ({ signal }) => call('GET /api/joinProposals', { signal }),
    enabled: mayDecide,
  });
  if (!mayDecide) return null;
  return (
    <>
      {list.isError && <LoadFailure text={texts.notLoaded} onRetry={() => void list.refetch()} />}
      {list.data && (
        <ProposalList
          proposals={list.data.proposals}
          isAlwaysThere
          onDecided={(left) => {
            if (left) queries.setQueryData(queryKeys.joinProposals, left);
            else void list.refetch();
          }}
        />
      )}
    </>
  );
}

interface ProposalListProps {
  proposals: readonly JoinProposal[];
  /** Whether it is shown when there are none. */
  isAlwaysThere?: boolean;
  /** @param left the remaining proposals; absent: the decision was made elsewhere */
  onDecided: (left?: { proposals: JoinProposal[] }) => void;
}

/** Proposals, each to be accepted or declined. */
export function ProposalList({ proposals, isAlwaysThere = false, onDecided }: ProposalListProps) {
  const { change, isBusy, said, failure } = useSaidChange(() => onDecided());
  const decide = (id: number, isAccepted: boolean) =>
    change(
      async () => {
        const params = { id: String(id) };
        onDecided(
          isAccepted
            ? await call('POST /api/joinProposals/:id/accept', { params })
            : await call('POST /api/joinProposals/:id/decline', { params }),
        );
      },
      () => (isAccepted ? texts.accepted : texts.declined),
    );
  const isThere = proposals.length > 0 || isAlwaysThere || said !== '' || failure !== '';
  if (!isThere) return null;
  return (
    <section className={styles.part} aria-labelledby="join-proposals">
      <h2 id="join-proposals">{texts.title}</h2>
      <p className="hint">{proposals.length > 0 ? texts.intro : texts.none}</p>
      <ul className={styles.rows}>
        {proposals.map(({ id, at, person, customer, other }) => (
          <li key={id} className={styles.proposal}>
            <div className={styles.pair}>
              {[customer, other].map((each) => (
                <Link
                  key={each.id}
                  className={styles.card}
                  to={screenAddress('customer', { customer: String(each.id) })}
                >
                  <SummaryLines customer={each} />
                </Link>
              ))}
            </div>
            <span className={styles.quiet}>{texts.by(person.user_name, dayText(dayOf(at)))}</span>
            <div className="line">
              <Button
                busy={isBusy}
                aria-label={texts.acceptOf(nameOf(customer), nameOf(other))}
                onClick={() => void decide(id, true)}
              >
                {texts.accept}
              </Button>
              <Button
                variant="quiet"
                busy={isBusy}
                aria-label={texts.declineOf(nameOf(customer), nameOf(other))}
                onClick={() => void decide(id, false)}
              >
                {texts.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <Failure>{failure}</Failure>
    </section>
  );
}
