import { useId } from 'react';
import type { VehicleColour, VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { useIdle } from '../../../lib/browser/when-idle.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { Picture, pictureAt } from '../../../ui/pictures/picture.tsx';
import { modelCall } from '../catalogue-resources.ts';
import { nameOf } from './colours.tsx';
import styles from './colour-row.module.css';

interface ColourRowProps {
  model: VehicleView;
  chosen: VehicleColour | undefined;
  onChoose: (colour: VehicleColour) => void;
}

/** The colours of a model below its picture, which shows the chosen one. Fetched once the phone is idle. */
export function ColourRow({ model, chosen, onChoose }: ColourRowProps) {
  const group = useId();
  const path = useIdle() ? modelCall('GET /api/bikeColours/:bikeName', model.bikeName) : undefined;
  const { data: colours = [] } = useResource(path);
  const shown = chosen ?? colours[0];
  if (model.colours === 0) return null;
  // Its height is the same before the colours are there, however many there are.
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{catalogueTexts.details.colours}</legend>
      <div className={styles.swatches}>
        {colours.map((colour) => (
          <label key={colour.id} className={styles.colour} title={nameOf(colour)}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={colour.id === shown?.id}
              onChange={() => onChoose(colour)}
            />
            {colour.swatch === undefined && colour.image !== '' ? (
              <Picture picture={pictureAt(colour.image, colour)} alt="" sizes="48px" isCutOut />
            ) : (
              <span className={styles.dot} style={{ background: colour.swatch }} />
            )}
            <span {...langOf(nameOf(colour))} className="visually-hidden">
              {nameOf(colour)}
            </span>
          </label>
        ))}
      </div>
      {shown && (
        <p {...langOf(nameOf(shown))} aria-hidden="true">
          {nameOf(shown)}
        </p>
      )}
    </fieldset>
  );
}
