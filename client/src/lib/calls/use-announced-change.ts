import { useChange } from './use-change.ts';

/**
 * Changes of a list, one at a time; `announcement` describes the last one, `failure` gives the reason if it failed.
 *
 * @param onFailed runs then: somebody else may have changed the list
 */
export function useAnnouncedChange(onFailed?: () => void) {
  const { change, isBusy, answer, failure } = useChange({
    mutate: (work: () => Promise<string>) => work(),
    onFailed,
  });
  return {
    /** @returns whether it happened */
    change: <Answer>(make: () => Promise<Answer>, announce: (answer: Answer) => string) =>
      change(async () => announce(await make())),
    isBusy,
    announcement: answer ?? '',
    failure,
  };
}
