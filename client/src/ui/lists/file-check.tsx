import type { ReactNode } from 'react';
import { focusNow } from '../../lib/browser/focus-now.ts';
import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { Screen } from '../screens/screen.tsx';
import styles from '../file-check.module.css';
import { AdminTable, type Column } from './admin-table.tsx';
import { Field } from '../forms/field.tsx';
import type { useForm } from '../forms/use-form.ts';

interface FileCheckProps {
  texts: {
    title: string;
    intro: string;
    file: string;
    fileHint: string;
    check: { text: string; busy: string };
  };
  ways: ReactNode;
  form: Omit<ReturnType<typeof useForm>, 'send'>;
  onFile: (file: File | undefined) => void;
  /** The field beside the file field. */
  before?: ReactNode;
  after?: ReactNode;
  done: ReactNode;
  found: ReactNode;
}

/** A screen that checks a file and shows its changes before they are made. */
export function FileCheck(props: FileCheckProps) {
  const { texts, ways, onFile, before, after, done, found } = props;
  const { form, isBusy, problems, failure, onSubmit } = props.form;
  return (
    <Screen texts={texts}>
      {ways}
      <form
        ref={form}
        className={styles.form}
        data-file={before ? 'second' : 'first'}
        noValidate
        onSubmit={onSubmit}
      >
        {before}
        <Field label={texts.file} hint={texts.fileHint} required error={problems.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.xlsx,.xls,.txt,.tsv,.htm,.html"
              onChange={({ target }) => onFile(target.files?.[0])}
            />
          )}
        </Field>
        {after}
        <Failure>{failure}</Failure>
        <div>
          <Button type="submit" variant={found ? 'secondary' : 'primary'} busy={isBusy}>
            {isBusy ? texts.check.busy : texts.check.text}
          </Button>
        </div>
      </form>
      <p className={styles.done} role="status">
        {done}
      </p>
      {found}
    </Screen>
  );
}

/** The changes that a file would make. Takes the focus: otherwise a screen reader would not announce it. */
export function Found({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.result}>
      <h2 ref={focusNow} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}

interface FoundPartProps<Row> {
  title: string;
  hint?: string;
  isWrong?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  more?: string | false;
}

/** A part of the check, if it has rows. Not a section: its table is a landmark of the same name. */
export function FoundPart<Row>(props: FoundPartProps<Row>) {
  const { title, hint, isWrong = false, columns, rows, more } = props;
  if (rows.length === 0) return null;
  return (
    <div className={[styles.part, isWrong && styles.wrong].filter(Boolean).join(' ')}>
      <h3>{title}</h3>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <AdminTable label={title} columns={columns} rows={rows} />
      {more && <p className="hint">{more}</p>}
    </div>
  );
}
