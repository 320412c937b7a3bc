import type { Step } from '@dealership/shared';
import { waitingNow, type StepToSend, type WaitingStep } from '../../../lib/staff/waiting-steps.ts';

/** Whether a new step has to wait behind earlier ones. */
export function isLineBusy(): boolean {
  return waitingNow().steps.some(({ obstacle }) => obstacle === undefined);
}

const atOnce: readonly Step['do'][] = ['assign', 'branch', 'undo'];

/** Keeps a step until there is a connection; false: it is not kept. Assigning, handing over and undoing make sense only at once. */
export async function keepStep(toSend: StepToSend): Promise<boolean> {
  const mayWait = !atOnce.includes(toSend.step.do);
  return (mayWait && (await waitingNow().keeper?.keep(toSend))) ?? false;
}

/** Removes a waiting step; false: it was sent, or is being sent. */
export async function dropStep(key: string): Promise<boolean> {
  return (await waitingNow().keeper?.drop(key)) ?? false;
}

/** The waiting outcome of an enquiry: until it is sent, no other outcome is accepted. */
export function outcomeOf(
  steps: readonly WaitingStep[],
  reference: string,
): WaitingStep | undefined {
  return steps.find(
    ({ row, step }) => row.reference === reference && step.do !== 'note' && step.do !== 'message',
  );
}
