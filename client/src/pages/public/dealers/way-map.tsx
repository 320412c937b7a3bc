import type { Visit } from '@dealership/shared';
import { useState } from 'react';
import { mapLink } from '../../../lib/page/contact-links.ts';
import { mapFrame } from '../../../lib/page/frames.ts';
import { dealersTexts } from '@dealership/shared/texts/public/pages/dealers.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AreaPlan } from '../parts/area-plan.tsx';
import styles from './way-map.module.css';

const texts = dealersTexts.way;

/** A drawn plan, a link to the phone's own map app, and a map of another site only on demand. */
export function WayMap({ visit, hasPlan }: { visit: Visit; hasPlan: boolean }) {
  const { address, position } = visit;
  const [isMapShown, setIsMapShown] = useState(false);
  return (
    <div className={styles.way}>
      {isMapShown && position ? (
        <iframe
          className={styles.frame}
          src={mapFrame(position)}
          title={texts.frame}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        hasPlan && <AreaPlan />
      )}
      {!hasPlan && address && <p>{address}</p>}
      <div className={styles.actions}>
        <ButtonLink variant="primary" {...mapLink(position ?? address)}>
          <Icon name="pin" />
          {texts.openMap}
        </ButtonLink>
        {position && !isMapShown && (
          <Button variant="quiet" onClick={() => setIsMapShown(true)}>
            {texts.showMap}
          </Button>
        )}
      </div>
      {position && <p className="hint">{texts.note}</p>}
    </div>
  );
}
