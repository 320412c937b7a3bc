import { screenAddress, type ModelDetail } from '@dealership/shared';
import { modelEditorTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useRef } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { TickField } from '../../../ui/forms/choice-fields.tsx';
import { FileButton, pictureTypes } from '../../../ui/forms/picture-field.tsx';
import { useDrop } from '../../../ui/forms/use-drop.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { PhotographRows } from './photograph-rows.tsx';
import { PublishDrafts } from './publish-drafts.tsx';
import { MOST_PHOTOGRAPHS, readChosen, readDropped } from './read-files.ts';
import { isBuiltIn, isWanted, placesOf, type Row } from './rows.ts';
import { usePhotographs, type Photographs } from './use-photographs.ts';
import fieldStyles from '../../../ui/forms/picture-field.module.css';

/** Photographs of many models at once: sorted by their names, looked at, put into the drafts, published. */
export function AddPhotographs() {
  const photographs = usePhotographs();
  const { failed, rows, isLoading, models, details, adding } = photographs;
  const unsorted = rows.filter(({ group }) => group === undefined);
  const added = new Set(rows.flatMap(({ state, model }) => (state === 'added' ? [model] : [])));
  return (
    <Screen texts={texts}>
      <p>
        <Link className="tap" to={screenAddress('models')}>
          {modelEditorTexts.back}
        </Link>
      </p>
      <Chooser photographs={photographs} />
      <QueryFailure of={failed} />
      {rows.length > 0 && isLoading && !failed.isError && <AdminSpinner />}
      {rows.length > 0 && !isLoading && (
        <>
          <Summary photographs={photographs} />
          {!adding.isBusy && (
            <PublishDrafts
              models={[...added].flatMap((id) => details.filter((each) => each.id === id))}
              isNext={!rows.some(isWanted)}
            />
          )}
          <PhotographRows
            title={texts.unsure.title(unsorted.length)}
            hint={texts.unsure.hint}
            rows={unsorted}
            photographs={photographs}
          />
          {models.map(({ id, name }) => (
            <PhotographRows
              key={id}
              title={name}
              rows={rows.filter(({ group }) => group === id)}
              photographs={photographs}
            />
          ))}
        </>
      )}
    </Screen>
  );
}

/** Chooses a folder or single pictures; both can be dropped. */
function Chooser({ photographs }: { photographs: Photographs }) {
  const { choose, isReading, failure, leftOut, adding } = photographs;
  const isPhone = useMedia('(pointer: coarse)');
  const hasFolders = !isPhone && 'webkitdirectory' in HTMLInputElement.prototype;
  const isOver = useDrop((_, data) => !adding.isBusy && !isReading && choose(readDropped(data)));
  const onFiles = (files: File[]) => files.length > 0 && choose(readChosen(files));
  return (
    <div className="stack-4">
      <div className={fieldStyles.zone} data-over={isOver || undefined} inert={adding.isBusy}>
        {hasFolders && (
          <FileButton text={texts.folder} accept="" isFolder isSeveral onFiles={onFiles} />
        )}
        <FileButton text={texts.files} accept={pictureTypes(isPhone)} isSeveral onFiles={onFiles} />
        <span className="hint">
          {isPhone ? texts.limit(MOST_PHOTOGRAPHS) : texts.dropAndLimit(MOST_PHOTOGRAPHS)}
        </span>
      </div>
      <p className="hint" role="status">
        {isReading && <span>{texts.reading}</span>}
      </p>
      {leftOut > 0 && <p className="hint">{texts.leftOut(leftOut)}</p>}
      <Failure>{failure}</Failure>
    </div>
  );
}

const filesIn = (rows: readonly Row[]) => new Set(rows.map(({ fileKey }) => fileKey)).size;

const hasBuiltInLead = (model: ModelDetail) => isBuiltIn(placesOf(model).at(-1)?.image ?? '');

/** What would change, and the button that does it. */
function Summary({ photographs }: { photographs: Photographs }) {
  const { rows, adding, details, withLead, setWithLead } = photographs;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, adding.isBusy);
  const wanted = rows.filter(isWanted);
  const own = rows.filter(({ key, fileKey }) => key === fileKey);
  const count = (state: Row['state']) => own.filter((row) => row.state === state).length;
  const counts = [
    [texts.counts.new, count('new')],
    [texts.counts.replaces, count('replaces')],
    [texts.counts.lead, wanted.filter((row) => !own.includes(row)).length],
    [texts.counts.unused, count('unused')],
    [texts.counts.unsure, count('unsure')],
    [texts.counts.added, count('added')],
    [
      texts.counts.failed,
      rows.filter(({ key, state }) => state !== 'unused' && adding.progress[key]?.failure).length,
    ],
  ] as const;
  const words = counts.flatMap(([text, number]) => (number > 0 ? [text(number)] : []));
  // Nothing while the only photographs are those of a model that is still loading.
  const sum = words.length > 0 ? texts.sum(words) : '';
  return (
    <div ref={place} className="area">
      <h2 ref={focusNow} tabIndex={-1}>
        {texts.result(own.length)}
      </h2>
      <p role="status">
        <span>{adding.isBusy ? texts.adding(adding.number, adding.count) : sum}</span>
      </p>
      {adding.isBusy ? (
        <>
          <progress
            className={fieldStyles.bar}
            max={adding.count}
            value={adding.number - 1}
            aria-label={texts.add(filesIn(wanted))}
          />
          <p className="hint">{texts.stay}</p>
          <div>
            <Button onClick={adding.cancel}>{texts.cancel}</Button>
          </div>
        </>
      ) : (
        <>
          {details.some(hasBuiltInLead) && (
            <TickField label={texts.withLead} isTicked={withLead} onChange={setWithLead} />
          )}
          {wanted.length > 0 && (
            <div>
              <Button variant="primary" onClick={() => adding.add(wanted)}>
                {texts.add(filesIn(wanted))}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
