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
  fillReply,
  formatRupees,
  pathIn,
  timeText,
} from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { Fragment, useState, useId } from 'react';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { call } from '../../lib/calls/call.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { branchText, type Replies } from '../../lib/staff/replies.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { Conflict } from '../../ui/forms/conflict.tsx';
import { RadioField, TickField, Ticks } from '../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './replies.module.css';
import { dealership } from '../../lib/page/dealership.ts';

export interface ReplyDialogProps {
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

/** Wire name of the field that shows a text's error. */
const fieldOf = (language: CustomerLanguage) => `text.${language}`;
const subjectFieldOf = (language: CustomerLanguage) => `subject.${language}`;

const translations = customerLanguages.filter((language) => language !== 'en');

/** @param marks how many placeholders one language may have */
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

export function ReplyDialog({ reply, onStored, onClosed }: ReplyDialogProps) {
  /** The version is sent with the change; a new template keeps its key, so that it is stored once. */
  const [{ key, version, ...before }] = useState<KeyedReply>(
    reply ?? { key: `own-${randomId().slice(0, 12).toLowerCase()}`, version: 0, ...blank },
  );
  const [draft, onChange] = useValues<Reply>(before);
  const [theirs, setTheirs] = useState<KeyedReply>();
  const form = useForm({
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
    act: async () => {
      const body = { key, version: theirs?.version ?? version, ...draft };
      onStored(await call('POST /api/replies', { body }));
      form.close();
    },
    onConflict: (current: KeyedReply) => {
      setTheirs(current);
    },
  });
  const fields = { draft, problems: form.problems, onChange };

  return (
    <AdminDialog title={reply ? texts.editOf(reply.title) : texts.newTitle} onClosed={onClosed}>
      {theirs && (
        <Conflict
          theirs={replyLines(theirs)}
          yours={replyLines(draft)}
          onChoose={(side) => {
            if (side === 'theirs') form.close();
            else form.form.current?.requestSubmit();
          }}
        />
      )}
      <DialogForm form={form} action={texts.save}>
        <Wording {...fields} />
        <Offered {...fields} />
      </DialogForm>
    </AdminDialog>
  );
}

interface FieldsProps {
  draft: Reply;
  problems: Problems;
  onChange: (part: Partial<Reply>) => void;
}

function Wording({ draft, problems, onChange }: FieldsProps) {
  const { purpose, text, subject, ways } = draft;
  const textFields = (language: CustomerLanguage) => (
    <Fragment key={language}>
      {(ways.includes('mail') || problems[subjectFieldOf(language)]) && (
        <TextInput
          label={texts.subject(language)}
          {...(language === 'en' && { hint: texts.subjectHint })}
          max={replyLimits.subject}
          value={subject[language] ?? ''}
          error={problems[subjectFieldOf(language)]}
          onChange={(typed) => onChange({ subject: { ...subject, [language]: typed } })}
        />
      )}
      <TextInput
        label={texts.text(language)}
        {...(language === 'en' && { hint: texts.textHint, required: true })}
        lines={5}
        max={replyLimits.text}
        value={text[language] ?? ''}
        error={problems[fieldOf(language)]}
        onChange={(typed) => onChange({ text: { ...text, [language]: typed } })}
      />
    </Fragment>
  );
  const isWrong = (language: CustomerLanguage) =>
    problems[fieldOf(language)] ?? problems[subjectFieldOf(language)];
  return (
    <>
      <TextInput
        {...bindFields({ values: draft, problems, onChange })('title')}
        label={texts.name}
        hint={texts.nameHint}
        required
        max={replyLimits.title}
      />
      <RadioField
        label={texts.purpose}
        hint={texts.purposeHint}
        name="purpose"
        all={replyPurposes}
        chosen={purpose}
        nameOf={(each) => texts.purposes[each]}
        onChange={(chosen) => onChange({ purpose: chosen })}
      />
      {textFields('en')}
      <ReplyPreview text={text} subject={ways.includes('mail') ? subject : undefined} />
      <details className={styles.fold} open={translations.some(isWrong) || undefined}>
        <summary>{texts.translations}</summary>
        <p className="hint">{texts.translationsHint}</p>
        {translations.map(textFields)}
      </details>
    </>
  );
}

/** The kinds, statuses and channels it is offered for. */
function Offered({ draft: { ways, statuses: wanted, kinds, isHidden }, ...props }: FieldsProps) {
  const { problems, onChange } = props;
  return (
    <>
      <FieldGroup label={texts.ways} error={problems.ways}>
        <Ticks
          all={replyWays}
          chosen={ways}
          nameOf={(way) => texts.waysOf[way]}
          onChange={(chosen) => onChange({ ways: chosen })}
        />
      </FieldGroup>
      <FieldGroup label={texts.statuses} hint={texts.kindsHint}>
        <Ticks
          all={statuses}
          chosen={wanted}
          nameOf={texts.statusOf}
          onChange={(chosen) => onChange({ statuses: chosen })}
        />
      </FieldGroup>
      <details className={styles.fold}>
        <summary>{texts.kindsIn(kinds)}</summary>
        <FieldGroup label={texts.kinds} hint={texts.kindsHint}>
          <Ticks
            all={enquiryKinds}
            chosen={kinds}
            nameOf={(kind) => texts.kindsOf[kind]}
            onChange={(chosen) => onChange({ kinds: chosen })}
          />
        </FieldGroup>
      </details>
      <TickField
        label={texts.isHidden}
        isTicked={isHidden}
        onChange={(ticked) => onChange({ isHidden: ticked })}
      />
    </>
  );
}

const SAMPLE_PAISE = 9_450_000;
const SAMPLE_FILE = `/appointments/${texts.sample.reference}.ics`;
const HOUR_MS = 60 * 60_000;

/** A template filled in for an invented enquiry, in each language it is written in. */
function ReplyPreview({ text, subject }: { text: LocalText; subject: LocalText | undefined }) {
  const id = useId();
  /** Tomorrow, on the full hour. */
  const [time] = useState(() => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS);
  const valuesIn = (language: CustomerLanguage) => ({
    ...texts.sample,
    price: formatRupees(SAMPLE_PAISE),
    branch: branchText(dealership()),
    time: timeText(time, { language }),
    calendar: `${window.location.origin}${pathIn(language, SAMPLE_FILE)}`,
  });
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{texts.preview}</h3>
      <p className="hint">{texts.previewHint}</p>
      {customerLanguages.map((language) => {
        const written = text[language] ?? '';
        const above = subject?.[language] ?? '';
        return (
          written.trim() !== '' && (
            <p key={language} lang={language} className={styles.text}>
              {above.trim() !== '' && (
                <strong>{`${fillReply(above, valuesIn(language)).text}\n`}</strong>
              )}
              <span>{fillReply(written, valuesIn(language)).text}</span>
            </p>
          )
        );
      })}
    </section>
  );
}

export function replyLines(reply: Reply): string[] {
  const { title, kinds, statuses, ways, text, isHidden, purpose, subject } = reply;
  return [
    isHidden ? `${title} (${texts.hidden})` : title,
    texts.about(kinds, statuses.map(texts.statusOf)),
    ways.map((way) => texts.waysOf[way]).join(', '),
    ...(purpose === 'offer' ? [texts.purposes.offer] : []),
    ...customerLanguages.flatMap((language) => [
      ...(subject[language] ? [texts.subjectOf(subject[language])] : []),
      ...(text[language] ? [text[language]] : []),
    ]),
  ];
}
