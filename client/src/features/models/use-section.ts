import type {
  ModelDetail,
  SectionInput,
  SectionState,
  VehicleSectionName,
} from '@dealership/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { createKeys } from '../../ui/use-moves.ts';
import { useStoreModel } from './use-models.ts';

/** How long nothing is typed before a section is saved, in ms. */
const PAUSE_MS = 800;

/** What is wrong, by the place in the section. */
type Problems = Readonly<Partial<Record<string, string>>>;

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
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<SectionState>();
  const [keyOf] = useState(createKeys<object>);
  /** What the next save sends, and the version that it begins from. */
  const next = useRef({ value, version: stored.version, isOpen: false, isUnderWay: false });
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
      const sent = now.value;
      Object.assign(now, { isUnderWay: true, isOpen: false });
      setStatus('saving');
      setProblems({});
      setFailure('');
      try {
        const { message: _, ...detail } = await call('PATCH /api/vehicles/:id/sections/:section', {
          params: { id: String(model.id), section: name },
          body: { version: now.version, value: sent },
        });
        const after = stateOf(detail, name);
        now.version = after.version;
        if (now.value === sent) show(withNumbers(sent, after.value, keyOf));
        store(detail);
        setStatus(hasMore() ? 'waiting' : 'idle');
      } catch (error) {
        const theirs = changedMeanwhile(error, name);
        if (theirs) setConflict(theirs);
        else if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
          setProblems(error.fields);
        } else setFailure(failureText(error));
        setStatus(theirs || error instanceof ApiError ? 'refused' : 'failed');
      } finally {
        now.isUnderWay = false;
      }
      // Somebody has typed on meanwhile.
      if (hasMore()) await saveNow();
    },
    [keyOf, model.id, name, show, store],
  );

  const set = (changed: SectionInput<Name>) => {
    show(changed);
    next.current.isOpen = true;
    setStatus('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };

  // Published, dropped or brought back: what is stored now takes the place of what was shown.
  useEffect(() => {
    const now = next.current;
    if (now.isOpen || now.isUnderWay || now.version === stored.version) return;
    now.version = stored.version;
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
      show(conflict.value as SectionInput<Name>);
      setStatus('idle');
    } else {
      next.current.isOpen = true;
      void save();
    }
  };

  return {
    ...{ value, set, status, problems, failure, conflict, settle, keyOf, stored },
    retry: () => {
      next.current.isOpen = true;
      void save();
    },
  };
}

/** The parts that were sent, with the numbers that the server has given new ones. */
function withNumbers<Value>(
  sent: Value,
  stored: unknown,
  keyOf: (part: object, before?: object) => number,
): Value {
  if (!Array.isArray(sent) || !Array.isArray(stored)) return sent;
  const numbers = stored as { id?: number }[];
  return (sent as { id?: number }[]).map((part, index) => {
    const id = numbers[index]?.id;
    if (part.id !== 0 || id === undefined) return part;
    const numbered = { ...part, id };
    keyOf(numbered, part);
    return numbered;
  }) as Value;
}

/** The section as it is stored now, where a change came too late. */
function changedMeanwhile(error: unknown, name: VehicleSectionName): SectionState | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return undefined;
  const current = error.current as ModelDetail | undefined;
  return current && stateOf(current, name);
}
