import { describe, expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import { siteVisitSchema } from '../enquiries/visit-schema.ts';

const read = (sent: unknown) => siteVisitSchema.parse(sent);

describe('what is kept of a visit', () => {
  it('is all that fits, and nothing else', () => {
    const visit = {
      page: '/offers',
      referrer: 'l.facebook.com',
      source: 'facebook',
      medium: 'cpc',
      campaign: 'দীপাবলি-2026',
      term: '<script>alert(1)</script>',
      content: '=1+1',
    };
    expect(read({ ...visit, gclid: 'x', __proto__: { page: '/admin' } })).toEqual(visit);
  });

  it.each([
    ['too long', { page: `/${'a'.repeat(200)}`, campaign: '🏍'.repeat(101) }],
    ['of another type', { page: 1, referrer: ['a.example'], source: {}, medium: true, term: null }],
    ['unreadable', { campaign: 'a\nb', content: '\ud800' }],
    ['blank', { campaign: '', term: '  ' }],
    ['no path', { page: 'https://a.example/' }],
    ['no host', { referrer: 'a.example/path?name=Asha' }],
  ])('is not what is %s', (_, sent) => {
    expect(read(sent)).toBeUndefined();
    expect(read({ ...sent, medium: 'email' })).toEqual({ medium: 'email' });
  });

  it.each([[undefined], [null], ['text'], [7], [[]], [{}]])('is nothing of %j', (sent) => {
    expect(read(sent)).toBeUndefined();
  });

  it('is without what cannot be seen', () => {
    expect(read({ campaign: '\u202egnp', term: '\u200b' })).toEqual({ campaign: 'gnp' });
  });

  it('counts code points', () => {
    const campaign = '🏍'.repeat(100);
    expect(read({ campaign })).toEqual({ campaign });
  });
});

describe('the source of an enquiry', () => {
  it.each([
    ['campaign', { referrer: 'www.google.com', medium: 'cpc' }],
    ['campaign', { content: 'banner' }],
    ['search', { referrer: 'www.google.co.in' }],
    ['search', { referrer: 'google.com' }],
    ['search', { referrer: 'com.google.android.googlequicksearchbox' }],
    ['search', { referrer: 'in.search.yahoo.com' }],
    ['search', { referrer: 'WWW.BING.COM' }],
    ['social', { referrer: 'l.facebook.com' }],
    ['social', { referrer: 't.co' }],
    ['site', { referrer: 'mail.google.com' }],
    ['site', { referrer: 'google.com.evil.example' }],
    ['site', { referrer: 'notfacebook.com' }],
    ['site', { referrer: 'honda2wheelersindia.com', page: '/' }],
    ['direct', { page: '/' }],
  ] as const)('is %s with %j', (source, visit) => {
    expect(sourceOf('website', visit)).toBe(source);
  });

  it('is not known where the browser sent nothing', () => {
    expect(sourceOf('website', undefined)).toBeUndefined();
  });

  it('is what staff choose for those that they write down', () => {
    expect(sourceOf('walk-in', { referrer: 'google.com' })).toBe('walk-in');
    expect(sourceOf('phone', undefined)).toBe('phone');
  });
});
