import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { type WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { dropStep } from './keep-step.ts';
import { Button } from '../../../ui/button.tsx';
import { stepText, type WordsContext } from '../common/event-words.ts';
import { giveFocus } from '../common/give-focus.ts';
import styles from './waiting.module.css';

/** The steps on an enquiry that have not been sent. */
export function WaitingLines(props: { waiting: readonly WaitingStep[]; context: WordsContext }) {
  const { waiting, context } = props;
  return (
    <section className={styles.lines} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{deskTexts.unsent}</h2>
      <ul className="stack-8">
        {waiting.map(({ key, step, saidAt }) => (
          <li key={key} className="line">
            <p>
              {stepText(step, context)}{' '}
              <small className="fine">{timeTexts.at(saidAt, context.now)}</small>
            </p>
            <Button
              onClick={() => {
                void dropStep(key);
                giveFocus();
              }}
            >
              {waitingTexts.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
