import { linkTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { latePart } from '../../lib/browser/late.ts';
import { AdminDialog } from '../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CopiedText } from '../../ui/dialogs/copied-text.tsx';
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
        <CopiedText label={linkTexts.address} text={address} texts={linkTexts}>
          {'share' in navigator && <Button onClick={() => void share()}>{linkTexts.share}</Button>}
        </CopiedText>
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
