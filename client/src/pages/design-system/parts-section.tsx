import { useState } from 'react';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { OpenNow } from '../../ui/open-now.tsx';
import { Price } from '../../ui/price.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Specimen } from './specimen.tsx';
import styles from './design-system.module.css';

const toasts = ['success', 'error', 'warning', 'info'] as const;
const parts = ['Engine', 'Transmission', 'Tyres & Brakes'].map((title) => ({
  key: title,
  title,
  label: title,
  content: <p>What there is to say about it.</p>,
}));

export function PartsSection() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <div className={styles.specimens}>
      <Specimen name="Tabs" isWide>
        <Tabs label="Parts" tabs={parts} />
      </Specimen>
      <Specimen name="Accordion" isWide>
        <Accordion sections={parts} />
      </Specimen>
      <Specimen name="Dialog: Escape, a press beside it, and the button close it">
        <Button onClick={() => setDialogOpen(true)}>Open</Button>
        {isDialogOpen && (
          <Dialog title="A dialog" closeLabel="Close" onClose={() => setDialogOpen(false)}>
            <p>The focus stays inside, and goes back to where it came from.</p>
          </Dialog>
        )}
      </Specimen>
      <Specimen name="Toasts">
        <div className={styles.row}>
          {toasts.map((kind) => (
            <Button key={kind} onClick={() => void showToast(kind, `This is: ${kind}`)}>
              {kind}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Menu button">
        <MenuButton label="Menu of the user" items={[{ label: 'Profile', onSelect: () => {} }]}>
          Asha Rai
        </MenuButton>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb parents={[{ text: 'Motorcycles', to: '/motorcycle' }]} here="CB350" />
      </Specimen>
      <Specimen name="Price, medium">
        <Price rupees={201285} />
      </Specimen>
      <Specimen name="Price, large, of a variant">
        <Price rupees={201285} prefix="DLX Pro" size="large" />
      </Specimen>
      <Specimen name="Price of a part">
        <Price rupees={1450} isExShowroom={false} />
      </Specimen>
      <Specimen name="Open now">
        <OpenNow />
      </Specimen>
      <Specimen name="Open now, on a dark ground" isOnDark>
        <OpenNow />
      </Specimen>
    </div>
  );
}
