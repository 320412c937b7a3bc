import { outboxTexts as texts } from '@dealership/shared/messages/staff/outbox.ts';
import type { Outbox } from '@dealership/shared';
import { useId, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './messages.module.css';

/** One channel: whether it is set up, what it lacks, and a test of it. */
export function ChannelCard({ channel, missing }: Outbox['channels'][number]) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  /** What became of the last test. */
  const [outcome, setOutcome] = useState('');
  const isReady = missing.length === 0;

  const test = async () => {
    setIsBusy(true);
    setOutcome('');
    try {
      const { failure } = await call('POST /api/messages/test', { body: { channel } });
      setOutcome(
        failure === null ? texts.tested[channel] : texts.notTested(texts.failures[failure]),
      );
    } catch (error) {
      setOutcome(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <section className={styles.channel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{texts.channels[channel]}</h2>
        <span className={styles.state}>{isReady ? texts.ready : texts.off}</span>
      </div>
      <p>{texts.about[channel]}</p>
      {isReady ? (
        <div>
          <Button
            busy={isBusy}
            aria-label={texts.testOf(texts.channels[channel])}
            onClick={() => void test()}
          >
            {isBusy ? texts.testing : texts.test}
          </Button>
        </div>
      ) : (
        <p>{texts.missing(missing)}</p>
      )}
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </section>
  );
}
