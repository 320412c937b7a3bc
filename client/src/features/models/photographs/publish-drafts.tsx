import { screenAddress, type ModelDetail, type SectionInput } from '@dealership/shared';
import { modelEditorTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { photographTexts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useEffect, useRef, useState } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Link } from '../../../ui/link.tsx';
import { useStoreModel } from '../use-models.ts';
import { stateOf } from '../use-section.ts';
import styles from '../models.module.css';

const { publish: texts } = photographTexts;

/** Publishes the drafts of several models after one question; those that need a look of their own are left out. */
export function PublishDrafts(props: { models: readonly ModelDetail[]; isNext: boolean }) {
  /** As they were when the question was asked, which stays until all are published. */
  const [asked, setAsked] = useState<readonly ModelDetail[]>();
  const drafts = (asked ?? props.models).filter((model) => draftsOf(model).length > 0);
  const ready = drafts.filter((model) => reasonOf(model) === undefined);
  const left = drafts.filter((model) => !ready.includes(model));

  const { done, failures, publish, stop, isBusy } = usePublishing(ready);
  if (drafts.length === 0 && done === 0) return null;
  return (
    <section className="area" aria-labelledby="drafts-title">
      <h2 key={drafts.length} id="drafts-title" ref={focusNow} tabIndex={-1}>
        {drafts.length > 0 ? texts.title(drafts.length) : texts.done(done)}
      </h2>
      {drafts.length > 0 && <p className="hint">{texts.hint}</p>}
      {left.length > 0 && (
        <>
          <p>{texts.left}</p>
          <ul className={styles.missing}>
            {left.map((model) => (
              <li key={model.id}>
                <Link className="tap" to={screenAddress('models', { model: String(model.id) })}>
                  {nameOf(model)}
                </Link>{' '}
                <span>{reasonOf(model)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="failure announced" role="alert">
        {failures.map((failure) => (
          <p key={failure}>{failure}</p>
        ))}
      </div>
      {ready.length > 0 && (
        <div>
          <Button
            variant={props.isNext ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => setAsked(props.models)}
          >
            {texts.all(ready.length)}
          </Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={texts.ask(ready.length)}
          action={texts.action}
          onConfirm={async () => void (await publish())}
          onClosed={() => {
            stop();
            setAsked(undefined);
          }}
        >
          <p>{texts.text}</p>
          <ul className={styles.missing}>
            {ready.map((model) => (
              <li key={model.id}>{texts.line(nameOf(model), sectionsOf(model))}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Publishes models one after another; `done`: how many of the last run, with `failures` in words. */
function usePublishing(ready: readonly ModelDetail[]) {
  const store = useStoreModel();
  const [done, setDone] = useState(0);
  const [failures, setFailures] = useState<readonly string[]>([]);
  /** The question was closed, or this page left: the model that is being sent is the last one. */
  const hasStopped = useRef(false);
  const stop = () => void (hasStopped.current = true);
  useEffect(() => stop, []);
  const { change, isBusy } = useChange({
    onBegin: () => void (hasStopped.current = false),
    mutate: async () => {
      const found: string[] = [];
      let published = 0;
      for (const model of ready) {
        if (hasStopped.current) break;
        const params = { id: String(model.id) };
        const versions = Object.fromEntries(
          draftsOf(model).map(({ section, version }) => [section, version]),
        );
        try {
          store(await call('POST /api/vehicles/:id/publish', { params, body: { versions } }));
          published += 1;
        } catch (error) {
          const theirs = changedMeanwhile<ModelDetail>(error);
          if (theirs) store(theirs);
          const reason = theirs ? modelEditorTexts.publish.stale : failureText(error);
          found.push(texts.failed(nameOf(model), reason));
          // The others would fail, too.
          if (error instanceof ApiError && error.code === 'unreachable') break;
        }
      }
      setFailures(found);
      setDone(published);
    },
  });
  return { done, failures, publish: change, stop, isBusy };
}

const draftsOf = ({ sections }: ModelDetail) => sections.filter((section) => section.is_draft);

const nameOf = (model: ModelDetail) =>
  (stateOf(model, 'about').value as SectionInput<'about'>).name;

const sectionsOf = (model: ModelDetail) =>
  draftsOf(model).map(({ section }) => modelEditorTexts.sections[section]);

/** Why a draft is not published together with others; `undefined`: it may be. */
function reasonOf(model: ModelDetail): string | undefined {
  if (!model.is_published) return texts.reasons.neverPublished;
  if (model.publish_at !== '') return texts.reasons.planned;
  const { price } = stateOf(model, 'about').value as SectionInput<'about'>;
  const variants = stateOf(model, 'variants').value as SectionInput<'variants'>;
  return price === null && variants.length === 0 ? texts.reasons.noPrice : undefined;
}
