import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { pictureFieldTexts as fieldTexts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useState } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
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
          <div className="stack-4" inert={adding.isBusy}>
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

/** In place of a number, while nothing is chosen. */
const NONE = -1;

/** Where a photograph belongs, chosen by a person. */
function Places({ row, photographs }: { row: Row; photographs: Photographs }) {
  const { models, details, chooseModel: toModel, choosePlace: toPlace } = photographs;
  const places = placesOf(details.find(({ id }) => id === row.model));
  const choices = [
    { label: texts.model, all: models, chosen: row.model, none: texts.chooseModel, put: toModel },
    { label: texts.place, all: places, chosen: row.place, none: texts.choosePlace, put: toPlace },
  ].filter(({ all }) => all.length > 0);
  return (
    <div className="beside">
      {choices.map(({ label, all, chosen, none, put }, at) => (
        <SelectField
          key={label}
          label={label}
          select={{
            'aria-label': fieldTexts.actionOf(label, row.path),
            // *Change*, which opened it, is removed.
            ref: row.group !== undefined && at === 0 ? focusNow : undefined,
          }}
          all={[...(chosen === undefined ? [NONE] : []), ...all.map(({ id }) => id)]}
          chosen={chosen ?? NONE}
          nameOf={(id) => all.find((each) => each.id === id)?.name ?? none}
          onChange={(id) => put(row, id)}
        />
      ))}
    </div>
  );
}
