import { screenAddress, type JoinProposal } from '@dealership/shared';
import { proposalTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../../lib/staff/rights.ts';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useAnnouncedChange } from '../../../lib/calls/use-announced-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { SummaryLines } from './customer-search.tsx';
import { nameOf } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

/** All proposals to join customers, for the staff who decide on them. */
export function JoinProposals() {
  const mayDecide = useMay('enquiries.assign');
  const queries = useQueryClient();
  const list = useQuery({
    ...callQuery(queryKeys.joinProposals, 'GET /api/joinProposals'),
    enabled: mayDecide,
  });
  if (!mayDecide) return null;
  return (
    <>
      <QueryFailure of={list} text={texts.notLoaded} />
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

export function ProposalList({ proposals, isAlwaysThere = false, onDecided }: ProposalListProps) {
  const { change, isBusy, announcement, failure } = useAnnouncedChange(() => onDecided());
  const decide = (id: number, isAccepted: boolean) =>
    change(
      async () => {
        const name = `POST /api/joinProposals/:id/${isAccepted ? 'accept' : 'decline'}` as const;
        onDecided(await call(name, { params: { id: String(id) } }));
      },
      () => (isAccepted ? texts.accepted : texts.declined),
    );
  if (proposals.length === 0 && !isAlwaysThere && announcement === '' && failure === '')
    return null;
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
            <span className={styles.quiet}>{texts.by(person.user_name, timeTexts.day(at))}</span>
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
      <p role="status">{announcement}</p>
      <Failure>{failure}</Failure>
    </section>
  );
}
