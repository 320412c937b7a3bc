import { useState } from 'react';
import { failureText } from './failure-text.ts';

/**
 * Changes of a list, one at a time; `said` tells of the last one, `failure` why it did not happen.
 *
 * @param onFailed runs then: somebody else may have changed the list
 */
export function useChange(onFailed: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');

  /** @returns whether it happened */
  const change = async <Answer>(
    make: () => Promise<Answer>,
    say: (answer: Answer) => string,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure('');
    setSaid('');
    try {
      setSaid(say(await make()));
      return true;
    } catch (error) {
      setFailure(failureText(error));
      onFailed();
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return { change, isBusy, said, failure };
}
