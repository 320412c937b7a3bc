import { priceListLimits, type PriceListCheck } from '@dealership/shared';
import { priceListTexts as texts } from '@dealership/shared/texts/staff/catalogue/price-list.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { dayText } from '../../../lib/page/day-text.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import adminStyles from '../../../ui/admin-screen.module.css';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import checkStyles from '../../../ui/file-check.module.css';
import { Link } from '../../../ui/link.tsx';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts';
import { PriceDifferences } from './price-differences.tsx';
import { PriceListFiles } from './price-list-files.tsx';
import styles from './price-upload.module.css';

/** 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** Takes a price list, shows what it would change, and applies that. */
export function PriceUpload({ listAddress }: { listAddress: string }) {
  const [file, setFile] = useState<File>();
  const [validFrom, setValidFrom] = useState('');
  const [found, setFound] = useState<PriceListCheck>();
  const [said, setSaid] = useState('');
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['file', 'validFrom'],
    check: () => {
      if (!file) return { file: texts.fileMissing };
      return file.size > priceListLimits.bytes ? { file: texts.fileTooLarge } : {};
    },
    act: async () => {
      setSaid('');
      setFound(await checkPriceList(file, validFrom));
    },
  });
  /** What was found is about another file or day. */
  const forget = () => {
    setFound(undefined);
    setSaid('');
  };

  return (
    <section className={adminStyles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{texts.upload}</h1>
      <p className={adminStyles.hint}>{texts.intro}</p>
      <div className={styles.buttons}>
        <PriceListFiles />
        <Link to={listAddress} className={buttonClass('quiet')}>
          {texts.back}
        </Link>
      </div>
      <form
        ref={form}
        className={`${checkStyles.form} ${styles.columns}`}
        noValidate
        onSubmit={onSubmit}
      >
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
        <Field label={texts.day} hint={texts.dayHint} error={problems.validFrom}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={validFrom}
              onChange={({ target }) => {
                setValidFrom(target.value);
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
      <p className={styles.said} role="status">
        {said}
      </p>
      {found && (
        <Result
          found={found}
          isAtOnce={validFrom === ''}
          recheck={async () => setFound(await checkPriceList(file, validFrom))}
          onApplied={(message) => {
            setFound(undefined);
            setSaid(message);
          }}
        />
      )}
    </section>
  );
}

/** @throws {ApiError} with the field `file` or `validFrom` where one of them is wrong */
async function checkPriceList(file: File | undefined, validFrom: string): Promise<PriceListCheck> {
  const form = new FormData();
  if (validFrom !== '') form.append('validFrom', validFrom);
  if (file) form.append('file', await contentOf(file), file.name);
  const { data } = await api.post<PriceListCheck>('/api/priceList/check', form, {
    timeout: UPLOAD_TIMEOUT_MS,
  });
  return data;
}

/** A file that was saved again since it was chosen cannot be read any more. */
async function contentOf(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch {
    throw new Refusal(texts.fileChanged);
  }
}

interface ResultProps {
  found: PriceListCheck;
  isAtOnce: boolean;
  /** Finds out again, after somebody else has changed prices. */
  recheck: () => Promise<void>;
  onApplied: (message: string) => void;
}

/** What a list would change, and the button that does it. */
function Result({ found, isAtOnce, recheck, onApplied }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      const changes = found.changes.map(({ key, old, price }) => ({ key, old, price }));
      const body = { changes, ...(!isAtOnce && { validFrom: found.valid_from }) };
      try {
        const { message } = await call('POST /api/priceList/apply', { body });
        void queries.invalidateQueries();
        void showToast('success', message);
        onApplied(message);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
        await recheck();
        throw new Refusal(texts.stale);
      }
    },
  });
  // A screen reader would not announce it otherwise.
  useEffect(() => heading.current?.focus(), []);
  const day = dayText(found.valid_from);
  const count = found.changes.length;

  return (
    <div className={styles.result}>
      <h2 ref={heading} tabIndex={-1}>
        {isAtOnce ? texts.result.now : texts.result.from(day)}
      </h2>
      <PriceDifferences
        found={found}
        action={
          <>
            <p className={checkStyles.failure} role="alert">
              {failure}
            </p>
            {count > 0 && found.errors.length === 0 && (
              <div>
                <Button variant="primary" busy={isBusy} onClick={() => void change()}>
                  {isBusy
                    ? texts.apply.busy
                    : isAtOnce
                      ? texts.apply.now(count)
                      : texts.apply.from(count, day)}
                </Button>
              </div>
            )}
          </>
        }
      />
    </div>
  );
}
