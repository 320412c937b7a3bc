import { contentLimits } from '@dealership/shared';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { focusFirstProblem } from '../../../lib/focus-first-problem.ts';
import { showToast } from '../../../lib/toasts.ts';
import {
  contentTexts,
  pictureTexts,
  pictureWordsTexts as wordsTexts,
} from '@dealership/shared/messages/staff/content.ts';
import { dialogTexts } from '@dealership/shared/messages/staff/manage.ts';
import { Field } from '../../../ui/field.tsx';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/admin-dialog.tsx';
import styles from '../../../ui/admin-dialog.module.css';
import { uploadContent } from './content-calls.ts';
import type { ContentSource } from './content-sources.ts';
import { PictureInput } from './picture-input.tsx';
import { noWords, PictureWords } from './picture-words.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TOAST_MS } from './toast-time.ts';
import { UploadProgress, type UploadState } from './upload-progress.tsx';
import type { ContentDraft } from './use-content-draft.ts';

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

/** Those that every kind has, besides its picture; a banner and an offer also have a model. */
const furtherFields = ['start', 'end', 'model', 'alt'];

type Problems = Readonly<Partial<Record<string, string>>>;

function AddContentForm({ source, draft, onAdded }: AddContentFormProps) {
  const { hasTexts, pictureField, texts } = source;
  const form = useRef<HTMLFormElement>(null);
  const { upload, abort, progress } = useUpload(source);
  const { problems, setProblems } = useProblems(draft, pictureField);
  const [failure, setFailure] = useState('');
  const isBusy = progress !== undefined;
  const [only] = draft.pictures.pictures.length === 1 ? draft.pictures.pictures : [];

  const save = async () => {
    const missing = missingOf(draft, source);
    setProblems(missing);
    setFailure('');
    if (Object.keys(missing).length > 0) {
      void showToast('error', contentTexts.fillAll, { autoClose: TOAST_MS });
      focusFirstProblem(form.current);
      return;
    }
    const { added, error } = await upload(draft);
    if (added > 0) onAdded();
    if (error === undefined) {
      void showToast('success', texts.added, { autoClose: TOAST_MS });
      draft.clear();
      closeDialogAround(form.current);
    } else if (!(error instanceof ApiError)) {
      // Called off by closing the dialog.
    } else {
      void showToast('error', texts.addFailed, { autoClose: TOAST_MS });
      setProblems(error.fields);
      const left = draft.pictures.pictures.length - added;
      const parts = added > 0 ? `${contentTexts.some(added, left)} ` : '';
      // Beside a list of pictures that has changed since, nothing is said.
      const isSaidAlready =
        added === 0 && Object.keys(error.fields).some((name) => fieldNames.includes(name));
      setFailure(parts + (isSaidAlready ? '' : failureText(error)));
    }
  };

  // The wire names that stand beside a control of this form.
  const fieldNames = [
    ...(hasTexts ? ['title', 'description'] : []),
    ...furtherFields,
    pictureField,
  ];
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
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
      <PictureInput chosen={draft.pictures} error={problems[pictureField]} isDisabled={isBusy} />
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
      {only && (
        <PictureWords
          src={only.url}
          value={draft.words}
          error={problems.alt}
          onChange={(words) => draft.change({ words })}
        />
      )}
      {draft.pictures.pictures.length > 1 && <p className={styles.legend}>{wordsTexts.several}</p>}
      <ScheduleFields
        source={source}
        value={draft}
        problems={problems}
        isBusy={isBusy}
        onChange={draft.change}
      />
      {progress && <UploadProgress state={progress} />}
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={{ text: dialogTexts.save, busy: dialogTexts.saving }}
        onCancel={() => {
          abort();
          draft.clear();
          closeDialogAround(form.current);
        }}
      />
    </form>
  );
}

function missingOf(
  { title, description, pictures }: ContentDraft,
  source: ContentSource,
): Problems {
  const isMissing = (text: string) => source.hasTexts && text.trim() === '';
  return {
    ...(isMissing(title) && { title: contentTexts.titleMissing }),
    ...(isMissing(description) && { description: contentTexts.descriptionMissing }),
    ...(pictures.pictures.length === 0 && { [source.pictureField]: pictureTexts.missing }),
  };
}

/** What the form says beside its picture; a date, a model and words are only sent where there are any. */
function textsOf(
  { hasTexts, hasModel }: ContentSource,
  { title, description, start, end, model, words }: Omit<ContentDraft, 'pictures'>,
  count: number,
): Record<string, string> {
  const { alt, focus } = count === 1 ? words : noWords;
  const isMiddle = focus.x === 50 && focus.y === 50;
  return {
    ...(hasTexts && { title, description }),
    ...(start !== '' && { start }),
    ...(end !== '' && { end }),
    ...(hasModel && model !== '' && { model }),
    ...(alt !== '' && { alt }),
    ...(!isMiddle && { focus: `${focus.x},${focus.y}` }),
  };
}

/** What is wrong with each field, for as long as it holds what was found wrong. */
function useProblems({ pictures, words, ...typed }: ContentDraft, pictureField: string) {
  const values: Record<string, unknown> = {
    ...{ ...typed, alt: words.alt, [pictureField]: pictures.pictures },
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

/** Sends the draft; it ends with the dialog. */
function useUpload(source: ContentSource) {
  const [progress, setProgress] = useState<UploadState>();
  const controller = useRef<AbortController>(null);
  const abort = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);

  /** Each picture in a call of its own, so that a slow line loses one at most; sent ones leave the draft. */
  const upload = async ({ pictures: { pictures, remove }, ...typed }: ContentDraft) => {
    const { signal } = (controller.current = new AbortController());
    const texts = textsOf(source, typed, pictures.length);
    let added = 0;
    try {
      for (const [index, { id, file }] of pictures.entries()) {
        const onProgress = (share: number) =>
          setProgress({ number: index + 1, count: pictures.length, share });
        onProgress(0);
        await uploadContent(source, { texts, file, signal, onProgress });
        added += 1;
        if (pictures.length > 1) remove(id);
      }
      return { added };
    } catch (error) {
      return { added, error };
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, abort, progress };
}
