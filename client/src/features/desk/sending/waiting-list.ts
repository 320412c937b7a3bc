import type { SaidStep, WaitingObstacle, WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { showWaitingSteps } from './keep-step.ts';
import { deleteSteps, readSteps, storeStep } from './waiting-store.ts';

/**
 * What waits on this phone, stored and shown.
 * @param owner user id of its author
 * @param signal once it is aborted nothing is shown any more
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
    /** Those that wait for the line alone. */
    sendable: () => steps.filter(({ obstacle }) => !obstacle),
    /** @returns how many cannot be read any more; those are forgotten */
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
    /** One has been stored by the server, and the enquiry has this version since. */
    settle: async (sealing: CryptoKey, sent: WaitingStep, version: number) => {
      // Later steps were taken in knowledge of this one, unless somebody else has moved the enquiry.
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
    /** It cannot be sent as it is. */
    hold: (key: string, obstacle: WaitingObstacle) => {
      obstacles.set(key, obstacle);
      show(steps);
    },
  };
}

export type WaitingList = ReturnType<typeof openWaitingList>;
