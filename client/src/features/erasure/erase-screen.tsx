import type { Erasure, ErasurePreview } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { focusFirstProblem } from '../../lib/browser/focus-first-problem.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useMay } from '../../lib/staff/rights.ts';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import { Button } from '../../ui/button.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { erasePerson, nameOf, previewErasure } from './erasure-calls.ts';
import { ErasurePreviewPart } from './erasure-preview.tsx';
import { ErasureProof } from './erasure-proof.tsx';
import styles from './erasure.module.css';
import { RetentionPreview } from './retention-preview.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';

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
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

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

  const look = () => {
    const wanted = typed.trim();
    setIsMissing(wanted === '');
    setDone(undefined);
    if (wanted !== '' && wanted === asked) void preview.refetch();
    else setAsked(wanted);
  };

  const handleErased = (person: ErasurePreview, erasure: Erasure) => {
    setDone({ person: nameOf(person), erasure });
    // The dialog is removed with the preview before it can report its closing.
    setIsConfirming(false);
    setTyped('');
    setAsked('');
  };

  return (
    <Screen texts={erasureTexts} isClose className={styles.page}>
      <PersonForm
        typed={typed}
        problem={isMissing ? erasureTexts.missing : refused}
        isBusy={preview.isFetching}
        onType={(text) => {
          setTyped(text);
          setAsked('');
          setIsMissing(false);
        }}
        onLook={look}
      />
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
          erasePerson={() => erasePerson(data, leaving.current?.signal)}
          onErased={(erasure) => handleErased(data, erasure)}
          onClosed={() => setIsConfirming(false)}
        />
      )}
      {mayChange && <RetentionPreview />}
    </Screen>
  );
}

interface PersonFormProps {
  typed: string;
  problem: string | undefined;
  isBusy: boolean;
  onType: (text: string) => void;
  onLook: () => void;
}

function PersonForm({ typed, problem, isBusy, onType, onLook }: PersonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) focusFirstProblem(form.current);
  }, [problem]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLook();
  };
  return (
    <form ref={form} className={styles.form} role="search" noValidate onSubmit={handleSubmit}>
      <InputField
        label={erasureTexts.person}
        error={problem}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={onType}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? erasureTexts.looking : erasureTexts.look}
      </Button>
    </form>
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
