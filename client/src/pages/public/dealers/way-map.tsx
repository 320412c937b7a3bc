import { useState } from 'react';
import { mapHref } from '../../../lib/contact-links.ts';
import { mapFrame } from '../../../lib/frames.ts';
import { dealersTexts } from '@dealership/shared/messages/public/dealers.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AreaPlan } from '../parts/area-plan.tsx';
import styles from './way-map.module.css';

const texts = dealersTexts.way;

/** A drawn plan, the way into the phone's own map, and a map of another site only on demand. */
export function WayMap() {
  const [isMapShown, setIsMapShown] = useState(false);
  return (
    <div className={styles.way}>
      {isMapShown ? (
        <iframe
          className={styles.frame}
          src={mapFrame()}
          title={texts.frame}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <AreaPlan />
      )}
      <div className={styles.actions}>
        <ButtonLink href={mapHref()} variant="primary" target="_blank" rel="noopener">
          <Icon name="pin" />
          {texts.openMap}
        </ButtonLink>
        {!isMapShown && (
          <Button variant="quiet" onClick={() => setIsMapShown(true)}>
            {texts.showMap}
          </Button>
        )}
      </div>
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}
