import { describe, expect, it } from 'vitest';
import { chosenTimeTexts } from '../texts/en/common/chosen-time.ts';
import { lookUpTime } from './chosen-time.ts';
import type { OpeningHours } from './hours.ts';

const day = [
  { opens: '10:00', closes: '13:30' },
  { opens: '14:30', closes: '19:00' },
];
const hours: OpeningHours = {
  week: [day, day, day, day, day, day, []],
  special: [
    { firstDay: '2026-12-25', lastDay: '2026-12-25', intervals: [], reason: 'Christmas' },
    {
      firstDay: '2026-12-31',
      lastDay: '2026-12-31',
      intervals: day.slice(0, 1),
      reason: 'New Year',
    },
  ],
};
/** Thursday, 8 pm in India; another hour in London and New York, another day in Auckland. */
const now = Date.parse('2026-11-26T20:00:00+05:30');

const notifyOf = (chosen: string, at = now, of = hours) => {
  const found = lookUpTime(of, chosen, at);
  return found && [chosenTimeTexts.text(found), ...found.next.map(chosenTimeTexts.choice)];
};

describe('a day or a time that somebody chooses', () => {
  it.each([
    ['2026-12-25', ['Closed on Fri 25 Dec (Christmas).', 'Sat 26 Dec', 'Mon 28 Dec', 'Tue 29 Dec']],
    ['2026-11-29', ['Closed on Sun 29 Nov.', 'Mon 30 Nov', 'Tue 1 Dec', 'Wed 2 Dec']],
    ['2026-12-31', ['On Thu 31 Dec (New Year) we are open 10:00 AM to 01:30 PM.']],
    // Its last opening hour is over.
    [
      '2026-11-26',
      ['Closed for the rest of Thu 26 Nov.', 'Fri 27 Nov', 'Sat 28 Nov', 'Mon 30 Nov'],
    ],
    [
      '2026-12-25T11:00',
      [
        'Closed on Fri 25 Dec (Christmas).',
        'Sat 26 Dec, 11:00 AM',
        'Mon 28 Dec, 11:00 AM',
        'Tue 29 Dec, 11:00 AM',
      ],
    ],
    [
      '2026-11-28T19:00',
      [
        'Closed at 07:00 PM on Sat 28 Nov. Open 10:00 AM to 01:30 PM, 02:30 PM to 07:00 PM.',
        'Mon 30 Nov, 10:00 AM',
        'Tue 1 Dec, 10:00 AM',
        'Wed 2 Dec, 10:00 AM',
      ],
    ],
    [
      '2026-11-28T13:30',
      [
        'Closed at 01:30 PM on Sat 28 Nov. Open 10:00 AM to 01:30 PM, 02:30 PM to 07:00 PM.',
        'Sat 28 Nov, 02:30 PM',
        'Mon 30 Nov, 10:00 AM',
        'Tue 1 Dec, 10:00 AM',
      ],
    ],
    [
      '2026-12-31T16:00',
      [
        'Closed at 04:00 PM on Thu 31 Dec (New Year). Open 10:00 AM to 01:30 PM.',
        'Fri 1 Jan, 04:00 PM',
        'Sat 2 Jan, 04:00 PM',
        'Mon 4 Jan, 04:00 PM',
      ],
    ],
  ])('%s: is shown as closed, with what is open', (chosen, expected) => {
    expect(notifyOf(chosen)).toEqual(expected);
  });

  it.each([
    '2026-11-27',
    '2026-11-27T10:00',
    '2026-12-31T12:00',
    '2026-11-22',
    '',
    '2026-11',
    '2026-02-30',
  ])('%s: nothing is shown', (chosen) => {
    expect(notifyOf(chosen)).toBeUndefined();
  });

  it('is not shown as closed where there are no hours, or it is open round the clock', () => {
    const never = { week: hours.week.map(() => []), special: [] };
    expect(notifyOf('2026-11-29', now, never)).toBeUndefined();
    const always = {
      week: hours.week.map(() => [{ opens: '00:00', closes: '24:00' }]),
      special: [],
    };
    expect(notifyOf('2026-11-26T23:59', now, always)).toBeUndefined();
    expect(notifyOf('2026-11-26', now, always)).toBeUndefined();
  });

  it('is of the day in India, whatever the zone of the phone', () => {
    expect(notifyOf('2026-11-26', Date.parse('2026-11-26T18:59:00+05:30'))).toBeUndefined();
    // Past midnight in India, but still the day before in London.
    expect(notifyOf('2026-11-26', Date.parse('2026-11-26T19:00:00Z'))).toBeUndefined();
  });
});
