import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/ist.ts';
import { fillReply, fittingReplies, replyTextFor, replyValues } from './replies.ts';
import { replySchema } from './reply-schema.ts';
import { replyLimits } from './reply-limits.ts';

const reply = {
  title: 'Thanks',
  kinds: [],
  statuses: [],
  ways: ['sms'],
  isHidden: false,
  text: { en: 'Hello {name}' },
};

describe('filling a template in', () => {
  it('puts values in their places, and never fills a value in again', () => {
    const values = { name: '{price} $& Rina', price: '₹ 1', reference: 'K7' };
    expect(fillReply('{name}: {price}, {price} ({reference})', values)).toEqual({
      text: '{price} $& Rina: ₹ 1, ₹ 1 (K7)',
      missing: [],
    });
  });

  it('names what is missing, once, and of what the text asks for alone', () => {
    expect(fillReply('{time} {name} {time}', { name: '', model: '' }).missing).toEqual([
      'name',
      'time',
    ]);
  });

  it('takes the text of the language that is wanted, else the English one', () => {
    const text = { en: 'Hello', bn: 'নমস্কার', hi: '' };
    expect(replyTextFor(text, 'bn')).toEqual({ language: 'bn', text: 'নমস্কার' });
    expect(replyTextFor(text, 'hi')).toEqual({ language: 'en', text: 'Hello' });
    expect(replyTextFor(text, null).language).toBe('en');
  });
});

describe('what is known of an enquiry', () => {
  const now = instantOf('2026-11-21T12:00');
  const enquiry = {
    reference: 'K7Q2-M4XD',
    appointment: null,
    promised_at: null,
    attempted_at: null,
    next_at: null,
    sent: { name: 'Rina', model: 'honda-activa-6g', modelName: 'Activa 6G' },
  };
  const valuesOf = (part: object, price?: number, known: object = {}) =>
    replyValues({ ...enquiry, ...part } as unknown as Parameters<typeof replyValues>[0], {
      price,
      branch: 'Teesta',
      appointmentFile: undefined,
      origin: 'https://teesta.example',
      language: 'en',
      now,
      ...known,
    });
  const at = (minute: string) => instantOf(`2026-11-${minute}`);
  const fixed = (state: string, time = '16:30') => ({
    appointment: { day: '2026-11-22', time, state },
    next_at: at('21T18:00'),
  });

  it('is its model as the catalogue calls it, and a price in rupees if there is one', () => {
    expect(valuesOf({}, 102_390)).toMatchObject({ model: 'Activa 6G', price: '₹\u00a01,02,390' });
    expect(fillReply('{price} {time}', valuesOf({})).missing).toEqual(['price', 'time']);
  });

  it('is the address of an agreed appointment, in the language of the message', () => {
    const appointmentFile = '/appointments/K7-x.ics';
    const calendarIn = (language: string) =>
      valuesOf({}, undefined, { appointmentFile, language }).calendar;
    expect(calendarIn('en')).toBe(`https://teesta.example${appointmentFile}`);
    expect(calendarIn('bn')).toBe(`https://teesta.example/bn${appointmentFile}`);
    expect(fillReply('{calendar}', valuesOf({})).missing).toEqual(['calendar']);
  });

  it.each([
    ['an appointment', fixed('confirmed'), /22 November, 4:30 pm/],
    ['one at any time', fixed('asked', ''), /22 November$/],
    ['one that was missed gives way to the next step', fixed('missed'), /21 November, 6:00 pm/],
    ['a promise', { promised_at: at('21T12:35'), next_at: at('21T13:00') }, /12:35 pm/],
    [
      'a promise that somebody has kept gives way',
      { promised_at: at('21T12:35'), attempted_at: now, next_at: at('21T13:00') },
      /1:00 pm/,
    ],
    ['nothing that has passed', { next_at: at('21T11:59') }, /^$/],
  ])('is a time: %s', (_, part, expected) => {
    expect(valuesOf(part).time).toMatch(expected);
  });
});

describe('the templates for an enquiry', () => {
  it('are those of its kind and status that are not hidden, the narrowest first', () => {
    const made = (title: string, part: object) => ({ ...replySchema.parse(reply), ...part, title });
    const all = [
      made('B', {}),
      made('A', {}),
      made('Sales', { kinds: ['sales'] }),
      made('New sales', { kinds: ['sales'], statuses: ['new'] }),
      made('Fixed', { statuses: ['fixed'] }),
      made('Service', { kinds: ['service'] }),
      made('Hidden', { isHidden: true }),
    ];
    const sales = { kind: 'sales', status: 'new' } as const;
    const { compare } = new Intl.Collator('en-IN');
    const titles = fittingReplies(all, sales, compare).map(({ title }) => title);
    expect(titles).toEqual(['New sales', 'Sales', 'A', 'B']);
  });
});

describe('a template', () => {
  it.each([
    ['title', { title: ' ' }],
    ['ways', { ways: [] }],
    ['ways', { ways: ['sms', 'sms'] }],
    ['kinds', { kinds: ['boats'] }],
    ['text.en', { text: { en: '' } }],
    ['text.en', { text: { en: 'Hello {nane}' } }],
    ['text.hi', { text: { en: 'Hello', hi: 'नमस्ते {name' } }],
    ['text', { text: { en: '{name}'.repeat(replyLimits.marks + 1) } }],
    ['text.en', { text: { en: 'x'.repeat(replyLimits.text + 1) } }],
  ])('is refused for its %s: %j', (place, part) => {
    const { error } = replySchema.safeParse({ ...reply, ...part });
    expect(error?.issues[0]?.path.slice(0, place.split('.').length).join('.')).toBe(place);
  });
});
