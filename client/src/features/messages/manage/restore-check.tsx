import type { Outbox } from '@dealership/shared';
import { outboxTexts } from '@dealership/shared/messages/staff/outbox.ts';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/field.tsx';
import styles from './messages.module.css';

const texts = outboxTexts.restore;
const points = ['stops', 'accounts', 'erasures'] as const;

interface RestoreCheckProps {
  lost: NonNullable<Outbox['restored']>;
  onChecked: () => void;
}

/** After a restore: an owner says that what was lost was entered anew, and offers are sent again (rules: restored-offers). */
export function RestoreCheck({ lost, onChecked }: RestoreCheckProps) {
  const [done, setDone] = useState<readonly (typeof points)[number][]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const check = async () => {
    if (done.length < points.length) {
      setFailure(texts.missing);
      return;
    }
    setIsBusy(true);
    setFailure('');
    try {
      const body = { from: lost.from, stops: true, accounts: true, erasures: true } as const;
      const { message } = await call('POST /api/restoreCheck', { body });
      void showToast('success', message);
      onChecked();
    } catch (error) {
      setFailure(failureText(error));
      setIsBusy(false);
    }
  };

  return (
    <section className={styles.part} aria-labelledby="restore-check">
      <h2 id="restore-check">{texts.title}</h2>
      <p>{texts.about(momentText(lost.from), momentText(lost.until))}</p>
      <p>{texts.how}</p>
      {points.map((point) => (
        <Choice key={point} label={texts[point]}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={done.includes(point)}
              onChange={({ target }) =>
                setDone([
                  ...done.filter((each) => each !== point),
                  ...(target.checked ? [point] : []),
                ])
              }
            />
          )}
        </Choice>
      ))}
      <p role="alert">{failure}</p>
      <div>
        <Button busy={isBusy} onClick={() => void check()}>
          {isBusy ? texts.busy : texts.action}
        </Button>
      </div>
    </section>
  );
}
