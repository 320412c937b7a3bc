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

interface Keeper {
  /** @returns whether it lies on this phone's disk */
  keep: (said: SaidStep) => Promise<boolean>;
  /** What waits is not sent any more. */
  drop: (key: string) => Promise<void>;
  /** There may be a line again. */
  send: () => void;
  /** Sends it from how the enquiry stands now. */
  takeAllTheSame: (waiting: WaitingStep, theirs: DeskDetail) => Promise<void>;
}

const nothing: readonly WaitingStep[] = [];
let shown = nothing;
let keeper: Keeper | undefined;
const hearers = new Set<() => void>();

function subscribe(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** What waits to be sent, in the order in which it was said. */
export function useWaitingSteps(): readonly WaitingStep[] {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Shows what waits; in this page's memory alone. */
export function showWaitingSteps(steps: readonly WaitingStep[]): void {
  shown = steps;
  for (const hear of hearers) hear();
}

/** Names who keeps steps; `undefined`: nobody does any more, and none are shown. */
export function setKeeper(named: Keeper | undefined): void {
  keeper = named;
  if (!named) showWaitingSteps(nothing);
}

/** Whether what is said now has to wait behind what cannot be sent. */
export function isLineBusy(): boolean {
  return shown.some(({ obstacle }) => obstacle === undefined);
}

/** Whether a step may wait: outcomes, messages and notes do; whose it is and what is undone are of the moment. */
export function mayWait({ do: kind }: Step): boolean {
  return kind !== 'assign' && kind !== 'undo';
}

/** Keeps a step until there is a line; false: it is neither sent nor kept. */
export async function keepStep(said: SaidStep): Promise<boolean> {
  return (mayWait(said.step) && (await keeper?.keep(said))) ?? false;
}

export async function dropStep(key: string): Promise<void> {
  await keeper?.drop(key);
}

/** Sends what waits, where there is a line again. */
export function sendSteps(): void {
  keeper?.send();
}

/** Sends what somebody else has overtaken, from how the enquiry stands now. */
export async function takeAllTheSame(waiting: WaitingStep, theirs: DeskDetail): Promise<void> {
  await keeper?.takeAllTheSame(waiting, theirs);
}

/** What waits of an enquiry and decides how it stands: with it, no further outcome is taken. */
export function outcomeOf(
  steps: readonly WaitingStep[],
  reference: string,
): WaitingStep | undefined {
  return steps.find(
    ({ row, step }) => row.reference === reference && step.do !== 'note' && step.do !== 'message',
  );
}
