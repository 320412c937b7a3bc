import { deviceNameIn } from '../../../parts/device-name.ts';

/** The browser and system of a session, or of a browser with alerts, as stored. */
export const deviceName = deviceNameIn({
  unknown: 'Unknown device',
  on: (browser, system) => `${browser} on ${system}`,
});
