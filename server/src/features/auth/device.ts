import { UNKNOWN_DEVICE } from '@dealership/shared';

/** Real User-Agents are shorter. Some of the patterns take quadratic time. */
const LONGEST_USER_AGENT = 300;

/** Browsers by a pattern of their User-Agent; the first match counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system in a few words, such as `Chrome on Windows`: nothing else of a User-Agent is stored. */
export function deviceOf(userAgent = ''): string {
  const start = userAgent.slice(0, LONGEST_USER_AGENT);
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(start))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
