import {
  allEnquiriesReport,
  screenAddress,
  type Erasure,
  type ErasurePreview,
} from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { useLeaving } from '../../lib/browser/use-leaving.ts';
import { focusNow } from '../../lib/browser/focus-now.ts';
import { focusFirstProblem } from '../../lib/browser/focus-first-problem.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useMay } from '../../lib/staff/rights.ts';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import { Button } from '../../ui/button.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import {
  nameOf,
  previewErasure,
  isSamePerson,
  wayOf,
  auditAddress,
  fetchErasureEvent,
} from './erasure-calls.ts';
import styles from './erasure.module.css';
import { RetentionPreview, KindCounts } from './retention-preview.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { failureText } from '../../lib/calls/failure-text.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { useForm } from '../../ui/forms/use-form.ts';
import { auditCells } from '../../lib/staff/audit-cells.ts';
import { searchState } from '../../lib/staff/search-term.ts';
import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';
import { DataList } from '../../ui/lists/data-list.tsx';
import { Link } from '../../ui/link.tsx';

/** Erases a person from all kinds, after a preview; and shows what the retention erases. */
export function EraseScreen() {
  const mayChange = useMay('retention.edit');
  const [typed, setTyped] = useTypedPerson();
  /** The input at the last press; the preview is always that of the input. */
  const [asked, setAsked] = useState(typed);
  const [isMissing, setIsMissing] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [done, setDone] = useState<{ person: string; erasure: Erasure }>();

  // An erasure that waits for a login is aborted when the screen is left: its person is not on screen any more.
  const leaving = useLeaving();

  const preview = useQuery({
    queryKey: queryKeys.erasurePreview(asked),
    queryFn: ({ signal }) => previewErasure(asked, signal),
    enabled: asked !== '',
    // Old numbers must not be used for a decision, and no data of the person may stay in memory.
    gcTime: 0,
  });
  const { data, error } = preview;
  const fields = error instanceof ApiError ? error.fields : {};
  const refused = fields.mobile ?? fields.email ?? fields.reference;

  const problem = isMissing ? erasureTexts.missing : refused;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) focusFirstProblem(form.current);
  }, [problem]);

  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = typed.trim();
    setIsMissing(wanted === '');
    setDone(undefined);
    if (wanted !== '' && wanted === asked) void preview.refetch();
    else setAsked(wanted);
  };

  return (
    <Screen texts={erasureTexts} isClose className={styles.page}>
      <form ref={form} className={styles.form} role="search" noValidate onSubmit={look}>
        <InputField
          label={erasureTexts.person}
          error={problem}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setAsked('');
            setIsMissing(false);
          }}
        />
        <Button type="submit" variant="primary" busy={preview.isFetching}>
          {preview.isFetching ? erasureTexts.looking : erasureTexts.look}
        </Button>
      </form>
      {refused === undefined && <QueryFailure of={preview} />}
      <div role="status">
        {data && !error && (
          <ErasurePreviewPart preview={data} onErase={() => setIsConfirming(true)} />
        )}
      </div>
      {done && <ErasureProof {...done} />}
      {isConfirming && data && (
        <EraseDialog
          preview={data}
          leaving={leaving}
          onErased={(erasure) => {
            setDone({ person: nameOf(data), erasure });
            // The dialog is removed with the preview before it can report its closing.
            setIsConfirming(false);
            setTyped('');
            setAsked('');
          }}
          onClosed={() => setIsConfirming(false)}
        />
      )}
      {mayChange && <RetentionPreview />}
    </Screen>
  );
}

/**
 * The input, kept for staff who come back from reading the enquiries. It is kept in memory that the end of the session
 * empties: neither the address nor the disk may contain a customer's number.
 */
function useTypedPerson(): [string, (text: string) => void] {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(
    () => queries.getQueryData<string>(queryKeys.erasureTyped) ?? '',
  );
  const change = (text: string) => {
    setTyped(text);
    queries.setQueryData(queryKeys.erasureTyped, text);
  };
  return [typed, change];
}

