import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { failureText } from './failure-text.ts';
import { showToast } from '../toasts/toasts.ts';

interface ChangeOptions<Input, Answer, Current> {
  /** Makes the call, and shows what follows from its answer. What it throws is why the change failed. */
  mutate: (input: Input) => Promise<Answer>;
  /**
   * Somebody else was quicker, and `current` is what is stored now; nothing has failed then, unless this throws. Without it a
   * conflict is a failure like any other.
   * @returns what is sent instead, where there is nothing to choose
   */
  onConflict?:
    ((current: Current, input: NoInfer<Input>) => NoInfer<Input> | undefined) | undefined;
  /** Runs with the press, before anything is sent. */
  onBegin?: (input: NoInfer<Input>) => void;
  /** What else a failure leads to, such as a toast or words beside fields. */
  onFailed?: ((error: unknown, input: NoInfer<Input>) => void) | undefined;
  /** The words of `failure`. */
  textOf?: (error: unknown) => string;
}

/**
 * Something that somebody changes with one press, the only way that the back office has for it:
 *
 *     const { change, isBusy, failure } = useChange({
 *       mutate: async (id: number) => onRemoved(await call('DELETE /api/things/:id', { params: { id } })),
 *       onConflict: (current: Thing) => setTheirs(current),
 *     });
 *
 * A second press while the first is under way does nothing. Nothing that was typed is touched. It goes on when its
 * component has gone.
 */
export function useChange<Input = void, Answer = unknown, Current = unknown>({
  mutate,
  onBegin,
  onConflict,
  onFailed,
  textOf = failureText,
}: ChangeOptions<Input, Answer, Current>) {
  // Known to a second press before anything is drawn anew.
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation({
    // Without it a change waits silently while the browser believes to be offline.
    networkMode: 'always',
    mutationFn: async (input: Input): Promise<Outcome<Answer>> => {
      for (let sent = input; ;) {
        try {
          return { isDone: true, answer: await mutate(sent) };
        } catch (refusal) {
          const current = changedMeanwhile<Current>(refusal);
          if (current === undefined || !onConflict) throw refusal;
          const instead = onConflict(current, sent);
          if (instead === undefined) return { isDone: false };
          sent = instead;
        }
      }
    },
  });

  /** @returns whether it was done, by this press */
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
    /** What is being changed, while it is. */
    busyWith: isPending ? variables : undefined,
    /** Why the last one failed; `''`: it did not. */
    failure: error === null ? '' : textOf(error),
    /** Of the last one, once it was done. */
    answer: data?.answer,
    /** The failure and the answer are no longer shown. */
    forget: () => {
      if (!isUnderWay.current) reset();
    },
  };
}

/** Says in the corner of the screen why something failed, where the page has no place for it. */
export function showFailure(error: unknown): void {
  void showToast('error', failureText(error));
}

interface Outcome<Answer> {
  /** Not where two people have changed the same, and somebody has to choose. */
  isDone: boolean;
  answer?: Answer;
}
