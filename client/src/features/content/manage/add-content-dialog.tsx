import type { LocalText } from '@dealership/shared';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { besideFields, type Problems } from '../../../lib/staff/beside-fields.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { contentTexts, pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { bindTexts } from '../../../ui/forms/bind-fields.ts';
import { LocalInput } from '../../../ui/forms/languages/local-input.tsx';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { AdminDialog, DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import { type ContentSource, textInputs, textPlaces, TOAST_MS } from './content-sources.ts';
import { PicturesField } from './pictures-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import type { NewContent } from './use-new-content.ts';

interface AddContentDialogProps {
  source: ContentSource;
  content: NewContent;
  /** Called when all of it, or a part, was added. */
  onAdded: () => void;
  onClosed: () => void;
}

/** Fields of every kind; a banner and an offer also have a model. */
const usualFields = ['picture', 'start', 'end', 'model'];

/** Adds an offer, a notification, a banner or pictures of the gallery. */
export function AddContentDialog({ source, content, onAdded, onClosed }: AddContentDialogProps) {
  const { hasTexts, texts } = source;
  const { form, problems, cancel } = useAdding(source, content, onAdded);
  const { isBusy } = form;
  const [chosen] = content.pictures;
  const text = bindTexts({ values: content, problems, onChange: content.change });

  return (
    <AdminDialog title={texts.addTitle} onClosed={onClosed}>
      <DialogForm form={form} onCancel={cancel}>
        {hasTexts && <LocalInput {...text('title')} {...textInputs.title} readOnly={isBusy} />}
        {source.isSeveral ? (
          <PicturesField label={pictureTexts.several} content={content} error={problems.picture} />
        ) : (
          <PictureField
            label={pictureTexts.one}
            error={problems.picture}
            onDescribed={content.describe}
            isRequired
            path={chosen?.picture.path ?? ''}
            known={chosen?.picture}
            storedText={pictureTexts.storedOne}
            onChange={(_path, stored) =>
              content.change({ pictures: stored ? [{ name: '', picture: stored }] : [] })
            }
          />
        )}
        {hasTexts && (
          <LocalInput {...text('description')} {...textInputs.description} readOnly={isBusy} />
        )}
        <ScheduleFields
          source={source}
          value={content}
          problems={problems}
          isBusy={isBusy}
          onChange={content.change}
        />
      </DialogForm>
    </AdminDialog>
  );
}

/** Publishes the content; an error stays at its field until the value is changed. */
function useAdding(source: ContentSource, content: NewContent, onAdded: () => void) {
  const { texts, hasTexts } = source;
  const { title, description, start, end, model, pictures } = content;
  const controller = useRef<AbortController>(null);
  /** Number of pictures published by the last press. */
  const added = useRef(0);
  /** Some pictures wait until somebody sends them or leaves them out. */
  const isHeldUp = content.queue.upload.mark === 'failed';
  const picture = isHeldUp || pictures;
  const values: Record<string, unknown> = { title, description, start, end, model, picture };
  /** The values at the last check. */
  const [checked, setChecked] = useState(values);
  // Wire names of the fields with a control in this form.
  const fields = [...(hasTexts ? textPlaces : []), ...usualFields];
  const form = useForm({
    fields,
    check: () => {
      setChecked(values);
      const missing = missingOf(content, { source, isHeldUp });
      if (Object.keys(missing).length > 0) {
        void showToast('error', contentTexts.fillAll, { autoClose: TOAST_MS });
      }
      return { ...missing, ...(isHeldUp && { picture: pictureTexts.notAllHere }) };
    },
    act: async () => {
      const { signal } = (controller.current = new AbortController());
      added.current = 0;
      try {
        await publish(source, content, { signal, onAdded: () => (added.current += 1) });
      } finally {
        // After a failure too: an answer may have been lost on its way.
        onAdded();
      }
      void showToast('success', texts.added, { autoClose: TOAST_MS });
      content.clear();
      form.close();
    },
    explain: (error) => {
      // Aborted by Cancel.
      if (!(error instanceof ApiError)) return [{}, ''];
      void showToast('error', texts.addFailed, { autoClose: TOAST_MS });
      const { problems } = besideFields(error.fields, fields);
      const some = added.current;
      const parts = some > 0 ? `${contentTexts.some(some, pictures.length - some)} ` : '';
      // No error beside a list of pictures that has changed since.
      const isSaidAlready = some === 0 && Object.keys(problems).length > 0;
      return [problems, parts + (isSaidAlready ? '' : failureText(error))];
    },
  });
  const remaining = Object.entries(form.problems).filter(([place]) => {
    const [name = place] = place.split('.');
    return !(name in values) || values[name] === checked[name];
  });
  return {
    form,
    problems: Object.fromEntries(remaining) as Problems,
    cancel: () => {
      controller.current?.abort();
      content.clear();
      form.close();
    },
  };
}

function missingOf(
  { title, description, pictures }: NewContent,
  { source, isHeldUp }: { source: ContentSource; isHeldUp: boolean },
): Problems {
  const isMissing = ({ en }: LocalText) => source.hasTexts && en.trim() === '';
  return {
    ...(isMissing(title) && { title: contentTexts.titleMissing }),
    ...(isMissing(description) && { description: contentTexts.descriptionMissing }),
    ...(pictures.length === 0 && !isHeldUp && { picture: pictureTexts.missing }),
  };
}

/** Publishes the content, each picture in a separate call; of several, the published ones are dropped from it. */
async function publish(
  source: ContentSource,
  { title, description, start, end, model, ...content }: NewContent,
  { signal, onAdded }: { signal: AbortSignal; onAdded: () => void },
): Promise<void> {
  const values = {
    ...(source.hasTexts && { title, description }),
    start,
    end,
    ...(source.hasModel && { model }),
  };
  for (const { picture } of content.pictures) {
    const body = { ...values, picture: picture.path };
    await call('POST /api/content/:kind', { params: { kind: source.kind }, body, signal });
    onAdded();
    if (source.isSeveral) content.drop(picture.id);
  }
}
