import type { Origin } from './status.ts';
import { campaignParts, type SiteVisit } from '../enquiries/visit.ts';

/** Where enquiries come from, as Insights counts them: for those from the website, what led to it. */
export const sources = [
  'campaign',
  'search',
  'social',
  'site',
  'direct',
  'walk-in',
  'phone',
  'whatsapp',
  'import',
  'lead',
] as const;
export type Source = (typeof sources)[number];

const OF_KEY = /^lead:(\d{1,15})$/;

/** The source of leads that came with a key, by the key's id: each program is a source of its own. */
export function sourceOfKey(id: number): string {
  return `lead:${id}`;
}

/** The id of the key that a source is of. */
export function keyOfSource(source: string): number | undefined {
  const id = OF_KEY.exec(source)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** `google.com`, `google.co.in` and the app's own search, but not `mail.google.com`. */
const GOOGLE =
  /^((www|m)\.)?google\.(com?\.)?[a-z]{2,3}$|^com\.google\.android\.googlequicksearchbox$/;

/** Host names, including all their subdomains. */
const searchHosts = [
  'bing.com',
  'search.yahoo.com',
  'duckduckgo.com',
  'search.brave.com',
  'ecosia.org',
  'startpage.com',
  'qwant.com',
  'yandex.com',
  'yandex.ru',
  'baidu.com',
];
const socialHosts = [
  'facebook.com',
  'com.facebook.katana',
  'instagram.com',
  'com.instagram.android',
  'whatsapp.com',
  'wa.me',
  'youtube.com',
  'youtu.be',
  'x.com',
  'twitter.com',
  't.co',
  'linkedin.com',
  'lnkd.in',
  'pinterest.com',
  'telegram.org',
  't.me',
  'threads.com',
  'threads.net',
  'reddit.com',
  'quora.com',
  'snapchat.com',
  'sharechat.com',
];

function isBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some((each) => host === each || host.endsWith(`.${each}`));
}

/**
 * Where an enquiry comes from (rules: sources). A campaign counts more than the site that it ran on; an enquiry that
 * staff have entered has the source that they chose.
 * @param visit absent if the browser sent nothing
 * @returns undefined when it is not known
 */
export function sourceOf(origin: Origin, visit: SiteVisit | undefined): Source | undefined {
  if (origin !== 'website') return origin;
  if (!visit) return undefined;
  if (campaignParts.some((part) => visit[part] !== undefined)) return 'campaign';
  const host = visit.referrer?.toLowerCase();
  if (host === undefined) return 'direct';
  if (GOOGLE.test(host) || isBelow(host, searchHosts)) return 'search';
  return isBelow(host, socialHosts) ? 'social' : 'site';
}
