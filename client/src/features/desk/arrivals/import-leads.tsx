import { leadKinds, leadLimits, type EnquiryKind, type LeadCheck } from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { leadTexts as texts } from '@dealership/shared/texts/staff/desk/leads.ts';
import { useState } from 'react';
import { api } from '../../../lib/calls/api-client.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import pageStyles from '../../../ui/admin-screen.module.css';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import checkStyles from '../../../ui/file-check.module.css';
import { Link } from '../../../ui/link.tsx';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts';
import type { LinkOf } from '../common/customer-queries.ts';
import { FoundLeads } from './found-leads.tsx';
import styles from './import-leads.module.css';

/** 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** Looks into a file of leads, and imports what was seen. */
export function ImportLeads({ linkOf }: { linkOf: LinkOf }) {
  const ownKinds = useOwnKinds();
  const kinds = leadKinds.filter((each) => ownKinds.includes(each));
  const [kind, setKind] = useState<EnquiryKind | ''>('');
  const [file, setFile] = useState<File>();
  /** What was found, and in which form: the same one is imported. */
  const [found, setFound] = useState<{ check: LeadCheck; sent: FormData; kind: EnquiryKind }>();
  const [done, setDone] = useState<{ message: string; kind: EnquiryKind; added: number }>();
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['kind', 'file'],
    check: () => ({
      ...(kind === '' && { kind: texts.kindMissing }),
      ...(!file && { file: texts.fileMissing }),
      ...(file && file.size > leadLimits.bytes && { file: texts.fileTooLarge }),
    }),
    act: async () => {
      if (kind === '' || !file) return;
      forget();
      const sent = new FormData();
      sent.append('kind', kind);
      sent.append('file', await contentOf(file), file.name);
      const { data } = await api.post<LeadCheck>('/api/desk/leads/check', sent, {
        timeout: UPLOAD_TIMEOUT_MS,
      });
      sent.append('digest', data.digest);
      setFound({ check: data, sent, kind });
    },
  });
  const forget = () => {
    setFound(undefined);
    setDone(undefined);
  };

  return (
    <section className={pageStyles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{texts.title}</h1>
      <p className={pageStyles.hint}>{texts.intro}</p>
      <div>
        <Link to={linkOf('desk')} className={buttonClass('quiet')}>
          {texts.back}
        </Link>
      </div>
      <form
        ref={form}
        className={`${checkStyles.form} ${styles.columns}`}
        noValidate
        onSubmit={onSubmit}
      >
        <Field label={texts.kind} required error={problems.kind}>
          {(control) => (
            <select
              {...control}
              value={kind}
              onChange={({ target }) => {
                setKind(kinds.find((each) => each === target.value) ?? '');
                forget();
              }}
            >
              <option value="">{texts.choose}</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {kindNames[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.file} hint={texts.fileHint} required error={problems.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.xlsx,.xls,.txt,.tsv,.htm,.html"
              onChange={({ target }) => {
                setFile(target.files?.[0]);
                forget();
              }}
            />
          )}
        </Field>
        <p className={checkStyles.failure} role="alert">
          {failure}
        </p>
        <div>
          <Button type="submit" variant={found ? 'secondary' : 'primary'} busy={isBusy}>
            {isBusy ? texts.check.busy : texts.check.text}
          </Button>
        </div>
      </form>
      <p className={styles.done} role="status">
        {done && (
          <>
            <span>{`${done.message}. `}</span>
            {done.added > 0 && (
              <Link to={linkOf('desk', { view: 'unassigned', kind: done.kind })}>{texts.see}</Link>
            )}
          </>
        )}
      </p>
      {found && (
        <FoundLeads
          {...found}
          linkOf={linkOf}
          onImported={({ message, added }) => {
            setFound(undefined);
            setDone({ message, added, kind: found.kind });
          }}
        />
      )}
    </section>
  );
}

/** A file that was saved again since it was chosen cannot be read any more. */
async function contentOf(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch {
    throw new Refusal(texts.fileChanged);
  }
}
