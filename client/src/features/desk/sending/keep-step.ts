import type { DeskDetail, Step } from '@dealership/shared';
import {
  tellWaiting,
  waitingNow,
  type Keeper,
  type SaidStep,
  type WaitingStep,
} from '../../../lib/staff/waiting-steps.ts';

/** Shows what waits. */
export function showWaitingSteps(steps: readonly WaitingStep[]): void {
  waitingNow.steps = steps;
  tellWaiting();
}

/** Names who keeps steps; `undefined`: nobody does any more, and none are shown. */
export function setKeeper(keeper: Keeper | undefined): void {
  waitingNow.keeper = keeper;
  if (!keeper) showWaitingSteps([]);
}

/** Whether what is said now has to wait behind what cannot be sent. */
export function isLineBusy(): boolean {
  return waitingNow.steps.some(({ obstacle }) => obstacle === undefined);
}

/** Whether a step may wait: outcomes, messages and notes do; whose it is and what is undone are of the moment. */
function mayWait({ do: kind }: Step): boolean {
  return kind !== 'assign' && kind !== 'undo';
}

/** Keeps a step until there is a line; false: it is neither sent nor kept. */
export async function keepStep(said: SaidStep): Promise<boolean> {
  return (mayWait(said.step) && (await waitingNow.keeper?.keep(said))) ?? false;
}

/** What waits is not sent any more; false: it has been, or is on its way. */
export async function dropStep(key: string): Promise<boolean> {
  return (await waitingNow.keeper?.drop(key)) ?? false;
}

/** Sends what somebody else has overtaken, from how the enquiry stands now. */
export async function takeAllTheSame(waiting: WaitingStep, theirs: DeskDetail): Promise<void> {
  await waitingNow.keeper?.takeAllTheSame(waiting, theirs);
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
