import { useId, useState } from 'react';
import type { VehicleColour, VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Magnifier } from '../../../ui/pictures/magnifier.tsx';
import { Picture, pictureAt } from '../../../ui/pictures/picture.tsx';
import { IllustrationNote } from '../illustration-note.tsx';
import { PartPanel } from './part-panel.tsx';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './colours.module.css';

const texts = catalogueTexts.details;

export function Colours({ model }: { model: VehicleView }) {
  return (
    <PartPanel model={model} call="GET /api/bikeColours/:bikeName" part={texts.parts.colours}>
      {(colours) => <ColourChooser model={model} colours={colours} />}
    </PartPanel>
  );
}

/** In the language of the page, if it is translated. */
export function nameOf({ name, label = name }: VehicleColour): string {
  return label;
}

interface ColourChooserProps {
  model: VehicleView;
  colours: readonly VehicleColour[];
}

/** The chosen colour with a magnifier, and all colours to choose from. */
function ColourChooser({ model, colours }: ColourChooserProps) {
  const group = useId();
  const [chosenId, setChosenId] = useState(colours[0]?.id);
  const chosen = colours.find(({ id }) => id === chosenId) ?? colours[0];
  if (!chosen) return null;
  return (
    <div className={styles.colours}>
      <div className={styles.view}>
        <Magnifier
          key={chosen.id}
          picture={pictureAt(chosen.image, chosen)}
          alt={chosen.alt ?? `${model.name}, ${nameOf(chosen)}`}
          sizes="(width < 1024px) 100vw, 800px"
          isCutOut
        />
        <IllustrationNote path={chosen.image} />
      </div>
      <fieldset>
        <legend className="hint">{texts.chosenColour}</legend>
        <p {...langOf(nameOf(chosen))} className={styles.name} aria-live="polite">
          {nameOf(chosen)}
        </p>
        <div className={styles.swatches}>
          {colours.map((colour) => (
            <label key={colour.id} className={styles.swatch}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                checked={colour === chosen}
                onChange={() => setChosenId(colour.id)}
              />
              {colour.image !== '' && (
                <Picture picture={pictureAt(colour.image, colour)} alt="" sizes="120px" isCutOut />
              )}
              {colour.swatch !== undefined && (
                <span className={styles.sample} style={{ background: colour.swatch }} />
              )}
              <span
                {...langOf(nameOf(colour))}
                className={colour.image === '' ? undefined : 'visually-hidden'}
              >
                {nameOf(colour)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
