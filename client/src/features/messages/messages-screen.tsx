import { outboxTexts as texts } from '@dealership/shared/texts/staff/outbox.ts';
import { messageLimits, screenAddress, type Outbox, pagePaths } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useRef, useId, type ReactNode } from 'react';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { showFailure, useChange } from '../../lib/calls/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './messages.module.css';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { outboxQuery } from './outbox-query.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import { useMay } from '../../lib/staff/rights.ts';
import { useTyped } from '../../lib/staff/typed.ts';
import { Tick } from '../../ui/forms/choice-fields.tsx';

/** The channels of messages, the waiting messages, and those that could not be sent (rules: messages-given-up). */
export function MessagesScreen({ confirmationLimit }: { confirmationLimit?: ReactNode }) {
  const query = useQuery(outboxQuery);
  const { data, refetch } = query;
  return (
    <Screen texts={texts} query={query}>
      {data && (
        <>
          {data.restored && <RestoreCheck lost={data.restored} onChecked={refetch} />}
          {data.channels.map((channel) => (
            <ChannelCard key={channel.channel} {...channel} isDemo={data.is_demo} />
          ))}
          <section className="stack-12" aria-labelledby="waiting">
            <h2 id="waiting">{texts.waiting}</h2>
            {data.waiting.length === 0 && <p>{texts.nothingWaits}</p>}
            <ul className={styles.list}>
              {data.waiting.map(({ channel, failure, count, since }) => (
                <li key={`${channel} ${failure}`} className="head">
                  <strong>{texts.channels[channel]}</strong>
                  <span>{texts.waits(count, timeTexts.at(since))}</span>
                  <span>{failure === null ? texts.notTriedYet : texts.failures[failure]}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="stack-12" aria-labelledby="left-out">
            <h2 id="left-out">{texts.confirmations}</h2>
            <p>{texts.aboutConfirmations}</p>
            {data.left_out.length === 0 && <p>{texts.nothingLeftOut}</p>}
            <ul className={styles.list}>
              {data.left_out.map(({ reason, count, last }) => (
                <li key={reason} className="head">
                  <strong>{texts.leftOutReasons[reason](messageLimits)}</strong>
                  <span>{texts.leftOut(count, timeTexts.at(last))}</span>
                </li>
              ))}
            </ul>
          </section>
          {confirmationLimit}
          <GivenUp givenUp={data.given_up} onTried={() => void refetch()} />
        </>
      )}
    </Screen>
  );
}

function GivenUp({ givenUp, onTried }: { givenUp: Outbox['given_up']; onTried: () => void }) {
  const { count, messages } = givenUp;
  const heading = useRef<HTMLHeadingElement>(null);
  const { change: tryAgain, isBusy } = useChange({
    mutate: async (ids: number[]) => {
      const { message } = await call('POST /api/messages/tries', { body: { ids } });
      onTried();
      // The button is removed with its message.
      heading.current?.focus();
      void showToast('success', message);
    },
    onFailed: showFailure,
  });

  return (
    <section className="stack-12" aria-labelledby="given-up">
      <h2 id="given-up" ref={heading} tabIndex={-1}>
        {texts.givenUp}
      </h2>
      <p>{count === 0 ? texts.nothingGivenUp : texts.aboutGivenUp(messages.length, count)}</p>
      {messages.length > 1 && (
        <div>
          <Button busy={isBusy} onClick={() => void tryAgain(messages.map(({ id }) => id))}>
            {texts.tryAll(messages.length)}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {messages.map(({ id, channel, kind, reference, failure, at }) => {
          const what = [texts.kinds[kind], reference].filter(Boolean).join(' ');
          return (
            <li key={id} className="head">
              <strong>
                {texts.kinds[kind]}, {texts.channels[channel]}
              </strong>
              {reference !== null && (
                <Link to={screenAddress('desk', { enquiry: reference })}>{reference}</Link>
              )}
              <span>{texts.failures[failure]}</span>
              <span className="hint">{timeTexts.at(at)}</span>
              <Button
                busy={isBusy}
                aria-label={texts.tryAgainOf(what)}
                onClick={() => void tryAgain([id])}
              >
                {texts.tryAgain}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One channel: whether it is set up, what is missing, and a test of it. */
function ChannelCard({
  channel,
  missing,
  isDemo,
}: Outbox['channels'][number] & { isDemo: boolean }) {
  const id = useId();
  const { change, isBusy, answer, failure } = useChange({
    mutate: () => call('POST /api/messages/test', { body: { channel } }),
  });
  const outcome =
    answer &&
    (answer.failure === null
      ? texts.tested[channel]
      : texts.notTested(texts.failures[answer.failure]));
  const isReady = missing.length === 0 && !isDemo;

  return (
    <section className="area" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{texts.channels[channel]}</h2>
        <span className="state">{isReady ? texts.ready : texts.off}</span>
      </div>
      <p>{texts.about[channel]}</p>
      {isReady ? (
        <div>
          <Button
            busy={isBusy}
            aria-label={texts.testOf(texts.channels[channel])}
            onClick={() => void change()}
          >
            {isBusy ? texts.testing : texts.test}
          </Button>
        </div>
      ) : (
        <p>{isDemo ? texts.inDemo : texts.missing(missing)}</p>
      )}
      <p className={styles.outcome} role="status">
        {outcome ?? failure}
      </p>
    </section>
  );
}

const { restore: restoreTexts } = texts;
const points = ['stops', 'accounts', 'erasures'] as const;
type Point = (typeof points)[number];

interface RestoreCheckProps {
  lost: NonNullable<Outbox['restored']>;
  onChecked: () => Promise<unknown>;
}

/** After a restore an owner confirms that lost data are entered again; then offers go out (rules: restored-offers). */
function RestoreCheck({ lost, onChecked }: RestoreCheckProps) {
  // The screen is left for each of the points.
  const [done, setDone] = useTyped<readonly Point[]>(`restore-check-${lost.from}`, () => []);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      if (done.length < points.length) throw new Refusal(restoreTexts.missing);
      const body = { from: lost.from, stops: true, accounts: true, erasures: true } as const;
      const { message } = await call('POST /api/restoreCheck', { body });
      void showToast('success', message);
      await onChecked();
    },
  });

  return (
    <section className="stack-12" aria-labelledby="restore-check">
      <h2 id="restore-check">{restoreTexts.title}</h2>
      <p>{restoreTexts.about(timeTexts.at(lost.from), timeTexts.at(lost.until))}</p>
      <p>{restoreTexts.how}</p>
      {points.map((point) => (
        <div key={point} className={styles.point}>
          <Tick
            label={restoreTexts[point]}
            isTicked={done.includes(point)}
            onChange={(isTicked) =>
              setDone([...done.filter((each) => each !== point), ...(isTicked ? [point] : [])])
            }
          />
          {point === 'stops' ? (
            // Open to everybody, but not a page of the back office.
            <a className={styles.way} href={pagePaths.optain} target="_blank" rel="noopener">
              {restoreTexts.ways.stops}
            </a>
          ) : (
            <ScreenLink point={point} />
          )}
        </div>
      ))}
      <p role="alert">{failure}</p>
      <div>
        <Button busy={isBusy} onClick={() => void change()}>
          {isBusy ? restoreTexts.busy : restoreTexts.action}
        </Button>
      </div>
    </section>
  );
}

const screens = {
  accounts: { name: 'staff', permission: 'staff.manage' },
  erasures: { name: 'erasure', permission: 'persons.erase' },
} as const;

/** Leads to the screen for a point. */
function ScreenLink({ point }: { point: keyof typeof screens }) {
  const { name, permission } = screens[point];
  const mayOpen = useMay(permission);
  if (!mayOpen) return null;
  return (
    <Link className={styles.way} to={screenAddress(name)}>
      {restoreTexts.ways[point]}
    </Link>
  );
}
