import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { Choice } from '../../../ui/forms/field.tsx';
import { isWanted, placesOf, type Row } from './rows.ts';
import styles from './photographs.module.css';
import { failureOf } from './use-adding.ts';
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
  const failure = failureOf(progress);
  return (
    <li className={styles.row} data-state={row.state}>
      <div className={styles.pictures}>
        <Picture label={texts.before} path={row.before} />
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
            {isOpen && <Places row={row} photographs={photographs} />}
            <div className="line">
              {row.place !== undefined && (
                <Choice
                  label={texts.use}
                  type="checkbox"
                  aria-label={texts.actionOf(texts.use, row.path)}
                  checked={row.state !== 'unused'}
                  onChange={({ target }) => tick(row, target.checked)}
                />
              )}
              {!isOpen && (
                <Button
                  variant="quiet"
                  aria-label={texts.actionOf(texts.change, row.path)}
                  onClick={() => setIsOpen(true)}
                >
                  {texts.change}
                </Button>
              )}
              {failure !== '' && isWanted(row) && (
                <Button
                  aria-label={texts.actionOf(texts.tryAgain, row.path)}
                  onClick={() => adding.add([row])}
                >
                  {texts.tryAgain}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

function nameOf({ model, place }: Row, { models, details }: Photographs): string {
  const detail = details.find(({ id }) => id === model);
  const at = detail && placesOf(detail).find(({ id }) => id === place);
  const name = models.find(({ id }) => id === model)?.name;
  return [name, at?.name].filter(Boolean).join(', ');
}

function stateText({ state }: Row, progress: Photographs['adding']['progress'][string]): string {
  if (state === 'added') return texts.states.added;
  if (progress && 'share' in progress) {
    const { share } = progress;
    return share === undefined ? texts.states.waiting : texts.sending(Math.floor(share * 100));
  }
  return texts.states[state];
}

/** A small picture; a format that this browser cannot show gets words. */
function Picture({ label, path }: { label: string; path: string }) {
  const [broken, setBroken] = useState('');
  return (
    <figure className={styles.picture}>
      {path === '' || path === broken ? (
        <span className={styles.none}>{path === '' ? texts.noPicture : texts.noPreview}</span>
      ) : (
        <img src={path} alt="" loading="lazy" decoding="async" onError={() => setBroken(path)} />
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** Where a photograph belongs, chosen by a person. */
function Places({ row, photographs }: { row: Row; photographs: Photographs }) {
  const { models, details, chooseModel, choosePlace } = photographs;
  const detail = details.find(({ id }) => id === row.model);
  const places = detail ? placesOf(detail) : [];
  /** In place of a number, while nothing is chosen. */
  const none = -1;
  return (
    <div className="beside">
      <SelectField
        label={texts.model}
        select={{ 'aria-label': texts.actionOf(texts.model, row.path) }}
        all={[...(row.model === undefined ? [none] : []), ...models.map(({ id }) => id)]}
        chosen={row.model ?? none}
        nameOf={(id) => models.find((each) => each.id === id)?.name ?? texts.chooseModel}
        onChange={(id) => chooseModel(row, id)}
      />
      {detail && (
        <SelectField
          label={texts.place}
          select={{ 'aria-label': texts.actionOf(texts.place, row.path) }}
          all={[...(row.place === undefined ? [none] : []), ...places.map(({ id }) => id)]}
          chosen={row.place ?? none}
          nameOf={(id) => places.find((each) => each.id === id)?.name ?? texts.choosePlace}
          onChange={(id) => choosePlace(row, id)}
        />
      )}
    </div>
  );
}
