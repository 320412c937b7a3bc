import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { pictureFieldTexts as fieldTexts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { Choice } from '../../../ui/forms/field.tsx';
import { isWanted, placesOf, type Row } from './rows.ts';
import fieldStyles from '../../../ui/forms/picture-field.module.css';
import styles from './photographs.module.css';
import type { Photographs } from './use-photographs.ts';

interface PhotographRowsProps {
  title: string;
  hint?: string;
  rows: readonly Row[];
  photographs: Photographs;
}

/** Photographs of a model beside the pictures that they replace. */
export function PhotographRows({ title, hint, rows, photographs }: PhotographRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="stack-8">
      <h2>{title}</h2>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <ul className="stack-8" aria-label={title}>
        {rows.map((row) => (
          <PhotographRow key={row.key} row={row} photographs={photographs} />
        ))}
      </ul>
    </div>
  );
}

function PhotographRow({ row, photographs }: { row: Row; photographs: Photographs }) {
  const { adding, tick } = photographs;
  const [isOpen, setIsOpen] = useState(row.group === undefined);
  const progress = adding.progress[row.key];
  const { failure = '' } = progress ?? {};
  const isLead = row.key !== row.fileKey;
  const file = isLead ? `${texts.lead}, ${row.path}` : row.path;
  return (
    <li className={styles.row} data-state={row.state}>
      <div className={styles.pictures}>
        <Picture label={texts.before} path={row.before} isKnown={row.place !== undefined} />
        <Picture label={texts.after} path={row.url} />
      </div>
      <div className={styles.about}>
        <strong>{nameOf(row, photographs)}</strong>
        <span className={styles.path}>{row.path}</span>
        <span className="state">{stateText(row, progress)}</span>
        {row.state === 'unused' && row.hasRival && <span className="fine">{texts.other}</span>}
        <p className="failure" role="alert">
          {failure}
        </p>
        {row.state !== 'added' && (
          <div className={styles.controls} inert={adding.isBusy}>
            {isOpen && !isLead && <Places row={row} photographs={photographs} />}
            <div className="line">
              {row.place !== undefined && (
                <Choice
                  label={texts.use}
                  type="checkbox"
                  aria-label={fieldTexts.actionOf(texts.use, file)}
                  checked={row.state !== 'unused'}
                  onChange={({ target }) => tick(row, target.checked)}
                />
              )}
              {!isOpen && !isLead && (
                <Button
                  variant="quiet"
                  aria-label={fieldTexts.actionOf(texts.change, row.path)}
                  onClick={() => setIsOpen(true)}
                >
                  {texts.change}
                </Button>
              )}
              {failure !== '' && isWanted(row) && (
                <Button
                  aria-label={fieldTexts.actionOf(fieldTexts.tryAgain, file)}
                  onClick={() => adding.add([row])}
                >
                  {fieldTexts.tryAgain}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

/** Its colour, with the model where that is not the one above it. */
function nameOf({ group, model, place }: Row, { models, details }: Photographs): string {
  const places = placesOf(details.find(({ id }) => id === model));
  const name = group === model ? undefined : models.find(({ id }) => id === model)?.name;
  return [name, places.find(({ id }) => id === place)?.name].filter(Boolean).join(', ');
}

function stateText({ state }: Row, progress: Photographs['adding']['progress'][string]): string {
  if (state === 'added') return texts.states.added;
  if (!progress || progress.failure !== undefined) return texts.states[state];
  return fieldTexts.sending(Math.floor((progress.share ?? 0) * 100));
}

interface PictureProps {
  label: string;
  path: string;
  isKnown?: boolean;
}

/** A small picture; a format that this browser cannot show gets words. */
function Picture({ label, path, isKnown = true }: PictureProps) {
  const [broken, setBroken] = useState('');
  const words = path === '' ? texts.noPicture : texts.noPreview;
  return (
    <figure className="fine">
      {path === '' || path === broken ? (
        <span className={fieldStyles.none}>{isKnown && words}</span>
      ) : (
        <img
          className={fieldStyles.preview}
          src={path}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(path)}
        />
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** Where a photograph belongs, chosen by a person. */
function Places({ row, photographs }: { row: Row; photographs: Photographs }) {
  const { models, details, chooseModel, choosePlace } = photographs;
  const detail = details.find(({ id }) => id === row.model);
  const places = placesOf(detail);
  /** In place of a number, while nothing is chosen. */
  const none = -1;
  return (
    <div className="beside">
      <SelectField
        label={texts.model}
        select={{ 'aria-label': fieldTexts.actionOf(texts.model, row.path) }}
        all={[...(row.model === undefined ? [none] : []), ...models.map(({ id }) => id)]}
        chosen={row.model ?? none}
        nameOf={(id) => models.find((each) => each.id === id)?.name ?? texts.chooseModel}
        onChange={(id) => chooseModel(row, id)}
      />
      {detail && (
        <SelectField
          label={texts.place}
          select={{ 'aria-label': fieldTexts.actionOf(texts.place, row.path) }}
          all={[...(row.place === undefined ? [none] : []), ...places.map(({ id }) => id)]}
          chosen={row.place ?? none}
          nameOf={(id) => places.find((each) => each.id === id)?.name ?? texts.choosePlace}
          onChange={(id) => choosePlace(row, id)}
        />
      )}
    </div>
  );
}
