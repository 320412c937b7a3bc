import {
  contentLimits,
  type ContentRow,
  type ContentValue,
  type LocalText,
  type Picture,
  type UploadedPicture,
} from '@dealership/shared';
import {
  contentTexts,
  editContentTexts as texts,
} from '@dealership/shared/messages/staff/content.ts';
import { dialogTexts } from '@dealership/shared/messages/staff/manage.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { call } from '../../../lib/call.ts';
import { showToast } from '../../../lib/toasts.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/admin-dialog.tsx';
import dialogStyles from '../../../ui/admin-dialog.module.css';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Conflict } from '../../../ui/conflict.tsx';
import { LocalInput } from '../../../ui/text-input.tsx';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { storePicture, useStoreContent } from './content-calls.ts';
import { ContentHistory } from './content-history.tsx';
import { differingLines } from './content-lines.ts';
import type { ContentSource } from './content-sources.ts';
import styles from './edit-content.module.css';
import { PictureInput } from './picture-input.tsx';
import { noWords, PictureWords, type Words } from './picture-words.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TOAST_MS } from './toast-time.ts';
import { UploadProgress, type UploadState } from './upload-progress.tsx';
import { usePictures } from './use-pictures.ts';

const ContentPreview = lazy(async () => ({
  default: (await import('./content-preview.tsx')).ContentPreview,
}));

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
  const [words, setWords] = useState(() => wordsOf(item.uploaded));
  const [conflict, setConflict] = useState<ContentRow>();
  const chosen = usePictures(1);
  const [file] = chosen.pictures;
  const { keep, progress } = useKeptPicture();
  const change = (changed: Partial<ContentValue>) => setValue({ ...value, ...changed });

  const save = async (version: number) => {
    setConflict(undefined);
    const params = { kind, id: String(item.id) };
    try {
      const stored = file ? await keep(file.id, file.file) : begun.uploaded;
      const { picture, ...rest } = value;
      const path = stored && 'path' in stored ? String(stored.path) : picture.path;
      const answer = await call('PATCH /api/content/:kind/:id', {
        params,
        body: { version, ...rest, picture: path },
      });
      const { alt, focus } = words;
      const before = wordsOf(stored);
      if (stored && (alt !== before.alt || !isSame(focus, before.focus))) {
        await call('PATCH /api/pictures/:id', {
          params: { id: String(stored.id) },
          body: { alt: { ...stored.alt, en: alt }, focus },
        });
      }
      store(answer);
      void showToast('success', texts.saved, { autoClose: TOAST_MS });
      closeDialogAround(form.current);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
      const theirs = error.current as ContentRow | undefined;
      setConflict(theirs);
      // Whoever has not chosen another picture has nothing to say about theirs.
      if (theirs && !file) change({ picture: theirs.picture });
    }
  };
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['title', 'description', 'picture', 'image', 'start', 'end', 'model', 'alt'],
    act: () => save(begun.version),
  });
  const settle = (side: 'theirs' | 'yours') => {
    if (!conflict) return;
    setBegun(conflict);
    setConflict(undefined);
    if (side === 'theirs') {
      setValue(valueOf(conflict));
      setWords(wordsOf(conflict.uploaded));
      chosen.clear();
    }
  };
  const shown: Picture = file ? { ...value.picture, path: file.url } : value.picture;
  const { title = noText, description = noText } = value;
  const differing = conflict && differingLines(valueOf(conflict), { ...value, picture: shown });

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
      {!file && <Thumbnail item={value} look="wide" alt={source.texts.imageAlt} />}
      <PictureInput
        chosen={chosen}
        error={problems.picture ?? problems.image}
        isDisabled={isBusy}
        isOptional
      />
      {(file ?? begun.uploaded) && (
        <PictureWords src={shown.path} value={words} error={problems.alt} onChange={setWords} />
      )}
      {progress && <UploadProgress state={progress} />}
      <Fold summary={texts.preview}>
        <Suspense fallback={<AdminSpinner />}>
          <ContentPreview kind={kind} value={{ ...value, picture: shown }} words={words} />
        </Suspense>
      </Fold>
      <Fold summary={texts.history}>
        <ContentHistory
          source={source}
          item={begun}
          onBack={(answer) => {
            store(answer);
            closeDialogAround(form.current);
          }}
        />
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
        isBusy={isBusy}
        action={{ text: dialogTexts.save, busy: dialogTexts.saving }}
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

/** Stores the picture that was chosen; a second try of the same one does not send it again. */
function useKeptPicture() {
  const [progress, setProgress] = useState<UploadState>();
  const controller = useRef<AbortController>(null);
  const kept = useRef<{ key: string; picture: UploadedPicture }>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const keep = async (key: string, file: File): Promise<UploadedPicture> => {
    if (kept.current?.key === key) return kept.current.picture;
    const { signal } = (controller.current = new AbortController());
    const onProgress = (share: number) => setProgress({ number: 1, count: 1, share });
    try {
      const picture = await storePicture(file, signal, onProgress);
      kept.current = { key, picture };
      return picture;
    } finally {
      setProgress(undefined);
    }
  };
  return { keep, progress };
}

function valueOf({ title, description, picture, start, end, model }: ContentRow): ContentValue {
  return {
    ...{ picture, start, end, model },
    ...(title && { title }),
    ...(description && { description }),
  };
}

function wordsOf(uploaded: ContentRow['uploaded']): Words {
  return uploaded ? { alt: uploaded.alt.en, focus: uploaded.focus } : noWords;
}

function isSame(one: Words['focus'], other: Words['focus']): boolean {
  return one.x === other.x && one.y === other.y;
}
