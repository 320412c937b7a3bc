import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import dialogStyles from './admin-dialog.module.css';
import { closeDialogAround } from './admin-dialog.tsx';
import styles from './copied-text.module.css';
import { Field } from '../forms/field.tsx';

interface CopiedTextProps {
  label: string;
  text: string;
  hint?: string;
  /** `done`: closes the dialog around it. */
  texts: { copy: string; copied: string; notCopied: string; done?: string };
  /** Further buttons. */
  children?: ReactNode;
}

/** A text that is shown once: it is copied by a button, or selected where the browser does not allow that. */
export function CopiedText({ label, text, hint, texts, children }: CopiedTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(texts.copied);
    } catch {
      // Without https the browser gives no access to the clipboard.
      input.current?.select();
      announce(texts.notCopied);
    }
  };
  return (
    <>
      <Field label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            readOnly
            autoComplete="off"
            spellCheck={false}
            value={text}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className={dialogStyles.buttons}>
        <Button variant="primary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {children}
        {texts.done && (
          <Button onClick={({ currentTarget }) => closeDialogAround(currentTarget)}>
            {texts.done}
          </Button>
        )}
      </div>
      <p className={styles.announced} role="status">
        {announcement}
      </p>
    </>
  );
}
