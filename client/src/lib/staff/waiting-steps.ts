import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { createStore } from '../browser/store.ts';

/** A step on an enquiry that the server does not know yet. */
export interface WaitingStep {
  /** Sent with the step: a second step with this key has no effect. */
  key: string;
  step: Step;
  version: number;
  row: DeskRow;
  /** Id of the last event that the person saw; 0: the timeline was not known. */
  lastEvent: number;
  /** Time of the step, epoch ms by this browser's clock. */
  saidAt: number;
  /** A later step has a higher number, even if the clock was changed. */
  order: number;
  /** Why it cannot be sent as it is; absent: it waits for the line. */
  obstacle?: WaitingObstacle | undefined;
}

/** Somebody else was quicker, or the server has refused the step for good. */
export type WaitingObstacle = { theirs: DeskDetail } | { refusal: string };

/** Steps that a person takes while there is no line. */
export type StepToSend = Omit<WaitingStep, 'saidAt' | 'order' | 'obstacle'>;

export interface Keeper {
  /** @returns whether it is stored on this phone's disk */
  keep: (toSend: StepToSend) => Promise<boolean>;
  /** Cancels a waiting step; false: it was already sent, or is on its way. */
  drop: (key: string) => Promise<boolean>;
  /** Sends the waiting steps: there may be a line again. */
  send: () => void;
  /** Sends it as a change to the present state of the enquiry. */
  takeAllTheSame: (waiting: WaitingStep, theirs: DeskDetail) => Promise<void>;
}

/** Only in the memory of this page: the waiting steps in their order, and their keeper. */
const waiting = createStore<{ steps: readonly WaitingStep[]; keeper: Keeper | undefined }>({
  steps: [],
  keeper: undefined,
});

export const waitingNow = waiting.get;

export function setWaiting(change: Partial<ReturnType<typeof waitingNow>>): void {
  waiting.set({ ...waitingNow(), ...change });
}

export function useWaitingSteps(): readonly WaitingStep[] {
  return waiting.usePart(({ steps }) => steps);
}

export function sendSteps(): void {
  waitingNow().keeper?.send();
}