interface EraseDialogProps {
  preview: ErasurePreview;
  leaving: () => AbortSignal;
  onErased: (erasure: Erasure) => void;
  onClosed: () => void;
}

/** Asks for confirmation before a person is erased: the number or address has to be typed again. */
function EraseDialog({ preview, leaving, onErased, onClosed }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const person = nameOf(preview);
  const form = useForm({
    fields: [],
    check: () => {
      if (isSamePerson(typed, preview)) return {};
      const isEmpty = typed.trim() === '';
      return { typed: isEmpty ? erasureTexts.retypeMissing(person) : erasureTexts.differs(person) };
    },
    act: async () => {
      const { mobile, email, reference } = preview;
      const body = { mobile, email, reference };
      const erasure = await call('POST /api/erasures', { body, signal: leaving() });
      form.close();
      onErased(erasure);
    },
    explain: (error) => {
      const isUncertain = error instanceof ApiError && error.code === 'unreachable';
      return [{}, isUncertain ? erasureTexts.uncertain : failureText(error)];
    },
  });

  return (
    <AdminDialog title={erasureTexts.confirmTitle} onClosed={onClosed}>
      <DialogForm
        form={form}
        action={{ text: erasureTexts.sure, busy: erasureTexts.erasing, variant: 'danger' }}
      >
        <p className={dialogStyles.about}>{erasureTexts.confirm(preview.total, person)}</p>
        <InputField
          label={erasureTexts.retype[wayOf(preview)]}
          required
          error={form.problems.typed}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            form.setProblems({});
          }}
        />
      </DialogForm>
    </AdminDialog>
  );
}

/** Shows what was erased, with the event from the audit log. */
function ErasureProof({ person, erasure }: { person: string; erasure: Erasure }) {
  const event = useQuery({
    queryKey: queryKeys.erasureEvent(erasure.proof),
    queryFn: ({ signal }) => fetchErasureEvent(erasure.proof, signal),
    gcTime: 0,
  });
  return (
    <div className={styles.done}>
      {/* The button that had the focus was removed with the preview. */}
      <h2 ref={focusNow} tabIndex={-1}>
        {erasureTexts.done(erasure.total, person)}
      </h2>
      <p className="hint">{erasureTexts.proof}</p>
      <QueryFailure of={event} />
      {!event.isError && (
        <DataList
          label={erasureTexts.event}
          header={auditTexts.header}
          cells={event.data ? [auditCells(event.data)] : []}
          rowKeys={[erasure.proof]}
          isBusy={event.isPending}
          empty={'\u00a0'}
          height="rows"
        />
      )}
      {erasure.pending && <p className="hint">{erasureTexts.pending[erasure.pending]}</p>}
      <p className="hint">{erasureTexts.remains}</p>
      <Link className={styles.link} to={auditAddress} state={searchState(erasure.proof)}>
        {erasureTexts.toAudit}
      </Link>
    </div>
  );
}

interface ErasurePreviewPartProps {
  preview: ErasurePreview;
  onErase: () => void;
}

const hints = {
  mobile: erasureTexts.byNumber,
  email: erasureTexts.byEmail,
  reference: erasureTexts.byReference,
};

/**
 * Shows staff how many enquiries of each kind would be erased. Customers that were joined on the desk are not included.
 * Erases nothing: the button opens the confirmation.
 */
function ErasurePreviewPart({ preview, onErase }: ErasurePreviewPartProps) {
  const { total, kinds, joined } = preview;
  const person = nameOf(preview);
  const isFound = total > 0;
  return (
    <div className={styles.preview}>
      <h2>{isFound ? erasureTexts.found(total, person) : erasureTexts.nothing(person)}</h2>
      {isFound && <KindCounts counts={kinds} />}
      {joined && <p className="hint">{erasureTexts.joined(joined)}</p>}
      <p className="hint">{hints[wayOf(preview)]}</p>
      {isFound && (
        <div className={styles.actions}>
          <Button onClick={onErase}>{erasureTexts.erase(total)}</Button>
          <Link to={screenAddress(allEnquiriesReport.screen)} state={searchState(person)}>
            {erasureTexts.read}
          </Link>
        </div>
      )}
    </div>
  );
}
