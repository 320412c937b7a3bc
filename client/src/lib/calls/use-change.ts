import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { failureText } from './failure-text.ts';
import { showToast } from '../toasts/toasts.ts';

interface ChangeOptions<Input, Answer, Current> {
  /** Makes the call, and shows the result. The error that it throws is the reason why the change failed. */
  mutate: (input: Input) => Promise<Answer>;
  /**
   * Called when another person saved first; `current` is the value that is stored now. The change then counts as failed
   * only if this throws. Without this function a conflict is a failure like any other.
   * @returns the value to send instead, where there is nothing to choose
   */
  onConflict?:
    | ((current: Current, input: NoInfer<Input>) => NoInfer<Input> | undefined)
    | undefined;
  /** Runs at the press, before anything is sent. */
  onBegin?: (input: NoInfer<Input>) => void;
  /** Handles a failure in another way, such as a toast or texts beside fields. */
  onFailed?: ((error: unknown, input: NoInfer<Input>) => void) | undefined;
  textOf?: (error: unknown) => string;
}

/**
 * A change that a person makes with one press. All changes of the back office use this:
 *
 *     const { change, isBusy, failure } = useChange({
 *       mutate: async (id: number) => onRemoved(await call('DELETE /api/things/:id', { params: { id } })),
 *       onConflict: (current: Thing) => setTheirs(current),
 *     });
 *
 * A second press while the first is under way does nothing. Typed input is not touched. The change goes on after its
 * component is gone.
 */
export function useChange<Input = void, Answer = unknown, Current = unknown>({
  mutate,
  onBegin,
  onConflict,
  onFailed,
  textOf = failureText,
}: ChangeOptions<Input, Answer, Current>) {
  // A second press sees this before anything is drawn again.
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation({
    // Without it a change waits silently while the browser believes that it is offline.
    networkMode: 'always',
    // Otherwise an input, such as a password, stays in memory for minutes after its component is gone.
    gcTime: 0,
    mutationFn: async (input: Input): Promise<{ isDone: boolean; answer?: Answer }> => {
      for (let sent = input; ;) {
        try {
          return { isDone: true, answer: await mutate(sent) };
        } catch (refusal) {
          const current = changedMeanwhile<Current>(refusal);
          if (current === undefined || !onConflict) throw refusal;
          const instead = onConflict(current, sent);
          // Two people have changed the same thing: the user has to choose.
          if (instead === undefined) return { isDone: false };
          sent = instead;
        }
      }
    },
  });

  /** @returns whether this press made the change */
  const change = async (input: Input): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    onBegin?.(input);
    try {
      const { isDone } = await mutateAsync(input);
      return isDone;
    } catch (refusal) {
      onFailed?.(refusal, input);
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    change,
    isBusy: isPending,
    /** The value that is being sent, while the change is under way. */
    busyWith: isPending ? variables : undefined,
    /** Why the last change failed; `''`: it did not fail. */
    failure: error === null ? '' : textOf(error),
    /** The answer to the last change, once it is made. */
    answer: data?.answer,
    /** Hides the failure and the answer. */
    forget: () => {
      if (!isUnderWay.current) reset();
    },
  };
}

/** Shows in the corner of the screen why something failed, where the page has no place for it. */
export function showFailure(error: unknown): void {
  void showToast('error', failureText(error));
}
