import type { SaidStep, WaitingObstacle, WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { showWaitingSteps } from './keep-step.ts';
import { deleteSteps, readSteps, storeStep } from './waiting-store.ts';

/**
 * The waiting steps on this phone, stored and shown.
 * @param owner user id of their author
 * @param signal nothing is shown after it is aborted
 */
export function openWaitingList(owner: string, signal: AbortSignal) {
  const obstacles = new Map<string, WaitingObstacle>();
  let steps: readonly WaitingStep[] = [];
  const show = (changed: readonly WaitingStep[]) => {
    if (signal.aborted) return;
    steps = changed.map((each) => ({ ...each, obstacle: obstacles.get(each.key) }));
    showWaitingSteps(steps);
  };
  return {
    all: () => steps,
    find: (key: string) => steps.find((each) => each.key === key),
    /** The steps that only need a connection. */
    sendable: () => steps.filter(({ obstacle }) => !obstacle),
    /** @returns the number of steps that can no longer be read; they are deleted */
    read: async (sealing: CryptoKey): Promise<number> => {
      const { steps: found, lost } = await readSteps(owner, sealing);
      show(found);
      if (lost.length > 0) await deleteSteps(lost);
      return lost.length;
    },
    add: async (sealing: CryptoKey, said: SaidStep) => {
      const saidAt = Date.now();
      const waiting = { ...said, saidAt, order: Math.max(saidAt, (steps.at(-1)?.order ?? 0) + 1) };
      await storeStep({ owner, sealing }, waiting);
      show([...steps, waiting]);
    },
    drop: async (key: string) => {
      await deleteSteps([key]);
      show(steps.filter((each) => each.key !== key));
    },
    replace: async (sealing: CryptoKey, key: string, anew: WaitingStep) => {
      await storeStep({ owner, sealing }, anew);
      await deleteSteps([key]);
      show(steps.map((each) => (each.key === key ? anew : each)));
    },
    /** The server has stored a step; the enquiry now has this version. */
    settle: async (sealing: CryptoKey, sent: WaitingStep, version: number) => {
      // Later steps were based on this one, unless a colleague has changed the enquiry.
      const isOwn = version === sent.version + 1;
      const later = steps.filter(
        ({ key, row, version: seen }) =>
          isOwn &&
          key !== sent.key &&
          row.reference === sent.row.reference &&
          seen === sent.version,
      );
      const moved = new Map(later.map((each) => [each.key, { ...each, version }]));
      for (const each of moved.values()) await storeStep({ owner, sealing }, each);
      await deleteSteps([sent.key]);
      const left = steps.filter(({ key }) => key !== sent.key);
      show(left.map((each) => moved.get(each.key) ?? each));
    },
    /** The step cannot be sent unchanged. */
    hold: (key: string, obstacle: WaitingObstacle) => {
      obstacles.set(key, obstacle);
      show(steps);
    },
  };
}

export type WaitingList = ReturnType<typeof openWaitingList>;
