import {
  type ContentKind,
  type ContentRow,
  type ContentValue,
  type LocalText,
  type UploadedPicture,
} from '@dealership/shared';
import {
  editContentTexts as texts,
  pictureTexts,
} from '@dealership/shared/texts/staff/catalogue/content.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useState } from 'react';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { LocalInput } from '../../../ui/forms/languages/local-input.tsx';
import { localLines } from '../../../ui/forms/languages/local-lines.ts';
import { mergeTexts } from '../../../ui/forms/languages/merge-texts.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { AdminDialog, DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { bindTexts, useValues } from '../../../ui/forms/bind-fields.ts';
import { History } from '../../../ui/dialogs/history.tsx';
import { Conflict, Lines } from '../../../ui/forms/conflict.tsx';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TableCard } from '../../../ui/forms/table-card.tsx';
import {
  type ContentSource,
  textInputs,
  textPlaces,
  TOAST_MS,
  useStoreContent,
} from './content-sources.ts';
import styles from './edit-content.module.css';
import { ScheduleFields } from './schedule-fields.tsx';

const ContentPreview = latePart(
  async () => (await import('./content-preview.tsx')).ContentPreview,
  <AdminSpinner />,
);

interface EditContentDialogProps {
  source: ContentSource;
  item: ContentRow;
  name: string;
  onClosed: () => void;
}

/** Changes published content, with a preview and its earlier versions. */
export function EditContentDialog({ source, item, name, onClosed }: EditContentDialogProps) {
  const { kind, hasTexts } = source;
  const store = useStoreContent(source);
  const { begun, value, uploaded, differing, form, ...edit } = useContentEdit(source, item, store);
  const { problems } = form;
  const { title = noText, description = noText } = value;
  const text = bindTexts({
    values: { title, description },
    problems,
    onChange: (changed) => edit.change(changed),
  });

  return (
    <AdminDialog title={texts.title(name)} onClosed={onClosed}>
      <DialogForm form={form}>
        {hasTexts && (
          <>
            <LocalInput {...text('title')} {...textInputs.title} />
            <LocalInput {...text('description')} {...textInputs.description} />
          </>
        )}
        <ScheduleFields
          source={source}
          value={value}
          problems={problems}
          isBusy={form.isBusy}
          onChange={edit.change}
        />
        <PictureField
          label={pictureTexts.one}
          isRequired
          path={value.picture.path}
          known={uploaded}
          error={problems.picture}
          storedText={pictureTexts.storedOne}
          onDescribed={edit.describe}
          onChange={(_path, stored) => stored && edit.replacePicture(stored)}
        />
        <Fold summary={texts.preview}>
          <ContentPreview kind={kind} value={value} uploaded={uploaded} />
        </Fold>
        <Fold summary={texts.history}>
          <ContentHistory kind={kind} item={begun} onBack={store} />
        </Fold>
        {kind === 'offers' && item.state !== 'over' && <TableCard kind="offers" id={item.id} />}
        {differing && (
          <Conflict theirs={differing[0]} yours={differing[1]} onChoose={edit.settle} />
        )}
      </DialogForm>
    </AdminDialog>
  );
}

const noText: LocalText = { en: '' };

