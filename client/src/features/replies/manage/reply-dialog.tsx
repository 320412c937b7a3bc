import {
  customerLanguages,
  enquiryKinds,
  hasOnlyMarks,
  marksIn,
  replyLimits,
  replyPurposes,
  replyWays,
  statuses,
  type CustomerLanguage,
  type KeyedReply,
  type LocalText,
  type Reply,
} from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { Fragment, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import type { Replies } from '../../../lib/staff/replies.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../../ui/dialogs/admin-dialog.module.css';
import { Conflict } from '../../../ui/forms/conflict.tsx';
import { CheckboxField, Choice, FieldGroup } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts';
import styles from './replies.module.css';
import { ReplyPreview } from './reply-preview.tsx';
import { replyLines } from './reply-lines.ts';

interface ReplyDialogProps {
  /** Absent: a new one. */
  reply: KeyedReply | undefined;
  onStored: (replies: Replies) => void;
  onClosed: () => void;
}

const blank: Reply = {
  title: '',
  kinds: [],
  statuses: [],
  text: { en: '' },
  isHidden: false,
  ways: ['whatsapp', 'sms', 'mail'],
  purpose: 'service',
  subject: { en: '' },
};

/** Where what is wrong with a text is told. */
const fieldOf = (language: CustomerLanguage) => `text.${language}`;
const subjectFieldOf = (language: CustomerLanguage) => `subject.${language}`;

const translations = customerLanguages.filter((language) => language !== 'en');

/** @param marks how many placeholders there may be in one language */
function wrongMarks(
  text: LocalText,
  { marks, nameOf }: { marks: number; nameOf: (language: CustomerLanguage) => string },
) {
  const problemOf = (written: string) => {
    if (!hasOnlyMarks(written)) return texts.notPlaceholder;
    return marksIn(written).length > marks ? texts.tooManyMarks(marks) : undefined;
  };
  return Object.fromEntries(
    customerLanguages.flatMap((language) => {
      const problem = problemOf(text[language] ?? '');
      return problem ? [[nameOf(language), problem]] : [];
    }),
  );
}

/** Writes a template, with what it will look like. */
export function ReplyDialog({ reply, onStored, onClosed }: ReplyDialogProps) {
  /** Its version goes back with the change; a new one keeps its key, so that it is stored once. */
  const [{ key, version, ...before }] = useState<KeyedReply>(
    reply ?? { key: `own-${randomId().slice(0, 12).toLowerCase()}`, version: 0, ...blank },
  );
  const [draft, setDraft] = useState<Reply>(before);
  const [theirs, setTheirs] = useState<KeyedReply>();
  const change = (part: Partial<Reply>) => setDraft({ ...draft, ...part });

  const save = async (over: number) => {
    onStored(await call('POST /api/replies', { body: { key, version: over, ...draft } }));
    closeDialogAround(form.current);
  };
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: [
      'title',
      'ways',
      ...customerLanguages.flatMap((language) => [fieldOf(language), subjectFieldOf(language)]),
    ],
    check: () => ({
      ...(draft.title.trim() === '' && { title: texts.titleMissing }),
      ...(draft.ways.length === 0 && { ways: texts.waysMissing }),
      ...wrongMarks(draft.text, { marks: replyLimits.marks, nameOf: fieldOf }),
      ...wrongMarks(draft.subject, { marks: replyLimits.subjectMarks, nameOf: subjectFieldOf }),
      ...(draft.text.en.trim() === '' && { [fieldOf('en')]: texts.textMissing }),
    }),
    act: () => save(theirs?.version ?? version),
    onConflict: (current: KeyedReply) => {
      setTheirs(current);
      return undefined;
    },
  });
  const textFields = (language: CustomerLanguage) => (
    <Fragment key={language}>
      {(draft.ways.includes('mail') || problems[subjectFieldOf(language)]) && (
        <TextInput
          label={texts.subject[language]}
          {...(language === 'en' && { hint: texts.subjectHint })}
          max={replyLimits.subject}
          value={draft.subject[language] ?? ''}
          error={problems[subjectFieldOf(language)]}
          onChange={(typed) => change({ subject: { ...draft.subject, [language]: typed } })}
        />
      )}
      <TextInput
        label={texts.text[language]}
        {...(language === 'en' && { hint: texts.textHint, required: true })}
        lines={5}
        max={replyLimits.text}
        value={draft.text[language] ?? ''}
        error={problems[fieldOf(language)]}
        onChange={(typed) => change({ text: { ...draft.text, [language]: typed } })}
      />
    </Fragment>
  );

  return (
    <AdminDialog title={reply ? texts.editOf(reply.title) : texts.newTitle} onClosed={onClosed}>
      {theirs && (
        <Conflict
          words={texts.conflict}
          theirs={replyLines(theirs)}
          yours={replyLines(draft)}
          onChoose={(side) => {
            if (side === 'theirs') closeDialogAround(form.current);
            else form.current?.requestSubmit();
          }}
        />
      )}
      <form ref={form} className={dialogStyles.form} noValidate onSubmit={onSubmit}>
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          required
          max={replyLimits.title}
          value={draft.title}
          error={problems.title}
          onChange={(title) => change({ title })}
        />
        <FieldGroup label={texts.purpose} hint={texts.purposeHint} isChoice>
          {replyPurposes.map((purpose) => (
            <Choice key={purpose} label={texts.purposes[purpose]}>
              {(control) => (
                <input
                  {...control}
                  type="radio"
                  name="purpose"
                  checked={draft.purpose === purpose}
                  onChange={() => change({ purpose })}
                />
              )}
            </Choice>
          ))}
        </FieldGroup>
        {textFields('en')}
        <ReplyPreview
          text={draft.text}
          subject={draft.ways.includes('mail') ? draft.subject : undefined}
        />
        <details
          className={styles.fold}
          open={
            translations.some(
              (language) => problems[fieldOf(language)] ?? problems[subjectFieldOf(language)],
            ) || undefined
          }
        >
          <summary>{texts.translations}</summary>
          <p className={styles.about}>{texts.translationsHint}</p>
          {translations.map(textFields)}
        </details>
        <Choices
          label={texts.ways}
          error={problems.ways}
          all={replyWays}
          chosen={draft.ways}
          nameOf={(way) => texts.waysOf[way]}
          onChange={(ways) => change({ ways })}
        />
        <Choices
          label={texts.statuses}
          hint={texts.kindsHint}
          all={statuses}
          chosen={draft.statuses}
          nameOf={texts.statusOf}
          onChange={(wanted) => change({ statuses: wanted })}
        />
        <details className={styles.fold}>
          <summary>{texts.kindsIn(draft.kinds)}</summary>
          <Choices
            label={texts.kinds}
            hint={texts.kindsHint}
            all={enquiryKinds}
            chosen={draft.kinds}
            nameOf={(kind) => texts.kindsOf[kind]}
            onChange={(kinds) => change({ kinds })}
          />
        </details>
        <CheckboxField label={texts.isHidden}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={draft.isHidden}
              onChange={({ target }) => change({ isHidden: target.checked })}
            />
          )}
        </CheckboxField>
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={texts.save}
          onCancel={() => closeDialogAround(form.current)}
        />
      </form>
    </AdminDialog>
  );
}

interface ChoicesProps<Each extends string> {
  label: string;
  hint?: string;
  error?: string | undefined;
  all: readonly Each[];
  chosen: readonly Each[];
  nameOf: (each: Each) => string;
  onChange: (chosen: Each[]) => void;
}

/** Some of what there is, in its order. */
function Choices<Each extends string>({
  all,
  chosen,
  nameOf,
  onChange,
  ...field
}: ChoicesProps<Each>) {
  return (
    <FieldGroup {...field}>
      {all.map((each) => (
        <Choice key={each} label={nameOf(each)}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                onChange(
                  all.filter((other) => (other === each ? target.checked : chosen.includes(other))),
                )
              }
            />
          )}
        </Choice>
      ))}
    </FieldGroup>
  );
}
