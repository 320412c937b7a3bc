import { modelKey, pagePaths, type ModelDetail, type VehicleSectionName } from '@dealership/shared';
import { modelEditorTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { pictureFieldTexts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { pause } from '../../lib/browser/pause.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { untilPicturesStored } from '../../ui/pictures/use-after-pictures.ts';
import { missingOf, missingTexts } from './missing-texts.ts';
import { useEditor, useStoreModel } from './use-models.ts';
import styles from './models.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';

const { publish: texts, sections: sectionTexts } = modelEditorTexts;

/** The parts of a model that visitors do not see yet, and when they will. */
export function PublishBar({ children }: { children: ReactNode }) {
  const { model } = useEditor();
  const id = useId();
  const [at, setAt] = useState('');
  const publish = usePublish(model);
  const { asked, isBusy, isWaiting } = publish;
  const hasDrafts = model.sections.some((section) => section.is_draft);
  const isDone = publish.isDone && !hasDrafts;
  const page = `${pagePaths['view-details']}?bike=${encodeURIComponent(modelKey(model.bike_name))}`;
  const action = isBusy ? texts.now.busy : texts.now.text;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p role="status">
        <span>{isDone ? texts.done : stateText(model)}</span>
        {isDone && model.is_published && model.on_sale && (
          <span>
            {' '}
            <a href={page} target="_blank" rel="noreferrer">
              {texts.see}
            </a>
          </span>
        )}
      </p>
      {model.plan && <Plan at={timeTexts.minute(model.publish_at)} plan={model.plan} />}
      <div className="line">
        <Button
          variant="primary"
          busy={isBusy || isWaiting}
          aria-disabled={!hasDrafts}
          onClick={() => {
            if (hasDrafts) void publish.ask();
          }}
        >
          {isWaiting ? texts.waiting : action}
        </Button>
        <ButtonLink href={`${page}&draft=1`} target="_blank">
          {texts.preview}
        </ButtonLink>
        {children}
      </div>
      {hasDrafts && (
        <div className={styles.plan}>
          <InputField
            label={texts.at}
            error={publish.problem}
            type="datetime-local"
            value={at}
            onChange={setAt}
          />
          <Button onClick={() => void publish.ask(at)}>{texts.plan}</Button>
        </div>
      )}
      {model.publish_at !== '' && (
        <div>
          <Button variant="quiet" onClick={publish.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      <Failure>{publish.failure}</Failure>
      {asked && (
        <ConfirmDialog
          title={texts.ask.title(asked.missing.length)}
          action={{
            text: asked.at === undefined ? texts.ask.now : texts.ask.later,
            busy: texts.now.busy,
          }}
          onConfirm={() => publish.publish(asked.at)}
          onClosed={publish.forgetAsked}
        >
          <p>{texts.ask.text}</p>
          <ul className={styles.missing}>
            {asked.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Publishes a model, now or at a time (`at`), after all input is saved; asks first if something is missing. */
function usePublish(model: ModelDetail) {
  const store = useStoreModel();
  const queries = useQueryClient();
  // The newest, even during an asynchronous action.
  const read = () => queries.getQueryData<ModelDetail>(queryKeys.model(model.id)) ?? model;
  const [isWaiting, setIsWaiting] = useState(false);
  /** It was published from here, and has not been changed since. */
  const [isDone, setIsDone] = useState(false);
  const [asked, setAsked] = useState<{ at: string | undefined; missing: string[] }>();

  const { send, isBusy, problems, failure, setFailure } = useForm({
    act: async ({ make }: Sent) => {
      const { message, ...detail } = await make();
      store(detail);
      void showToast('success', message);
    },
    onConflict: (current: ModelDetail) => {
      store(current);
      throw new Refusal(texts.stale);
    },
    explain: (error, { at = '' }) => {
      const fields = error instanceof ApiError ? error.fields : {};
      if (fields.at !== undefined && at !== '') return [{ at: fields.at }, ''];
      return [{}, Object.values(fields)[0] ?? failureText(error)];
    },
  });
  const params = { id: String(model.id) };
  const publish = async (at: string | undefined) => {
    // Including what was saved just now.
    const { sections } = read();
    const seen = sections.filter((section) => section.is_draft);
    const versions = Object.fromEntries(seen.map(({ section, version }) => [section, version]));
    const body = { versions, ...(at !== undefined && { at }) };
    const make = () => call('POST /api/vehicles/:id/publish', { params, body });
    const isPublished = await send({ make, at });
    setIsDone(isPublished && at === undefined);
  };
  const ask = async (at?: string) => {
    if (isWaiting) return;
    setIsDone(false);
    setIsWaiting(true);
    const areStored = await untilPicturesStored(document);
    await untilSaved();
    setIsWaiting(false);
    if (!areStored) {
      setFailure(pictureFieldTexts.notStored);
      return;
    }
    if (document.querySelector('[data-save]:not([data-save="idle"])')) {
      setFailure(texts.unsaved);
      return;
    }
    const now = read();
    // Without a price publishing is refused as a whole.
    const isRefused = missingOf(now).some(({ what }) => what === 'price');
    const missing = isRefused ? [] : missingTexts(now);
    if (missing.length > 0) setAsked({ at, missing });
    else await publish(at);
  };
  return {
    ask,
    publish,
    cancel: () => void send({ make: () => call('DELETE /api/vehicles/:id/publish', { params }) }),
    asked,
    forgetAsked: () => setAsked(undefined),
    isBusy,
    isWaiting,
    isDone,
    problem: problems.at,
    failure,
  };
}

interface Sent {
  make: () => Promise<ModelDetail & { message: string }>;
  at?: string | undefined;
}

interface PlanProps {
  at: string;
  plan: NonNullable<ModelDetail['plan']>;
}

/** Sections that will be published automatically, and those left out since they have changed. */
function Plan({ at, plan: { by, coming, left_out: leftOut } }: PlanProps) {
  const names = (sections: readonly VehicleSectionName[]) =>
    sections.map((section) => sectionTexts[section]).join(', ');
  return (
    <div role="status">
      {coming.length > 0 && <p>{texts.planned(names(coming), at, by)}</p>}
      {leftOut.length > 0 && (
        <p className={styles.heldBack}>
          {(coming.length > 0 ? texts.leftOut : texts.heldBack)(names(leftOut), at, by)}
        </p>
      )}
    </div>
  );
}

/** Waits for sections that are being saved, 10 s at most. */
async function untilSaved(): Promise<void> {
  const isSaving = () =>
    document.querySelector('[data-save="waiting"], [data-save="saving"]') !== null;
  for (let tries = 0; isSaving() && tries < 200; tries += 1) {
    await pause(50);
  }
}

/** Whether visitors see the model, and all of it. */
function stateText(model: ModelDetail): string {
  if (!model.is_published) return texts.never;
  const drafts = model.sections.flatMap(({ section, is_draft: isDraft }) =>
    isDraft ? [sectionTexts[section]] : [],
  );
  const summary = drafts.length === 0 ? texts.nothing : texts.changed(drafts.join(', '));
  return model.on_sale ? summary : `${summary} ${texts.offSale}`;
}
