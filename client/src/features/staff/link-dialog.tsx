import { linkTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useRef, useState } from 'react';
import { latePart } from '../../lib/browser/late.ts';
import { AdminDialog, closeDialogAround } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import styles from './staff.module.css';

const QrCode = latePart(async () => (await import('../../ui/pictures/qr-code.tsx')).QrCode);

/** A password link, shown once: it is not kept after the dialog is closed (rules: password-links). */
export interface PasswordLink {
  name: string;
  token: string;
  /** `YYYY-MM-DD HH:MM`. */
  until: string;
  isFirst: boolean;
}

/** Shows the link: to be copied, shared, or read by the camera of the colleague's phone. */
export function LinkDialog({ link, onClosed }: { link: PasswordLink; onClosed: () => void }) {
  const { name, token, until, isFirst } = link;
  const address = `${window.location.origin}/admin/set-password#${token}`;
  const input = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      announce(linkTexts.copied);
    } catch {
      // Without https the browser gives no access to the clipboard.
      input.current?.select();
      announce(linkTexts.notCopied);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: linkTexts.shareTitle, url: address });
    } catch {
      // The user has closed the system's own dialog.
    }
  };

  return (
    <AdminDialog title={linkTexts.title(name)} onClosed={onClosed}>
      <div className="stack-12">
        <p>{linkTexts.intro(name)}</p>
        <Field label={linkTexts.address}>
          {(control) => (
            <input
              {...control}
              ref={input}
              readOnly
              autoComplete="off"
              spellCheck={false}
              value={address}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <div className={dialogStyles.buttons}>
          <Button variant="primary" onClick={() => void copy()}>
            {linkTexts.copy}
          </Button>
          {'share' in navigator && <Button onClick={() => void share()}>{linkTexts.share}</Button>}
          <Button onClick={({ currentTarget }) => closeDialogAround(currentTarget)}>
            {linkTexts.done}
          </Button>
        </div>
        <p className={styles.announced} role="status">
          {announcement}
        </p>
        <div className={styles.code}>
          <QrCode text={address} label={linkTexts.code} />
        </div>
        <p className={styles.hint}>
          {isFirst ? linkTexts.until(until) : `${linkTexts.until(until)} ${linkTexts.before}`}
        </p>
      </div>
    </AdminDialog>
  );
}
