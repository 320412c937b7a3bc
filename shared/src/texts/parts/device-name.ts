import { UNKNOWN_DEVICE } from '../../auth/session.ts';

/** A stored device, such as `Chrome on Windows`, in the words of a language; `''` is an unknown one too. */
export function deviceNameIn(words: {
  unknown: string;
  on: (browser: string, system: string) => string;
}) {
  return (stored: string): string => {
    if (stored === '' || stored === UNKNOWN_DEVICE) return words.unknown;
    const [browser = '', system] = stored.split(' on ');
    return system === undefined ? stored : words.on(browser, system);
  };
}
