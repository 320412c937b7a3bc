import type {
  ModelDetail,
  SectionInput,
  SectionState,
  VehicleSectionName,
} from '@dealership/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { useLateSave } from '../../lib/calls/use-late-save.ts';
import { createKeys } from '../../ui/lists/use-moves.tsx';
import { useEditor, useStoreModel } from './use-models.ts';

/** Pause in typing after which a section is saved, in ms. */
const PAUSE_MS = 800;

export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'refused' | 'failed';

/** A section as staff see it. */
export function stateOf({ sections }: ModelDetail, name: VehicleSectionName): SectionState {
  const found = sections.find(({ section }) => section === name);
  if (!found) throw new Error(`The answer has no section ${name}.`);
  return found;
}

/** A section in the editor; `set` changes it. */
export type Section<Value> = Omit<ReturnType<typeof useSection>, 'value' | 'set'> & {
  value: Value;
  set: (value: Value) => void;
};

interface Result {
  status: SaveStatus;
  /** By the position in the section, such as `variants.1.price`. */
  problems: Problems;
  failure: string;
  /** Another person's stored value, until the user has chosen between it and their own. */
  conflict: SectionState | undefined;
}

const noErrors = { problems: {}, failure: '' };
const noResult: Result = { status: 'idle', ...noErrors, conflict: undefined };

/** A section in the editor, saved automatically. */
export function useSection<Name extends VehicleSectionName>(name: Name) {
  const { model } = useEditor();
  const store = useStoreModel();
  const stored = stateOf(model, name);
  const [value, setValue] = useState(stored.value as SectionInput<Name>);
  const [result, setResult] = useState(noResult);
  const report = (changed: Partial<Result>) => setResult((before) => ({ ...before, ...changed }));
  const [keyOf] = useState(createKeys<object>);
  /** The content of the next save, and the version that it begins from. */
  const next = useRef<Next<SectionInput<Name>>>({
    value,
    version: stored.version,
    isOpen: false,
    isSaved: true,
    unanswered: undefined,
  });
  const show = (shown: SectionInput<Name>) => {
    next.current.value = shown;
    setValue(shown);
  };

  const { saveNow, saveLater, isSaving } = useLateSave({
    hasMore: () => next.current.isOpen,
    send: async () => {
      const now = next.current;
      // A save whose answer was lost may have been done: it is repeated unchanged, and later input is sent after it.
      const sent = now.unanswered ?? { key: randomId(), version: now.version, value: now.value };
      Object.assign(now, { isOpen: sent.value !== now.value, unanswered: sent });
      // The last errors stay until the answer, so that their count does not jump.
      report({ status: 'saving' });
      try {
        const detail = await call('PATCH /api/vehicles/:id/sections/:section', {
          params: { id: String(model.id), section: name },
          body: sent,
        });
        const after = stateOf(detail, name);
        const isSaved = now.value === sent.value;
        Object.assign(now, { version: after.version, isSaved, unanswered: undefined });
        show(withNumbers(now.value, { sent: sent.value, stored: after.value, keyOf }));
        store(detail);
        report({ status: now.isOpen ? 'waiting' : 'idle', ...noErrors });
        return true;
      } catch (error) {
        const isLost = isAnswerLost(error);
        if (!isLost) now.unanswered = undefined;
        report({ status: isLost ? 'failed' : 'refused', ...noErrors, ...explain(error, name) });
        return !isLost;
      }
    },
  });

  // Published, discarded or restored: the stored value replaces the shown one.
  const adopt = useEffectEvent(() => {
    const now = next.current;
    if (now.isOpen || isSaving() || stored.version <= now.version) return;
    // Input that was refused, or has not arrived, is not replaced by another person's save.
    if (!now.isSaved && stored.is_draft) return;
    Object.assign(now, { version: stored.version, isSaved: true, unanswered: undefined });
    show(stored.value as SectionInput<Name>);
    setResult(noResult);
  });
  useEffect(() => adopt(), [stored]);

  const retry = () => {
    next.current.isOpen = true;
    void saveNow();
  };
  return {
    ...result,
    name,
    value,
    keyOf,
    stored,
    retry,
    set: (changed: SectionInput<Name>) => {
      show(changed);
      Object.assign(next.current, { isOpen: true, isSaved: false });
      report({ status: 'waiting' });
      saveLater(PAUSE_MS);
    },
    settle: (side: 'theirs' | 'yours') => {
      const { conflict } = result;
      if (!conflict) return;
      next.current.version = conflict.version;
      report({ conflict: undefined });
      if (side === 'yours') {
        retry();
        return;
      }
      next.current.isSaved = true;
      show(conflict.value as SectionInput<Name>);
      setResult(noResult);
    },
  };
}

function explain(error: unknown, name: VehicleSectionName): Partial<Result> {
  const theirs = changedMeanwhile<ModelDetail>(error);
  if (theirs) return { conflict: stateOf(theirs, name) };
  const problems = error instanceof ApiError ? error.fields : {};
  return Object.keys(problems).length > 0 ? { problems } : { failure: failureText(error) };
}

interface Next<Value> {
  value: Value;
  version: number;
  /** There is input to be saved. */
  isOpen: boolean;
  /** The shown value is the server's. */
  isSaved: boolean;
  /** The save whose answer has not come. */
  unanswered: { key: string; version: number; value: Value } | undefined;
}

interface Numbered {
  id?: number;
}

/** The shown parts, with the server's numbers for those that were new when they were sent. */
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

/** Whether the server may have done the save although its answer was lost. */
function isAnswerLost(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'unreachable' || error.status >= 500;
}
