import {
  vehicleSectionNames,
  type Missing,
  type ModelDetail,
  type VehicleSectionName,
} from '@dealership/shared';
import {
  modelEditorTexts,
  modelHistoryTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { TableCard } from '../../ui/forms/table-card.tsx';
import styles from './editor.module.css';
import { missingOf, textOfMissing } from './missing-texts.ts';
import { Items, namesOf } from './publish-bar.tsx';
import { draftsOf, useEditor } from './use-models.ts';
import type { Publishing } from './use-publish.ts';

const { publish: texts, missing: missingTexts } = modelEditorTexts;

interface PublishingTabProps {
  publishing: Publishing;
  onHistory: () => void;
}

/** What visitors see and do not see yet, a time to publish it, and what was published before. */
export function PublishingTab({ publishing, onHistory }: PublishingTabProps) {
  const { model } = useEditor();
  return (
    <>
      <Area title={texts.website} id={SCHEDULE_ID}>
        <p>{stateText(model)}</p>
        {draftsOf(model).length > 0 && <Schedule publishing={publishing} />}
        {model.publish_at !== '' && (
          <div>
            <Button
              variant="quiet"
              onClick={() => void publishing.cancel().then((isDone) => isDone && focusSchedule())}
            >
              {texts.cancel}
            </Button>
          </div>
        )}
      </Area>
      {model.is_published && model.on_sale && (
        <div className="area">
          <TableCard kind="models" id={model.id} />
        </div>
      )}
      <MissingParts />
      <Area title={modelHistoryTexts.open}>
        <p className="hint">{modelHistoryTexts.intro}</p>
        <div>
          <Button onClick={onHistory}>{modelHistoryTexts.show}</Button>
        </div>
      </Area>
    </>
  );
}

interface AreaProps {
  title: string;
  /** Of a part that can take the focus. */
  id?: string;
  children: ReactNode;
}

function Area({ title, id: ownId, children }: AreaProps) {
  const id = useId();
  return (
    <section
      className="area"
      id={ownId}
      tabIndex={ownId === undefined ? undefined : -1}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Schedule({ publishing }: { publishing: Publishing }) {
  const [at, setAt] = useState('');
  return (
    <div className={styles.schedule}>
      <InputField
        label={texts.at}
        error={publishing.problem}
        type="datetime-local"
        value={at}
        onChange={setAt}
      />
      <Button onClick={() => void publishing.ask(at)}>{texts.plan}</Button>
    </div>
  );
}

const SCHEDULE_ID = 'schedule';

/** The time of the next publishing, or where there is no draft to publish, the part that says so. */
export function focusSchedule(): void {
  const area = document.getElementById(SCHEDULE_ID);
  (area?.querySelector('input') ?? area)?.focus();
}

/** Leads to the section of each part that visitors would miss. */
function MissingParts() {
  const { model, goToProblem } = useEditor();
  const missing = missingOf(model);
  return (
    <Area title={`${missingTexts.title} (${missing.length})`}>
      {missing.length === 0 ? (
        <p>{missingTexts.none}</p>
      ) : (
        <Items>
          {missing.map((each, at) => (
            <Button key={at} variant="quiet" onClick={() => goToProblem(sectionOfMissing(each))}>
              {textOfMissing(each)}
            </Button>
          ))}
        </Items>
      )}
    </Area>
  );
}

/** The sections in which visitors may miss something. */
const partsIn: Partial<Record<VehicleSectionName, readonly Missing['what'][]>> = {
  about: ['details', 'strip'],
  variants: ['price'],
  colours: ['colour-picture'],
  pictures: ['lead', 'side', 'icon', 'frames'],
  specs: ['specs'],
  features: ['feature-picture'],
};

function sectionOfMissing({ what }: Missing): VehicleSectionName {
  return vehicleSectionNames.find((name) => partsIn[name]?.includes(what)) ?? 'about';
}

/** Sections that will be published automatically, and those left out since they have changed. */
export function Plan({ model }: { model: ModelDetail }) {
  if (!model.plan) return null;
  const { by, coming, left_out: leftOut } = model.plan;
  const at = timeTexts.minute(model.publish_at);
  return (
    <div role="status" className={styles.plan}>
      {coming.length > 0 && <p>{texts.planned(namesOf(coming), at, by)}</p>}
      {leftOut.length > 0 && (
        <p className={styles.heldBack}>
          {(coming.length > 0 ? texts.leftOut : texts.heldBack)(namesOf(leftOut), at, by)}
        </p>
      )}
    </div>
  );
}

/** Whether visitors see the model, and all of it. */
function stateText(model: ModelDetail): string {
  if (!model.is_published) return texts.never;
  const drafts = draftsOf(model);
  const summary = drafts.length === 0 ? texts.nothing : texts.changed(namesOf(drafts));
  return model.on_sale ? summary : `${summary} ${texts.offSale}`;
}
