import { expect, it, describe } from 'vitest';
import { readShare, type Share } from './read-share.ts';
import { readVcard } from './read-vcard.ts';

const read = (share: Partial<Share>) =>
  readShare({ title: '', text: '', url: '', cards: [], ...share });

describe('readShare', () => {
  it.each([
    ['9832012345', '', '9832012345', '', 'phone'],
    ['+91 98320-12345', '', '9832012345', '', 'phone'],
    ['মোবাইল: ৯৮৩২০ ১২৩৪৫', '', '9832012345', '', 'phone'],
    ['फ़ोन ९८३२०१२३४५', '', '9832012345', '', 'phone'],
    ['Asha Das: +91 98320 12345', 'Asha Das', '9832012345', '', 'phone'],
    ['অনিতা রায়\n098320 12345', 'অনিতা রায়', '9832012345', '', 'phone'],
    ['Name: Bimal Roy\nNumber: +919832012345', 'Bimal Roy', '9832012345', '', 'phone'],
    ['https://wa.me/919832012345', '', '9832012345', '', 'phone'],
    [
      '[29/11, 10:15 am] Asha Das: What is the price of Activa?',
      'Asha Das',
      '',
      'What is the price of Activa?',
      'whatsapp',
    ],
    [
      '[10:15, 29/11/2026] +91 98320 12345: Activa available?',
      '',
      '9832012345',
      'Activa available?',
      'whatsapp',
    ],
    [
      '29/11/26, 10:15 pm - Asha: Hello\n29/11/26, 10:16 pm - Asha: my number 98320 12345',
      'Asha',
      '9832012345',
      'Hello\n29/11/26, 10:16 pm - Asha: my number 98320 12345',
      'whatsapp',
    ],
    ['Is the SP125 there today?', '', '', 'Is the SP125 there today?', 'whatsapp'],
    [
      'I want an Activa 6G, call me on 98320 12345 after 5',
      '',
      '9832012345',
      'I want an Activa 6G, call me on 98320 12345 after 5',
      'whatsapp',
    ],
  ])('%j', (text, name, mobile, note, origin) => {
    expect(read({ text })).toMatchObject({ name, mobile, note, origin });
  });

  it('prefers a number of a mobile phone, and takes the name from the title', () => {
    expect(read({ title: 'Asha Das', text: '0353 2541234, 9832012345' })).toMatchObject({
      name: 'Asha Das',
      mobile: '9832012345',
    });
  });

  it('takes nothing for a number that is none', () => {
    for (const text of ['12345', 'Order 4111 1111 1111 1111 1111', '₹ 1,00,000', ''])
      expect(read({ text }).mobile).toBe('');
  });

  it('keeps an address, and at most 2,000 code points', () => {
    expect(read({ url: 'https://example.com/a', text: 'See' }).note).toBe(
      'See\nhttps://example.com/a',
    );
    expect(Array.from(read({ text: '🛵 '.repeat(3000) }).note)).toHaveLength(2000);
  });
});

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

describe('a contact', () => {
  it('of WhatsApp, with the number in a group', () => {
    const shared = card(
      'VERSION:3.0',
      'N:Das;Asha;;;',
      'FN:Asha Das',
      'item1.TEL;waid=919832012345:+91 98320 12345',
      'item1.X-ABLabel:Mobile',
    );
    expect(read({ cards: [shared] })).toEqual({
      name: 'Asha Das',
      mobile: '9832012345',
      email: '',
      note: '',
      origin: 'whatsapp',
    });
  });

  it('of version 2.1, in quoted-printable over two lines', () => {
    const shared = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A6=B0=E0=A6=BE=E0=A7=9F;=',
      '=E0=A6=85=E0=A6=A8=E0=A6=BF=E0=A6=A4=E0=A6=BE;;;',
      'TEL;CELL:9832012345',
      'TEL;HOME:0353-2541234',
    );
    const { name, mobile, note } = read({ cards: [shared] });
    expect([name.normalize('NFD'), mobile, note]).toEqual([
      'অনিতা রায়'.normalize('NFD'),
      '9832012345',
      '3532541234',
    ]);
  });

  it('of version 4.0, folded, with escapes, an address and several numbers', () => {
    const shared = card(
      'VERSION:4.0',
      'FN:Bimal \r\n Roy',
      'TEL;VALUE=uri;PREF=1;TYPE="voice:cell":tel:+91-98320-22222',
      'TEL:9832012345',
      'EMAIL;TYPE=work:bimal@example.com',
      'ORG:Hill\\, Tea;Sales',
      'NOTE:Wants two\\nbikes',
    );
    expect(read({ cards: [shared] })).toEqual({
      name: 'Bimal Roy',
      mobile: '9832022222',
      email: 'bimal@example.com',
      note: '9832012345\nHill, Tea, Sales\nWants two\nbikes',
      origin: 'whatsapp',
    });
  });

  it('names the others of several', () => {
    const others = card('FN:Bimal', 'TEL:9832022222');
    const { name, note } = read({ cards: [card('FN:Asha', 'TEL:9832012345') + others] });
    expect([name, note]).toEqual(['Asha', 'Bimal, 9832022222']);
  });

  it('that is broken off or none is read as far as it goes', () => {
    expect(readVcard('BEGIN:VCARD\nFN:Asha')).toEqual([]);
    expect(readVcard('')).toEqual([]);
    expect(readVcard('hello\nBEGIN:VCARD\n\nEND:VCARD')).toHaveLength(1);
    expect(read({ text: card('FN:Asha', 'TEL:9832012345') })).toMatchObject({
      mobile: '9832012345',
    });
  });
});
