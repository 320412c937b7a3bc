import { deviceTexts } from '@dealership/shared/texts/staff/people/security.ts';

/** Browsers by a pattern of their User-Agent; the first match counts. */
const browsers: readonly [keyof typeof deviceTexts.browsers, RegExp][] = [
  ['edge', /\bEdgA?\/|\bEdgiOS\//],
  ['opera', /\bOPR\/|\bOPT\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /\bChrome\/|\bHeadlessChrome\/|\bCriOS\//],
  ['safari', /\bSafari\//],
];

const systems: readonly [keyof typeof deviceTexts.systems, RegExp][] = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
];

/** A name for a device's passkey, such as `Chrome on Windows`. */
export function deviceName(userAgent: string): string {
  const [browser] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  const [system] = systems.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  if (system === undefined) return deviceTexts.unknown;
  const name = deviceTexts.systems[system];
  return browser === undefined ? name : deviceTexts.both(deviceTexts.browsers[browser], name);
}
