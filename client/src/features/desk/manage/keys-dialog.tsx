import { keysTexts as keys } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './keys-dialog.module.css';

const lines: readonly { press: readonly string[]; does: string }[] = [
  { press: ['j', '↓', 'k', '↑'], does: keys.move },
  { press: [keys.names.enter], does: keys.enter },
  { press: [keys.names.escape], does: keys.escape },
  { press: ['c'], does: keys.call },
  { press: ['o'], does: keys.outcome },
  { press: ['n'], does: keys.note },
  { press: ['a'], does: keys.assign },
  { press: ['u'], does: keys.undo },
  { press: ['/'], does: keys.search },
  { press: ['?'], does: keys.help },
];

/** What the keys do. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog title={keys.title} closeLabel={keys.close} onClose={onClosed}>
      <dl className={styles.keys}>
        {lines.map(({ press, does }) => (
          <div key={does}>
            <dt>
              {press.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
