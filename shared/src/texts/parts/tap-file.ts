import type { tapWays } from '../../taps/taps.ts';

/** Column headings of the file with the taps, in every language. */
export const tapColumns = {
  by: 'By',
  what: 'Page or model',
  ways: { call: 'Call', whatsapp: 'WhatsApp' } satisfies Record<(typeof tapWays)[number], string>,
  total: 'Both',
};
