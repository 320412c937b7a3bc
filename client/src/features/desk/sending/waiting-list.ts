import type { DeskDetail } from '@dealership/shared';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import {
  setWaiting,
  type StepToSend,
  type WaitingObstacle,
  type WaitingStep,
} from '../../../lib/staff/waiting-steps.ts';
import { reasonOf, sendStep } from './send-step.ts';
import { deleteSteps, readSteps, storeStep, type Vault } from './waiting-store.ts';

/**
 * The waiting steps on this phone: stored, shown, and sent.
 * @param signal nothing is shown or sent after it is aborted
 * @param onSent gets the enquiry's state after a step was sent
 */
export function openWaitingList(
  vault: Vault,
  signal: AbortSignal,
  onSent: (detail: DeskDetail) => void,
) {
  const { shown, show, find, sendable, stop } = showSteps(signal);
  /** Key of the step that is being sent. */
  let onItsWay: string | undefined;

  /** The server has stored a step; the enquiry now has this version. */
  const settle = async (sent: WaitingStep, version: number) => {
    const later = stepsBasedOn(sent, version, shown());
    const moved = new Map(later.map((each) => [each.key, { ...each, version }]));
    for (const each of moved.values()) await storeStep(vault, each);
    await deleteSteps([sent.key]);
    const left = shown().filter(({ key }) => key !== sent.key);
    show(left.map((each) => moved.get(each.key) ?? each));
  };
  /** @returns whether the next one can be sent */
  const sendOne = async (step: WaitingStep): Promise<boolean> => {
    onItsWay = step.key;
    try {
      const detail = await sendStep(step.row.reference, step);
      await settle(step, detail.enquiry.version);
      onSent(detail);
      return true;
    } catch (error) {
      const theirs = changedMeanwhile<DeskDetail>(error);
      if (!theirs && !isForGood(error)) return false;
      // It cannot be sent unchanged.
      stop(step.key, theirs ? { theirs } : { refusal: reasonOf(error) });
      return true;
    } finally {
      onItsWay = undefined;
    }
  };

  return {
    hasSendable: () => sendable().length > 0,
    /** @returns the number of steps that can no longer be read; they are deleted */
    read: async (): Promise<number> => {
      const { steps: found, lost } = await readSteps(vault);
      show(found);
      if (lost.length > 0) await deleteSteps(lost);
      return lost.length;
    },
    add: async (toSend: StepToSend) => {
      const waiting = waitingAfter(shown(), toSend);
      await storeStep(vault, waiting);
      show([...shown(), waiting]);
    },
    /** @returns false: it may be under way, or have arrived */
    drop: async (key: string): Promise<boolean> => {
      if (key === onItsWay || !find(key)) return false;
      await deleteSteps([key]);
      show(shown().filter((each) => each.key !== key));
      return true;
    },
    replace: async (key: string, anew: WaitingStep) => {
      await storeStep(vault, anew);
      await deleteSteps([key]);
      show(shown().map((each) => (each.key === key ? anew : each)));
    },
    /** Sends the steps one after the other, until the connection is lost. @returns the number of sent steps */
    sendAll: async (): Promise<number> => {
      const before = shown().length;
      for (const step of sendable()) {
        // The user may have removed it, or its version may have changed.
        const now = find(step.key);
        if (signal.aborted || (now && !(await sendOne(now)))) break;
      }
      return before - shown().length;
    },
  };
}

export type WaitingList = ReturnType<typeof openWaitingList>;

/** The steps as this page shows them, with what keeps each from being sent. */
function showSteps(signal: AbortSignal) {
  const obstacles = new Map<string, WaitingObstacle>();
  let steps: readonly WaitingStep[] = [];
  const show = (changed: readonly WaitingStep[]) => {
    if (signal.aborted) return;
    steps = changed.map((each) => ({ ...each, obstacle: obstacles.get(each.key) }));
    setWaiting({ steps });
  };
  return {
    shown: () => steps,
    show,
    find: (key: string) => steps.find((each) => each.key === key),
    /** The steps that only need a connection. */
    sendable: () => steps.filter(({ obstacle }) => !obstacle),
    /** The step cannot be sent until a user decides. */
    stop: (key: string, obstacle: WaitingObstacle) => {
      obstacles.set(key, obstacle);
      show(steps);
    },
  };
}

/** The step with the present time, as the last one. */
function waitingAfter(steps: readonly WaitingStep[], toSend: StepToSend): WaitingStep {
  const saidAt = Date.now();
  return { ...toSend, saidAt, order: Math.max(saidAt, (steps.at(-1)?.order ?? 0) + 1) };
}

/** The other steps that were based on a sent one, after which the enquiry has the given version. */
function stepsBasedOn(sent: WaitingStep, version: number, steps: readonly WaitingStep[]) {
  // Otherwise a colleague has changed the enquiry.
  const isOwn = version === sent.version + 1;
  return steps.filter(
    ({ key, row, version: seen }) =>
      isOwn && key !== sent.key && row.reference === sent.row.reference && seen === sent.version,
  );
}

const refusals: ReadonlySet<string> = new Set(['invalid_input', 'forbidden', 'not_found']);

/** Whether sending again is useless: the step is not allowed, or the enquiry is gone. */
export function isForGood(error: unknown): boolean {
  return error instanceof ApiError && refusals.has(error.code);
}
