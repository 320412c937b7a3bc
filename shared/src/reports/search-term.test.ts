import { describe, expect, it } from 'vitest';
import { hasReading } from './report-row.ts';
import { hasWords, readCode, readSearch } from './search-term.ts';
import { readName } from '../values/name.ts';

const finds = (stored: string, search: string) =>
  hasReading([readName(stored)], readSearch(search));
const findsPlate = (stored: string, search: string) =>
  hasReading([readName(stored), readCode(stored)], readSearch(search));

describe('readSearch', () => {
  it.each([
    '9832051313',
    '+91 98320 51313',
    '+919832051313',
    '91 98320 51313',
    '919832051313',
    '0091 98320 51313',
    '00919832051313',
    '0 98320 51313',
    '09832051313',
    '098320-51313',
    '(0)98320 51313',
    '+91 (0) 98320 51313',
    '(+91) 98320 51313',
    '+91-98320-51313',
    '98320 51313',
    '98320-51313',
    '98320.51313',
    '98320/51313',
    '98 32 05 13 13',
    '(983) 205-1313',
    '98320\u00a051313',
    '98320\u201151313',
    '98320–51313',
    '\u200e9832051313',
    '\u202a+91 98320 51313\u202c',
    '98320\u200b51313',
    '৯৮৩২০৫১৩১৩',
    '+৯১ ৯৮৩২০ ৫১৩১৩',
    '९८३२०५१३१३',
    '९१ ९८३२० ५१३१३',
    '９８３２０５１３１３',
    'tel:+919832051313',
    'Mob: 98320 51313',
    '91-98320.51313',
  ])('finds a number by %j', (search) => {
    expect(finds('9832051313', search)).toBe(true);
    expect(finds('9832051314', search)).toBe(false);
  });

  it.each([
    '98320 51',
    '98320-51',
    '+91 98320',
    '91 98320 51',
    '098320 5',
    '(0)9832',
    '91983205131',
    '1313',
    '51 313',
    '৫১৩১৩',
    '.1313',
    '0513',
  ])('finds a number by %j, a part of it', (search) => {
    expect(finds('9832051313', search)).toBe(true);
  });

  it.each(['0313', '91 13', '(0)0313', '+91 1398', '0'.repeat(11)])(
    'does not find a number by %j, which is none of its parts',
    (search) => {
      expect(finds('9832051313', search)).toBe(false);
    },
  );

  it.each(['WB 74 AB 1234', 'WB-74-AB-1234', 'wb74ab1234', 'WB 74-ab.1234', 'WB\u00a074/AB/1234'])(
    'finds a plate, however it is spelled, by %j',
    (search) => {
      for (const stored of ['WB74AB1234', 'wb 74 ab 1234', 'WB-74-AB-1234', 'WB 74AB-1234']) {
        expect(findsPlate(stored, search), stored).toBe(true);
        expect(findsPlate(stored, search.slice(0, -2)), stored).toBe(true);
      }
      expect(findsPlate('WB74AB1235', search)).toBe(false);
    },
  );

  it.each([
    'S.K. Das',
    'SK Das',
    's k das',
    'S. K.  DAS',
    's\u200bk das',
    'SKDAS',
    'S\u00a0K\u2009Das',
  ])('finds a name, whatever is between its letters, by %j', (search) => {
    for (const stored of ['S.K. Das', 'SK Das', 's k das', '\u200eS K Das']) {
      expect(finds(stored, search), stored).toBe(true);
    }
    expect(finds('S.K. Dey', search)).toBe(false);
  });

  it('takes all other signs as they are', () => {
    expect(finds('100% Sure', '100%')).toBe(true);
    expect(finds('1000 Sure', '100%')).toBe(false);
    expect(finds("D'Souza", 'dsouza')).toBe(false);
    expect(finds('Under_score', 'underscore')).toBe(false);
    expect(finds('2026-11-24', '2026-11')).toBe(true);
  });

  it('is for nothing where nothing is left of it', () => {
    for (const search of ['', ' ', '.', ' . \u200b', '\u001e', '\u001f']) {
      expect(readSearch(search), JSON.stringify(search)).toEqual([]);
    }
  });

  it('asks for one text where one is enough', () => {
    for (const search of ['9832051313', '98320 51', '1313', 'Activa 6G', 'WB 74 AB 1234', 'asha']) {
      expect(readSearch(search)).toHaveLength(1);
    }
  });

  it('leaves out a text that has another one in it', () => {
    expect(readSearch('098320513')).toEqual(['98320513']);
    expect(readSearch('+91 98320 51')).toEqual(['9832051']);
  });
});

describe('hasWords', () => {
  it('wants each word in one of the texts, in any order and spelling', () => {
    const texts = ['S.K. Das', 'sk-das'];
    for (const search of ['', 'das s.k', 'SK  das', 's k das', '-das']) {
      expect(hasWords(texts, search), search).toBe(true);
    }
    expect(hasWords(texts, 'sk dey')).toBe(false);
  });
});
