import { dayOf } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { recoveryTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { downloadBlob } from '../../lib/browser/download.ts';
import { Button } from '../../ui/button.tsx';
import styles from './factors.module.css';

interface RecoveryCodesProps {
  userId: string;
  codes: readonly string[];
  onKept: () => void;
}

/** New recovery codes, which cannot be shown a second time. Not in a dialog, which Escape would close. */
export function RecoveryCodes({ userId, codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  // The pressed button is gone.
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(texts.copied);
    } catch {
      // Permission was refused, or the site is not served over https.
      setSaid(texts.notCopied);
    }
  };

  const download = () => {
    const head = texts.file(userId, window.location.host, dayOf(Date.now()));
    const text = [head, '', ...codes, ''].join('\r\n');
    downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), texts.fileName);
  };

  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title" ref={title} tabIndex={-1}>
        {texts.newTitle}
      </h1>
      <p>{texts.newAbout}</p>
      <ol className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button onClick={download}>{texts.download}</Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div>
        <Button variant="primary" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </section>
  );
}
