import {
  enquiryKinds,
  toPlainText,
  type EnquiryKind,
  type Expired,
  type Retention,
  type RetentionMonths,
  type RetentionSetting,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import {
  retentionLines,
  retentionTexts as texts,
} from '@dealership/shared/texts/staff/settings/retention.ts';
import { historyTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './erasure.module.css';
import { DueKinds, totalOf } from './retention-preview.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';

/** The inputs; a kind without one is kept without limit. */
type Typed = Readonly<Partial<Record<EnquiryKind, string>>>;

interface RetentionFormProps {
  setting: RetentionSetting;
  onSaved: () => void;
}

/** The months of each kind; saved with the password, after a preview of what they would delete. */
export function RetentionForm({ setting, onSaved }: RetentionFormProps) {
  /** The version that filled the fields, even if a newer one was loaded since; and a colleague's change of it. */
  const [version, setVersion] = useState(setting.version);
  const [theirs, setTheirs] = useState<RetentionMonths>();
  const [typed, setTyped] = useState(() => typedOf(setting.months));
  const [forAll, setForAll] = useState('');
  const [preview, setPreview] = useState<Retention>();
  const { form, isBusy, problems, setProblems, failure, setFailure, onSubmit } = useForm({
    fields: enquiryKinds.map((kind) => `retention.${kind}`),
    act: async () => {
      const body = { months: monthsOf(typed) };
      setPreview(await call('POST /api/retention/preview', { body }));
    },
  });
  const after = useRef<HTMLParagraphElement>(null);
  const isOutdated = useRef(false);

  // The preview is always that of the present input.
  const change = (wanted: Typed) => {
    setTyped(wanted);
    setPreview(undefined);
    setProblems({});
    setFailure('');
  };

  const save = async (password: string) => {
    const months = monthsOf(typed);
    const body = { months, version, password };
    try {
      const stored = await call('PATCH /api/retention', { body });
      setVersion(stored.version);
      setTheirs(undefined);
      void showToast('success', texts.saved);
    } catch (error) {
      const now = changedMeanwhile<Pick<RetentionSetting, 'months' | 'version'>>(error);
      if (!now) throw error;
      setVersion(now.version);
      // The same months: from a colleague, or from this request, whose first answer was lost.
      const isSame = isEqual(now.months, months);
      setTheirs(isSame ? undefined : now.months);
      if (isSame) void showToast('success', texts.saved);
    }
    isOutdated.current = true;
    onSaved();
  };

  const handleClosed = () => {
    if (isOutdated.current) setPreview(undefined);
    isOutdated.current = false;
  };

  return (
    <>
      <form ref={form} className={styles.months} noValidate onSubmit={onSubmit}>
        <p ref={after} className="hint" tabIndex={-1}>
          {texts.hint}
        </p>
        <div className={styles.grid}>
          <InputField {...ofMonths} label={texts.all} value={forAll} onChange={setForAll} />
        </div>
        <Button
          onClick={() => change(Object.fromEntries(enquiryKinds.map((kind) => [kind, forAll])))}
        >
          {texts.fillIn}
        </Button>
        <div className={styles.grid}>
          {enquiryKinds.map((kind) => (
            <InputField
              {...ofMonths}
              key={kind}
              label={kindTexts[kind].title}
              error={problems[`retention.${kind}`]}
              value={typed[kind] ?? ''}
              onChange={(months) => change({ ...typed, [kind]: months })}
            />
          ))}
        </div>
        {theirs && (
          <div className={styles.waits} role="alert">
            <p>{texts.conflict}</p>
            {retentionLines(theirs).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{texts.conflictHint}</p>
            <Button
              onClick={() => {
                change(typedOf(theirs));
                setTheirs(undefined);
              }}
            >
              {texts.useTheirs}
            </Button>
          </div>
        )}
        <Failure>{failure}</Failure>
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.looking : texts.look}
        </Button>
      </form>
      {preview && <Result preview={preview} save={save} onClosed={handleClosed} after={after} />}
      <Earlier changes={setting.changes} onUse={(months) => change(typedOf(months))} />
    </>
  );
}

const ofMonths = { inputMode: 'numeric', maxLength: 6 } as const;

interface ResultProps {
  preview: Retention;
  save: (password: string) => Promise<void>;
  onClosed: () => void;
  /** Gets the focus after a save, since the preview is removed with its button. */
  after: RefObject<HTMLElement | null>;
}

function Result({ preview, save, onClosed, after }: ResultProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const ends = endsOf(preview.expired);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <>
      <div className="area">
        <h3 ref={heading} className={styles.heading} tabIndex={-1}>
          {texts.due(totalOf(preview.expired))}
        </h3>
        {ends && <p>{texts.days(ends.oldest, ends.newest)}</p>}
        <DueKinds rows={preview.expired} />
        <p>{preview.waits ? texts.nextWaits : texts.next}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setIsConfirming(true)}>
            {texts.save}
          </Button>
        </div>
      </div>
      {isConfirming && (
        <PasswordDialog
          title={texts.saveTitle}
          about={texts.due(totalOf(preview.expired))}
          action={{ text: texts.saveNow, busy: texts.saving }}
          act={save}
          onClosed={() => {
            setIsConfirming(false);
            onClosed();
          }}
          focusAfter={after}
        />
      )}
    </>
  );
}

function Earlier({
  changes,
  onUse,
}: Pick<RetentionSetting, 'changes'> & { onUse: (months: RetentionMonths) => void }) {
  return (
    <details className={styles.earlier}>
      <summary>{texts.earlier}</summary>
      {changes.length === 0 && <p>{historyTexts.none}</p>}
      <ol className="stack-8">
        {changes.map(({ before, after, by, date, time }, at) => (
          <li key={changes.length - at} className="stack-8">
            <p className="hint">{historyTexts.by(by, timeTexts.stored(date, time))}</p>
            <p>
              {historyTexts.before}: {retentionLines(before as RetentionMonths).join('; ')}
            </p>
            <p>
              {historyTexts.after}: {retentionLines(after as RetentionMonths).join('; ')}
            </p>
            <Button onClick={() => onUse(before as RetentionMonths)}>{texts.useBefore}</Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The days of the oldest and the newest of them; `undefined` when there are none. */
function endsOf(rows: readonly Expired[]): { oldest: string; newest: string } | undefined {
  const days = (end: 'oldest' | 'newest') => rows.flatMap((row) => row[end] ?? []).sort();
  const oldest = days('oldest')[0];
  const newest = days('newest').at(-1);
  return oldest === undefined || newest === undefined ? undefined : { oldest, newest };
}

function isEqual(some: RetentionMonths, other: RetentionMonths): boolean {
  return enquiryKinds.every((kind) => some[kind] === other[kind]);
}

function typedOf(months: RetentionMonths): Typed {
  return Object.fromEntries(Object.entries(months).map(([kind, each]) => [kind, String(each)]));
}

/** An input that is no number is sent unchanged: the server returns the error for its field. */
function monthsOf(typed: Typed): RetentionMonths {
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    filled.map(([kind, text]) => {
      const digits = toPlainText(text);
      return [kind, /^\d+$/.test(digits) ? Number(digits) : text];
    }),
  );
}
