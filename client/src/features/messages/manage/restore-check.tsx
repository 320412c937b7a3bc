import { pagePaths, screenAddress, type Outbox } from '@dealership/shared';
import { outboxTexts } from '@dealership/shared/texts/staff/outbox.ts';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Tick } from '../../../ui/forms/choice-fields.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './messages.module.css';

const texts = outboxTexts.restore;
const points = ['stops', 'accounts', 'erasures'] as const;
type Point = (typeof points)[number];

interface RestoreCheckProps {
  lost: NonNullable<Outbox['restored']>;
  onChecked: () => Promise<unknown>;
}

/** After a restore an owner confirms that lost data are entered again; then offers go out (rules: restored-offers). */
export function RestoreCheck({ lost, onChecked }: RestoreCheckProps) {
  // The screen is left for each of the points.
  const [done, setDone] = useTyped<readonly Point[]>(`restore-check-${lost.from}`, () => []);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      if (done.length < points.length) throw new Refusal(texts.missing);
      const body = { from: lost.from, stops: true, accounts: true, erasures: true } as const;
      const { message } = await call('POST /api/restoreCheck', { body });
      void showToast('success', message);
      await onChecked();
    },
  });

  return (
    <section className={styles.part} aria-labelledby="restore-check">
      <h2 id="restore-check">{texts.title}</h2>
      <p>{texts.about(timeTexts.at(lost.from), timeTexts.at(lost.until))}</p>
      <p>{texts.how}</p>
      {points.map((point) => (
        <div key={point} className={styles.point}>
          <Tick
            label={texts[point]}
            isTicked={done.includes(point)}
            onChange={(isTicked) =>
              setDone([...done.filter((each) => each !== point), ...(isTicked ? [point] : [])])
            }
          />
          {point === 'stops' ? (
            // Open to everybody, but not a page of the back office.
            <a className={styles.way} href={pagePaths.optain} target="_blank" rel="noopener">
              {texts.ways.stops}
            </a>
          ) : (
            <ScreenLink point={point} />
          )}
        </div>
      ))}
      <p role="alert">{failure}</p>
      <div>
        <Button busy={isBusy} onClick={() => void change()}>
          {isBusy ? texts.busy : texts.action}
        </Button>
      </div>
    </section>
  );
}

const screens = {
  accounts: { name: 'staff', permission: 'staff.manage' },
  erasures: { name: 'erasure', permission: 'persons.erase' },
} as const;

function ScreenLink({ point }: { point: keyof typeof screens }) {
  const { name, permission } = screens[point];
  const mayOpen = useMay(permission);
  if (!mayOpen) return null;
  return (
    <Link className={styles.way} to={screenAddress(name)}>
      {texts.ways[point]}
    </Link>
  );
}
