import { pathIn, type Dealership, type Locale } from '@dealership/shared';
import type { SiteDetails } from '../features/settings/dealership-source.ts';
import { ownAddress } from '../features/settings/own-pictures.ts';
import { escapeHtml } from '../http/answers/escape-html.ts';
import type { PageCard } from './page-card.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Its path without a language, as it should be known: the canonical one. */
  path: string;
  sharePicture: SharePicture;
  /** The price card of a model, which previews show in place of the picture. */
  card?: Pick<PageCard, 'text' | 'picture' | 'choices'> | undefined;
  /** schema.org statements; paths in them must be absolute addresses. */
  structuredData: object;
}

/** A picture that link previews show: 1200 x 630 pixels. */
export interface SharePicture {
  path: string;
  /** The description of the picture, where there is one. */
  alt?: string;
}

export function indexableHead(
  page: PageHead,
  { siteUrl, locale, dealership }: { siteUrl: string; locale: Locale; dealership: Dealership },
): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const address = escapeHtml(siteUrl + pathIn(locale, page.path));
  const { card } = page;
  const { path, alt } = card ? { path: card.picture, alt: undefined } : page.sharePicture;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:site_name', escapeHtml(dealership.name)),
    property('og:title', title),
    property('og:description', card ? escapeHtml(card.text) : description),
    property('og:url', card?.choices ? `${address}&amp;${escapeHtml(card.choices)}` : address),
    property('og:image', escapeHtml(siteUrl + path)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(alt ? [property('og:image:alt', escapeHtml(alt))] : []),
    '<meta name="twitter:card" content="summary_large_image">',
    jsonScript('type="application/ld+json"', page.structuredData),
  ].join('');
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${content}">`;
}

/** JSON that no `</script>` or `<!--` inside a text can end; the browser reads it as data, never as a script. */
export function jsonScript(attributes: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script ${attributes}>${json}</script>`;
}

export function noindexHead(title: string): string {
  return `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`;
}

/** Has the browser fetch the home page's first banner before the script that shows it has run (rules: home-banners). */
export function heroPreload(srcSet: string): string {
  return `<link rel="preload" as="image" media="(width &gt;= 64em)" imagesrcset="${escapeHtml(srcSet)}" imagesizes="100vw" fetchpriority="high">`;
}

export function iconOf({ pictures: { icon } }: SiteDetails): string | undefined {
  return icon && ownAddress('icon.png', icon);
}
