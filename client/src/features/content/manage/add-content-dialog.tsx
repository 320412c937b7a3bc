import { contentLimits } from '@dealership/shared';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { besideFields, type Problems } from '../../../lib/staff/beside-fields.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { focusFirstProblem } from '../../../lib/browser/focus-first-problem.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { contentTexts, pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { useAfterPictures } from '../../../ui/pictures/use-after-pictures.ts';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { addContent } from './content-calls.ts';
import type { ContentSource } from './content-sources.ts';
import { PicturesField } from './pictures-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TOAST_MS } from './toast-time.ts';
import type { ContentDraft } from './use-content-draft.ts';
import { useDrop } from './use-drop.ts';

interface AddContentDialogProps {
  source: ContentSource;
  draft: ContentDraft;
  /** Something was added, all of it or a part. */
  onAdded: () => void;
  onClosed: () => void;
}

/** Adds an offer, a notification, a banner or pictures of the gallery. */
export function AddContentDialog({ source, draft, onAdded, onClosed }: AddContentDialogProps) {
  return (
    <AdminDialog title={source.texts.addTitle} onClosed={onClosed}>
      <AddContentForm source={source} draft={draft} onAdded={onAdded} />
    </AdminDialog>
  );
}

interface AddContentFormProps {
  source: ContentSource;
  draft: ContentDraft;
  onAdded: () => void;
}

/** Those that every kind has; a banner and an offer also have a model. */
const usualFields = ['picture', 'start', 'end', 'model'];

function AddContentForm({ source, draft, onAdded }: AddContentFormProps) {
  const { hasTexts, texts } = source;
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<AbortController>(null);
  const [failure, setFailure] = useState('');
  const { waiting, putOff } = useAfterPictures(form, { onFailed: setFailure });
  /** Some pictures wait until somebody sends them or leaves them out. */
  const isHeldUp = draft.queue.failure !== '';
  const { problems, setProblems } = useProblems(draft, isHeldUp);

  const { change: send, isBusy } = useChange({
    mutate: async () => {
      const { signal } = (controller.current = new AbortController());
      const { added, error } = await publish(source, draft, signal);
      // After a failure too: an answer may have been lost on its way.
      onAdded();
      if (error === undefined) {
        void showToast('success', texts.added, { autoClose: TOAST_MS });
        draft.clear();
        closeDialogAround(form.current);
      } else if (!(error instanceof ApiError)) {
        // Called off by Cancel.
      } else {
        void showToast('error', texts.addFailed, { autoClose: TOAST_MS });
        const { problems: found } = besideFields(error.fields, fieldNames);
        setProblems(found);
        const left = draft.pictures.length - added;
        const parts = added > 0 ? `${contentTexts.some(added, left)} ` : '';
        // Beside a list of pictures that has changed since, nothing is said.
        const isSaidAlready = added === 0 && Object.keys(found).length > 0;
        setFailure(parts + (isSaidAlready ? '' : failureText(error)));
      }
    },
  });

  const save = () => {
    const missing = missingOf(draft, { source, isHeldUp });
    const underWay = isHeldUp ? { picture: pictureTexts.notAllHere } : {};
    const found = { ...missing, ...underWay };
    setProblems(found);
    setFailure('');
    if (Object.keys(found).length > 0) {
      if (Object.keys(missing).length > 0) {
        void showToast('error', contentTexts.fillAll, { autoClose: TOAST_MS });
      }
      focusFirstProblem(form.current);
      return;
    }
    void send();
  };

  // The wire names that stand beside a control of this form.
  const fieldNames = [...(hasTexts ? ['title', 'description'] : []), ...usualFields];
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !putOff()) save();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      {hasTexts && (
        <Field label={contentTexts.titleLabel} required error={problems.title}>
          {(control) => (
            <input
              {...control}
              placeholder={contentTexts.titlePlaceholder}
              maxLength={contentLimits.offerTitle}
              autoComplete="off"
              value={draft.title}
              readOnly={isBusy}
              onChange={({ target }) => draft.change({ title: target.value })}
            />
          )}
        </Field>
      )}
      {source.isSeveral ? (
        <PicturesField label={pictureTexts.several} draft={draft} error={problems.picture} />
      ) : (
        <OnePicture draft={draft} error={problems.picture} />
      )}
      {hasTexts && (
        <Field label={contentTexts.descriptionLabel} required error={problems.description}>
          {(control) => (
            <textarea
              {...control}
              placeholder={contentTexts.descriptionPlaceholder}
              maxLength={contentLimits.offerDescription}
              rows={4}
              value={draft.description}
              readOnly={isBusy}
              onChange={({ target }) => draft.change({ description: target.value })}
            />
          )}
        </Field>
      )}
      <ScheduleFields
        source={source}
        value={draft}
        problems={problems}
        isBusy={isBusy}
        onChange={draft.change}
      />
      <DialogFoot
        failure={failure}
        isBusy={isBusy || waiting !== undefined}
        action={{ text: dialogTexts.save, busy: waiting ?? dialogTexts.saving }}
        onCancel={() => {
          controller.current?.abort();
          draft.clear();
          closeDialogAround(form.current);
        }}
      />
    </form>
  );
}

