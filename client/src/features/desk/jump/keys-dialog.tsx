import { keysTexts as keys } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import styles from './keys-dialog.module.css';
import { areLettersOn, isMac, setLettersOn } from '../../../lib/staff/use-keys.ts';

interface Line {
  press: readonly string[];
  does: string;
}

const { names } = keys;

const everywhere: readonly Line[] = [
  { press: [isMac ? names.command : names.control, names.jump], does: keys.jump },
  { press: ['/'], does: keys.search },
  { press: ['?'], does: keys.help },
];

const onDesk: readonly Line[] = [
  { press: ['j', 'k'], does: keys.move },
  { press: ['↓', '↑'], does: keys.moveInList },
  { press: [names.enter], does: keys.enter },
  { press: [names.escape], does: keys.escape },
  { press: ['c'], does: keys.call },
  { press: ['o'], does: keys.outcome },
  { press: ['n'], does: keys.note },
  { press: ['a'], does: keys.assign },
  { press: ['u'], does: keys.undo },
];

interface KeysDialogProps {
  /** The letters that lead to screens after `g`. */
  goes: readonly { letter: string; title: string }[];
  hasDesk: boolean;
  onClosed: () => void;
}

export function KeysDialog({ goes, hasDesk, onClosed }: KeysDialogProps) {
  const [areOn, setAreOn] = useState(areLettersOn);
  const ways = goes.map(({ letter, title }) => ({ press: ['g', letter], does: title }));
  return (
    <Dialog title={keys.title} closeLabel={keys.close} className={styles.dialog} onClose={onClosed}>
      <div className={styles.parts}>
        <Lines title={keys.everywhere} lines={everywhere} />
        <Lines title={keys.goTo} lines={ways} />
        {hasDesk && <Lines title={keys.onDesk} lines={onDesk} />}
      </div>
      <CheckboxField
        label={keys.letters}
        // A checkbox shows its state without aria-checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={areOn}
        onChange={({ target }) => {
          setLettersOn(target.checked);
          setAreOn(target.checked);
        }}
      />
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
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
    </section>
  );
}
