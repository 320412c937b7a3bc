import { DAY_MS, instantOf, screenAddress } from '@dealership/shared';
import { dashboardTexts } from '@dealership/shared/texts/staff/dashboard.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Link } from '../../ui/link.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { useKnown } from '../../ui/screens/use-known.ts';
import styles from './content-work.module.css';

const texts = dashboardTexts.content;

/** Offers that end within this time are shown, in ms. */
const SOON_MS = 14 * DAY_MS;

/**
 * The work of people who keep models and offers: drafts, models without a picture, and offers that end soon.
 * @param props.onKnown called when its height is known
 */
export function ContentWork({ onKnown }: { onKnown: () => void }) {
  const models = useQuery(callQuery(queryKeys.models, 'GET /api/vehicles'));
  const offers = useQuery(
    callQuery(queryKeys.content('offers'), 'GET /api/content/:kind', { kind: 'offers' }),
  );
  const isPending = models.isPending || offers.isPending;
  useKnown(isPending, onKnown);
  const now = offers.dataUpdatedAt;
  const present = models.data?.models.filter((each) => each.days_left === null) ?? [];
  const modelAt = (id: number, tab: string) => screenAddress('models', { model: String(id), tab });
  const parts = [
    {
      title: texts.drafts,
      lines: present
        .filter((each) => each.changes > 0)
        .map(({ id, name, changes }) => ({
          key: id,
          name,
          about: texts.changes(changes),
          to: modelAt(id, 'publishing'),
        })),
    },
    {
      title: texts.noPicture,
      lines: present
        .filter((each) => each.picture.path === '')
        .map(({ id, name }) => ({ key: id, name, about: '', to: modelAt(id, 'photos') })),
    },
    {
      title: texts.ending,
      lines: (offers.data?.items ?? [])
        .filter(({ days_left: left, state, end }) => left === null && state === 'live' && end)
        .filter(({ end }) => instantOf(end) - now < SOON_MS)
        .map(({ id, title, end }) => ({
          key: id,
          name: title?.en ?? '',
          about: timeTexts.minute(end, now),
          to: screenAddress('offer'),
        })),
    },
  ].filter(({ lines }) => lines.length > 0);
  const isDone = models.data && offers.data && parts.length === 0;
  return (
    <section className="stack-8" aria-labelledby="content-work" aria-busy={isPending}>
      <h2 id="content-work">{texts.title}</h2>
      <QueryFailure of={models} />
      <QueryFailure of={offers} />
      {isDone && <p>{texts.nothing}</p>}
      {parts.map(({ title, lines }) => (
        <div key={title} className="stack-4">
          <h3>{title}</h3>
          <ul className={styles.lines}>
            {lines.map(({ key, name, about, to }) => (
              <li key={key}>
                <Link to={to} className={styles.line}>
                  <strong>{name}</strong>
                  <span>{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
