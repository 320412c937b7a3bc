import {
  contentLimits,
  type ContentRow,
  type ContentValue,
  type LocalText,
  type UploadedPicture,
} from '@dealership/shared';
import {
  contentTexts,
  editContentTexts as texts,
  pictureTexts,
} from '@dealership/shared/texts/staff/catalogue/content.ts';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { Suspense, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { late } from '../../../lib/browser/late.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../../ui/dialogs/admin-dialog.module.css';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Conflict } from '../../../ui/forms/conflict.tsx';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { LocalInput } from '../../../ui/forms/text-input.tsx';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts';
import { useStoreContent } from './content-calls.ts';
import { ContentHistory } from './content-history.tsx';
import { differingLines } from './content-lines.ts';
import type { ContentSource } from './content-sources.ts';
import styles from './edit-content.module.css';
import { ScheduleFields } from './schedule-fields.tsx';
import { TOAST_MS } from './toast-time.ts';
import { useDrop } from './use-drop.ts';

const ContentPreview = late(async () => (await import('./content-preview.tsx')).ContentPreview);

interface EditContentDialogProps {
  source: ContentSource;
  /** As the list knows it now. */
  item: ContentRow;
  name: string;
  onClosed: () => void;
}

/** Changes something published, shows it as visitors would see it, and what it was before. */
export function EditContentDialog({ source, item, name, onClosed }: EditContentDialogProps) {
  return (
    <AdminDialog title={texts.title(name)} onClosed={onClosed}>
      <EditContentForm source={source} item={item} />
    </AdminDialog>
  );
}

const noText: LocalText = { en: '' };

function EditContentForm({ source, item }: Pick<EditContentDialogProps, 'source' | 'item'>) {
  const { kind, hasTexts } = source;
  const store = useStoreContent(source);
  /** What the changes are made from. */
  const [begun, setBegun] = useState(item);
  const [value, setValue] = useState(() => valueOf(item));
  const [uploaded, setUploaded] = useState(() => uploadedOf(item));
  const [conflict, setConflict] = useState<ContentRow>();
  // Dropped beside its field, a file would open in the place of what was typed.
  useDrop(() => undefined);
  const change = (changed: Partial<ContentValue>) =>
    setValue((before) => ({ ...before, ...changed }));

  const showPictureOf = (row: ContentRow) => {
    change({ picture: row.picture });
    setUploaded(uploadedOf(row));
  };
  const save = async (version: number) => {
    setConflict(undefined);
    const params = { kind, id: String(item.id) };
    const { picture, ...rest } = value;
    const body = { version, ...rest, picture: picture.path };
    store(await call('PATCH /api/content/:kind/:id', { params, body }));
    void showToast('success', texts.saved, { autoClose: TOAST_MS });
    closeDialogAround(form.current);
  };
  const { form, isBusy, waiting, problems, failure, onSubmit } = useDialogForm({
    fields: ['title', 'description', 'picture', 'start', 'end', 'model'],
    act: () => save(begun.version),
    onConflict: (theirs: ContentRow) => {
      setConflict(theirs);
      // A picture that was not changed here is no conflict: theirs stays.
      if (value.picture.path === begun.picture.path) showPictureOf(theirs);
    },
  });
  const settle = (side: 'theirs' | 'yours') => {
    if (!conflict) return;
    setBegun(conflict);
    setConflict(undefined);
    if (side === 'theirs') {
      setValue(valueOf(conflict));
      showPictureOf(conflict);
    }
  };
  const { title = noText, description = noText } = value;
  const differing = conflict && differingLines(valueOf(conflict), value);

  return (
    <form ref={form} className={dialogStyles.form} noValidate onSubmit={onSubmit}>
      {hasTexts && (
        <>
          <LocalInput
            label={contentTexts.titleLabel}
            max={contentLimits.offerTitle}
            required
            value={title}
            error={problems.title}
            onChange={(typed) => change({ title: typed })}
          />
          <LocalInput
            label={contentTexts.descriptionLabel}
            max={contentLimits.offerDescription}
            lines={4}
            required
            value={description}
            error={problems.description}
            onChange={(typed) => change({ description: typed })}
          />
        </>
      )}
      <ScheduleFields
        source={source}
        value={value}
        problems={problems}
        isBusy={isBusy}
        onChange={change}
      />
      <PictureField
        label={pictureTexts.one}
        isRequired
        path={value.picture.path}
        known={uploaded}
        error={problems.picture}
        storedText={pictureTexts.storedOne}
        onSaid={(said) => setUploaded((shown) => (shown?.id === said.id ? said : shown))}
        onChange={(_path, stored) => {
          if (!stored) return;
          const { path, width, height, placeholder } = stored;
          change({ picture: { path, width, height, placeholder } });
          setUploaded(stored);
        }}
      />
      <Fold summary={texts.preview}>
        <Suspense fallback={<AdminSpinner />}>
          <ContentPreview kind={kind} value={value} uploaded={uploaded} />
        </Suspense>
      </Fold>
      <Fold summary={texts.history}>
        <ContentHistory source={source} item={begun} onBack={store} />
      </Fold>
      {differing && (
        <Conflict
          words={texts.conflict}
          theirs={differing[0]}
          yours={differing[1]}
          onChoose={settle}
        />
      )}
      <DialogFoot
        failure={failure}
        isBusy={isBusy || waiting !== undefined}
        action={{ text: dialogTexts.save, busy: waiting ?? dialogTexts.saving }}
        onCancel={() => closeDialogAround(form.current)}
      />
    </form>
  );
}

/** Its content is made when it is first opened. */
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

/** The picture with what is said of it; `undefined`: it is built in. */
function uploadedOf({ picture, uploaded }: ContentRow): UploadedPicture | undefined {
  return uploaded && { ...picture, ...uploaded };
}
