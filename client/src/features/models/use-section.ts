import type {
  ModelDetail,
  SectionInput,
  SectionState,
  VehicleSectionName,
} from '@dealership/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { createKeys } from '../../ui/lists/use-moves.ts';
import { useStoreModel } from './use-models.ts';

/** How long nothing is typed before a section is saved, in ms. */
const PAUSE_MS = 800;

/** Texts about what is wrong, by the place in the section, such as `variants.1.price`. */
export type SectionProblems = Readonly<Partial<Record<string, string>>>;

export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'refused' | 'failed';

/** A section as staff see it. */
export function stateOf({ sections }: ModelDetail, name: VehicleSectionName): SectionState {
  const found = sections.find(({ section }) => section === name);
  if (!found) throw new Error(`The answer has no section ${name}.`);
  return found;
}

/**
 * A section that is being edited and saves itself. Where somebody else has changed it meanwhile, `conflict` has what they
 * have stored, until one of the two is chosen.
 */
export function useSection<Name extends VehicleSectionName>(model: ModelDetail, name: Name) {
  const store = useStoreModel();
  const stored = stateOf(model, name);
  const [value, setValue] = useState(stored.value as SectionInput<Name>);
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [problems, setProblems] = useState<SectionProblems>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<SectionState>();
  const [keyOf] = useState(createKeys<object>);
  /** What the next save sends, and the version that it begins from. */
  const next = useRef<Next<SectionInput<Name>>>({
    value,
    version: stored.version,
    isOpen: false,
    isUnderWay: false,
    isSaved: true,
    unanswered: undefined,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((shown: SectionInput<Name>) => {
    next.current.value = shown;
    setValue(shown);
  }, []);

  const save = useCallback(
    async function saveNow(): Promise<void> {
      clearTimeout(timer.current);
      const now = next.current;
      const hasMore = () => next.current.isOpen;
      if (now.isUnderWay || !now.isOpen) return;
      // One whose answer was lost may have been done: it is sent again as it was, and what was typed since after it.
      const sent = now.unanswered ?? { key: randomId(), version: now.version, value: now.value };
      Object.assign(now, { isUnderWay: true, isOpen: sent.value !== now.value, unanswered: sent });
      let isLost = false;
      setStatus('saving');
      setProblems({});
      setFailure('');
      try {
        const { message: _, ...detail } = await call('PATCH /api/vehicles/:id/sections/:section', {
          params: { id: String(model.id), section: name },
          body: sent,
        });
        const after = stateOf(detail, name);
        now.version = after.version;
        now.unanswered = undefined;
        now.isSaved = now.value === sent.value;
        show(withNumbers(now.value, { sent: sent.value, stored: after.value, keyOf }));
        store(detail);
        setStatus(hasMore() ? 'waiting' : 'idle');
      } catch (error) {
        isLost = isAnswerLost(error);
        if (!isLost) now.unanswered = undefined;
        const theirs = changedMeanwhile<ModelDetail>(error);
        if (theirs) setConflict(stateOf(theirs, name));
        else if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
          setProblems(error.fields);
        } else setFailure(failureText(error));
        setStatus(isLost ? 'failed' : 'refused');
      } finally {
        now.isUnderWay = false;
      }
      // Somebody has typed on meanwhile.
      if (hasMore() && !isLost) await saveNow();
    },
    [keyOf, model.id, name, show, store],
  );

  const set = (changed: SectionInput<Name>) => {
    show(changed);
    Object.assign(next.current, { isOpen: true, isSaved: false });
    setStatus('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };

  // Published, dropped or brought back: what is stored now takes the place of what was shown.
  useEffect(() => {
    const now = next.current;
    if (now.isOpen || now.isUnderWay || stored.version <= now.version) return;
    // What was refused, or has not arrived, is not replaced by what somebody else has saved meanwhile.
    if (!now.isSaved && stored.is_draft) return;
    Object.assign(now, { version: stored.version, isSaved: true, unanswered: undefined });
    show(stored.value as SectionInput<Name>);
    setStatus('idle');
  }, [show, stored]);

  // Whoever leaves the screen has not pressed anything.
  useEffect(() => {
    const flush = () => void save();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [save]);

  const settle = (side: 'theirs' | 'yours') => {
    if (!conflict) return;
    next.current.version = conflict.version;
    setConflict(undefined);
    if (side === 'theirs') {
      next.current.isSaved = true;
      show(conflict.value as SectionInput<Name>);
      setStatus('idle');
    } else {
      next.current.isOpen = true;
      void save();
    }
  };

  return {
    value,
    set,
    status,
    problems,
    failure,
    conflict,
    settle,
    keyOf,
    stored,
    retry: () => {
      next.current.isOpen = true;
      void save();
    },
  };
}

interface Next<Value> {
  value: Value;
  version: number;
  /** It is to be saved. */
  isOpen: boolean;
  isUnderWay: boolean;
  /** What is shown is what the server has. */
  isSaved: boolean;
  /** The save whose answer has not come. */
  unanswered: { key: string; version: number; value: Value } | undefined;
}

interface Numbered {
  id?: number;
}

/** The parts that are shown, with the numbers that the server has given those that were new when they were sent. */
function withNumbers<Value>(
  shown: Value,
  {
    sent,
    stored,
    keyOf,
  }: { sent: Value; stored: unknown; keyOf: (part: object, before?: object) => number },
): Value {
  if (!Array.isArray(shown) || !Array.isArray(sent) || !Array.isArray(stored)) return shown;
  const given = stored as Numbered[];
  const numbers = new Map(
    (sent as Numbered[]).map((part, index) => [keyOf(part), given[index]?.id]),
  );
  return (shown as Numbered[]).map((part) => {
    const id = numbers.get(keyOf(part));
    if (part.id !== 0 || id === undefined) return part;
    const numbered = { ...part, id };
    keyOf(numbered, part);
    return numbered;
  }) as Value;
}

/** Whether the server may have done what it was asked to, though nobody heard of it. */
function isAnswerLost(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'unreachable' || error.status >= 500;
}
