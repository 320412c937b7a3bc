import { outboxTexts as texts } from '@dealership/shared/texts/staff/outbox.ts';
import type { Outbox } from '@dealership/shared';
import { useId } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './messages.module.css';

/** One channel: whether it is set up, what is missing, and a test of it. */
export function ChannelCard({ channel, missing }: Outbox['channels'][number]) {
  const id = useId();
  const { change, isBusy, answer, failure } = useChange({
    mutate: () => call('POST /api/messages/test', { body: { channel } }),
  });
  const outcome =
    answer &&
    (answer.failure === null
      ? texts.tested[channel]
      : texts.notTested(texts.failures[answer.failure]));
  const isReady = missing.length === 0;

  return (
    <section className={styles.channel} aria-labelledby={id}>
      <div className={styles.head}>
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
        <p>{texts.missing(missing)}</p>
      )}
      <p className={styles.outcome} role="status">
        {outcome ?? failure}
      </p>
    </section>
  );
}