interface OnePictureProps {
  draft: ContentDraft;
  error: string | undefined;
}

function OnePicture({ draft, error }: OnePictureProps) {
  // Dropped beside its field, a file would open in the place of what was typed.
  useDrop(() => undefined);
  const [chosen] = draft.pictures;
  return (
    <PictureField
      label={pictureTexts.one}
      error={error}
      onSaid={draft.say}
      isRequired
      path={chosen?.picture.path ?? ''}
      known={chosen?.picture}
      storedText={pictureTexts.storedOne}
      onChange={(_path, stored) =>
        draft.change({ pictures: stored ? [{ name: '', picture: stored }] : [] })
      }
    />
  );
}

function missingOf(
  { title, description, pictures }: ContentDraft,
  { source, isHeldUp }: { source: ContentSource; isHeldUp: boolean },
): Problems {
  const isMissing = (text: string) => source.hasTexts && text.trim() === '';
  return {
    ...(isMissing(title) && { title: contentTexts.titleMissing }),
    ...(isMissing(description) && { description: contentTexts.descriptionMissing }),
    ...(pictures.length === 0 && !isHeldUp && { picture: pictureTexts.missing }),
  };
}

/** What is wrong with each field, for as long as it holds what was found wrong. */
function useProblems(draft: ContentDraft, isHeldUp: boolean) {
  const { title, description, start, end, model, pictures } = draft;
  const values: Record<string, unknown> = {
    title,
    description,
    start,
    end,
    model,
    picture: isHeldUp || pictures,
  };
  const [found, setFound] = useState<{ problems: Problems; values: Record<string, unknown> }>({
    problems: {},
    values,
  });
  const standing = Object.entries(found.problems).filter(
    ([name]) => !(name in values) || values[name] === found.values[name],
  );
  return {
    problems: Object.fromEntries(standing),
    setProblems: (problems: Problems) => setFound({ problems, values }),
  };
}

/** Publishes the draft, each picture in a call of its own; of several, those that are published leave the draft. */
async function publish(
  source: ContentSource,
  { title, description, start, end, model, ...draft }: ContentDraft,
  signal: AbortSignal,
): Promise<{ added: number; error?: unknown }> {
  const said = {
    ...(source.hasTexts && { title: { en: title }, description: { en: description } }),
    start,
    end,
    ...(source.hasModel && { model }),
  };
  let added = 0;
  try {
    for (const { picture } of draft.pictures) {
      await addContent(source, { ...said, picture: picture.path }, signal);
      added += 1;
      if (source.isSeveral) draft.drop(picture.id);
    }
    return { added };
  } catch (error) {
    return { added, error };
  }
}
