import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { useSyncExternalStore } from 'react';

/** What somebody has said of an enquiry, and the server does not know yet. */
export interface WaitingStep {
  /** As it is sent: the same again does nothing more. */
  key: string;
  step: Step;
  version: number;
  /** The enquiry, as the person saw it. */
  row: DeskRow;
  /** Id of the last event that they saw; 0: its timeline was not known. */
  lastEvent: number;
  /** When it was said, epoch ms by this browser's clock. */
  saidAt: number;
  /** What was said later has a higher one, whatever has happened to the clock. */
  order: number;
  /** Why it cannot be sent as it is; absent: it waits for the line. */
  obstacle?: WaitingObstacle | undefined;
}

/** Somebody else was quicker, or the server has refused it for good. */
export type WaitingObstacle = { theirs: DeskDetail } | { refusal: string };

/** What somebody says while there is no line. */
export type SaidStep = Omit<WaitingStep, 'saidAt' | 'order' | 'obstacle'>;

export interface Keeper {
  /** @returns whether it lies on this phone's disk */
  keep: (said: SaidStep) => Promise<boolean>;
  /** What waits is not sent any more; false: it has been, or is on its way. */
  drop: (key: string) => Promise<boolean>;
  /** There may be a line again. */
  send: () => void;
  /** Sends it from how the enquiry stands now. */
  takeAllTheSame: (waiting: WaitingStep, theirs: DeskDetail) => Promise<void>;
}

/** In this page's memory alone: what waits, in the order in which it was said, and who keeps it. */
export const waitingNow: { steps: readonly WaitingStep[]; keeper: Keeper | undefined } = {
  steps: [],
  keeper: undefined,
};
const hearers = new Set<() => void>();

/** Tells those who show it that it is another list. */
export function tellWaiting(): void {
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

const read = () => waitingNow.steps;

/** What waits to be sent, in the order in which it was said. */
export function useWaitingSteps(): readonly WaitingStep[] {
  return useSyncExternalStore(subscribe, read, read);
}

/** Sends what waits, where there is a line again. */
export function sendSteps(): void {
  waitingNow.keeper?.send();
}
