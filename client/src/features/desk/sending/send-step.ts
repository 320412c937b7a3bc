import type { DeskDetail } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { type StepToSend, type WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { isLineBusy, keepStep } from './keep-step.ts';

/** @throws {ApiError} */
export function sendStep(
  reference: string,
  // `saidAt` is the time of a step that had to wait for a connection.
  toSend: Pick<WaitingStep, 'step' | 'version' | 'key'> & Partial<Pick<WaitingStep, 'saidAt'>>,
): Promise<DeskDetail> {
  const { step, version, key, saidAt } = toSend;
  return call('POST /api/desk/enquiries/:reference/steps', {
    params: { reference },
    body: {
      key,
      version,
      step,
      // The clock may have been set back meanwhile.
      ...(saidAt !== undefined && { waited: Math.max(0, Date.now() - saidAt) }),
    },
  });
}

/**
 * Sends a step or, without a connection, keeps it on this phone until there is one.
 * @param isCut the connection is known to be lost
 * @returns the enquiry's new state; `undefined`: the step is kept
 * @throws {ApiError} the step was neither sent nor kept
 */
export async function sendOrKeep(
  toSend: StepToSend,
  isCut: boolean,
): Promise<DeskDetail | undefined> {
  if ((isCut || isLineBusy()) && (await keepStep(toSend))) return undefined;
  try {
    return await sendStep(toSend.row.reference, toSend);
  } catch (error) {
    const isUnreachable = error instanceof ApiError && error.code === 'unreachable';
    if (isUnreachable && (await keepStep(toSend))) return undefined;
    throw error;
  }
}

/** Why a step was not stored. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(error);
  if (error.code === 'unreachable') return stepTexts.cut;
  return Object.values(error.fields).join(' ') || failureText(error);
}