function useContentEdit(
  { kind }: ContentSource,
  item: ContentRow,
  store: ReturnType<typeof useStoreContent>,
) {
  /** The version that the edit began from. */
  const [begun, setBegun] = useState(item);
  const [value, change] = useValues(() => valueOf(item));
  const [uploaded, setUploaded] = useState(() => uploadedOf(item));
  const [theirs, setTheirs] = useState<ContentRow>();
  const showPictureOf = (row: ContentRow) => {
    change({ picture: row.picture });
    setUploaded(uploadedOf(row));
  };
  const form = useForm({
    fields: [...textPlaces, 'picture', 'start', 'end', 'model'],
    input: () => ({ version: begun.version, wanted: value }),
    act: async ({ version, wanted }) => {
      setTheirs(undefined);
      const params = { kind, id: String(item.id) };
      const { picture, ...rest } = wanted;
      const body = { version, ...rest, picture: picture.path };
      store(await call('PATCH /api/content/:kind/:id', { params, body }));
      void showToast('success', texts.saved, { autoClose: TOAST_MS });
      form.close();
    },
    onConflict: (current: ContentRow, { wanted: yours }) => {
      const versions = { base: valueOf(begun), yours, theirs: valueOf(current) };
      const wanted = mergeTexts<ContentValue>(versions);
      if (wanted) return { version: current.version, wanted };
      setTheirs(current);
      // A picture that was not changed here is no conflict: the other person's stays.
      if (value.picture.path === begun.picture.path) showPictureOf(current);
      return undefined;
    },
  });
  return {
    begun,
    value,
    uploaded,
    form,
    change,
    /** Lines of the other person's version, and of this one. */
    differing: theirs && differingLines(valueOf(theirs), value),
    settle: (side: 'theirs' | 'yours') => {
      if (!theirs) return;
      setBegun(theirs);
      setTheirs(undefined);
      if (side === 'yours') return;
      change(valueOf(theirs));
      showPictureOf(theirs);
    },
    replacePicture: (stored: UploadedPicture) => {
      const { path, width, height, placeholder } = stored;
      change({ picture: { path, width, height, placeholder } });
      setUploaded(stored);
    },
    describe: (picture: UploadedPicture) =>
      setUploaded((shown) => (shown?.id === picture.id ? picture : shown)),
  };
}

/** Its content is rendered when it is first opened. */
function Fold({ summary, children }: { summary: string; children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

function valueOf({ title, description, picture, start, end, model }: ContentRow): ContentValue {
  return {
    picture,
    start,
    end,
    model,
    ...(title && { title }),
    ...(description && { description }),
  };
}

/** The picture with its description; `undefined`: it is part of the product. */
function uploadedOf({ picture, uploaded }: ContentRow): UploadedPicture | undefined {
  return uploaded && { ...picture, ...uploaded };
}

interface ContentHistoryProps {
  kind: ContentKind;
  item: Pick<ContentRow, 'id' | 'version'>;
  onBack: (answer: { items: ContentRow[] }) => void;
}

/** The content before and after each change; one press publishes the older version again. */
function ContentHistory({ kind, item, onBack }: ContentHistoryProps) {
  const params = { kind, id: String(item.id) };
  return (
    <History
      query={callQuery(
        queryKeys.changes(kind, item.id),
        'GET /api/content/:kind/:id/changes',
        params,
      )}
      texts={{ notLoaded: texts.historyNotLoaded, none: texts.noHistory }}
      by={({ by, date, time }) => texts.by(by, timeTexts.stored(date, time))}
      show={({ before, after }) => {
        const [old, now] = differingLines(before, after);
        return (
          <>
            <Lines title={texts.before} lines={old} />
            <Lines title={texts.after} lines={now} />
          </>
        );
      }}
      action={({ date, time }) => ({
        text: texts.showBefore,
        name: texts.showBeforeName(timeTexts.stored(date, time)),
      })}
      bringBack={async ({ id }) => {
        const answer = await call('POST /api/content/:kind/:id/changes/:change/bring-back', {
          params: { ...params, change: String(id) },
          body: { version: item.version },
        });
        void showToast('success', texts.saved, { autoClose: TOAST_MS });
        onBack(answer);
      }}
    />
  );
}

const minute = (at: string) => (at === '' ? '' : timeTexts.minute(at));

function linesOf({ title, description, picture, start, end, model }: ContentValue): string[] {
  const { fields, line } = texts;
  return [
    ...(title ? localLines(title).map((text) => line(fields.title, text)) : []),
    ...(description ? localLines(description).map((text) => line(fields.description, text)) : []),
    line(fields.picture, picture.path),
    line(fields.start, minute(start)),
    line(fields.end, minute(end)),
    line(fields.model, model),
  ];
}

/** The lines of each value that the other one lacks. */
function differingLines(one: ContentValue, other: ContentValue): [string[], string[]] {
  const [ones, others] = [linesOf(one), linesOf(other)];
  return [
    ones.filter((line) => !others.includes(line)),
    others.filter((line) => !ones.includes(line)),
  ];
}
