import {
  customerLanguages,
  fillReply,
  formatRupees,
  timeText,
  type CustomerLanguage,
  type LocalText,
} from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { useId, useState } from 'react';
import { dealership } from '../../../lib/page/dealership.ts';
import { branchText } from '../../../lib/staff/replies.ts';
import styles from './replies.module.css';

const SAMPLE_PAISE = 9_450_000;
const HOUR_MS = 60 * 60_000;

/** A template filled in for an invented enquiry, in each language it is written in. */
export function ReplyPreview({
  text,
  subject,
}: {
  text: LocalText;
  /** The mail's subject, if mail is allowed. */
  subject: LocalText | undefined;
}) {
  const id = useId();
  /** Tomorrow, on the full hour. */
  const [time] = useState(() => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS);
  const valuesIn = (language: CustomerLanguage) => ({
    ...texts.sample,
    price: formatRupees(SAMPLE_PAISE),
    branch: branchText(dealership()),
    time: timeText(time, { language }),
  });
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{texts.preview}</h3>
      <p className="hint">{texts.previewHint}</p>
      {customerLanguages.map((language) => {
        const written = text[language] ?? '';
        const above = subject?.[language] ?? '';
        return (
          written.trim() !== '' && (
            <p key={language} lang={language} className={styles.text}>
              {above.trim() !== '' && (
                <strong>{`${fillReply(above, valuesIn(language)).text}\n`}</strong>
              )}
              <span>{fillReply(written, valuesIn(language)).text}</span>
            </p>
          )
        );
      })}
    </section>
  );
}
