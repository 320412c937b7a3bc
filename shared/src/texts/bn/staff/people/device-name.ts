import type { deviceName as english } from '../../../en/staff/people/device-name.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { deviceNameIn } from '../../../parts/device-name.ts';

export const deviceName: SameTexts<typeof english> = deviceNameIn({
  unknown: 'অজানা ডিভাইস',
  on: (browser, system) => `${system}-এ ${browser}`,
});
