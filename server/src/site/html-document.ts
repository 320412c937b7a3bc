import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { locales, type Locale, type ModelAbsence, type PublicPageName } from '@dealership/shared';
import type { InlineHashes } from '../http/server/security-headers.ts';
import { escapeHtml } from '../http/answers/escape-html.ts';
import { jsonScript } from './page-head.ts';

/**
 * Composes the HTML documents in a language from the output of the client's two builds in it, of the site and of the
 * back office: documents with the markers `<html lang="en">`, `<!--head-->`, `<!--shell-->` and `<!--data-->`, the
 * renderer, `first-lines.js`, and Vite's manifests, which list each page's scripts and styles.
 */
export interface ClientBuild {
  readonly folder: string;
  readonly banners: Banners;
  readonly renderShell: RenderShell;
  /** The script inside the public documents. */
  readonly firstLines: string;
  /** The worker that keeps the screens of the back office in browsers. */
  readonly officeWorker: string;
  readonly site: HalfBuild;
  readonly office: HalfBuild;
}

interface HalfBuild {
  readonly folder: string;
  readonly template: string;
  readonly manifest: Manifest;
  /** The key of its entry in the manifest. */
  readonly entry: string;
}

/** `client/src/app/render-shell.tsx` */
type RenderShell = (
  name: PublicPageName | 'not-found',
  data: object,
  which?: { absence?: ModelAbsence | undefined; ownPath?: string },
) => Promise<string>;

const chunkSchema = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

const LANGUAGE = '<html lang="en">';

const ICON = /<link rel="icon"[^>]*>/;

/** A key between two NULs, which no typed text may contain (`refuseNul`). */
const SHELL_MARK = /\0([\w-]+)\0/g;

/** HTML at the beginning of the documents of each half; only the demo has any. */
interface Banners {
  site: string;
  office: string;
  style: string;
  script: string;
}

/** The client, built in each language. */
export type ClientBuilds = Readonly<Record<Locale, ClientBuild>>;

/** Reads the output of all builds, a folder for each language; throws when it is incomplete. */
export async function readClientBuilds(
  folder: string,
  banners?: Readonly<Record<Locale, Banners>>,
): Promise<ClientBuilds> {
  const builds = locales.map(async (locale) => {
    return [locale, await readBuild(path.join(folder, locale), banners?.[locale])] as const;
  });
  return Object.fromEntries(await Promise.all(builds)) as Record<Locale, ClientBuild>;
}

async function readBuild(
  folder: string,
  banners: Banners = { site: '', office: '', style: '', script: '' },
): Promise<ClientBuild> {
  const renderer = pathToFileURL(path.join(folder, 'render-shell', 'render-shell.js'));
  const { renderShell, loadPages } = (await import(renderer.href)) as {
    renderShell: RenderShell;
    loadPages: () => Promise<void>;
  };
  await loadPages();
  return {
    folder,
    banners,
    renderShell,
    firstLines: readFileSync(path.join(folder, 'first-lines.js'), 'utf8'),
    officeWorker: readFileSync(path.join(folder, 'office-worker.js'), 'utf8'),
    site: readHalf(folder, {
      entry: 'index.html',
      manifest: 'manifest.json',
      banner: banners.site,
    }),
    office: readHalf(folder, {
      entry: 'admin.html',
      manifest: 'admin-manifest.json',
      banner: banners.office,
    }),
  };
}

function readHalf(
  folder: string,
  { entry, manifest, banner }: { entry: string; manifest: string; banner: string },
): HalfBuild {
  const file = readFileSync(path.join(folder, entry), 'utf8');
  const template = file.replace('<body>', () => `<body>${banner}`);
  for (const marker of [LANGUAGE, '<!--head-->', '<!--shell-->', '<!--data-->']) {
    if (!template.includes(marker)) throw new Error(`client build: ${entry} lacks ${marker}`);
  }
  if (!ICON.test(template)) throw new Error(`client build: ${entry} has no icon`);
  const text = readFileSync(path.join(folder, '.vite', manifest), 'utf8');
  return { folder, template, entry, manifest: manifestSchema.parse(JSON.parse(text)) };
}

/** The scripts that a page's document will want at once. */
export interface PageParts {
  locale: Locale;
  half: HalfBuild;
  /** Sources of the lazily loaded modules that draw it, as the manifest names them. */
  modules: readonly string[];
  /** Source of the module that drew its text; the browser needs only its styles. */
  text?: string | undefined;
}

/** A page without its head, markup and data: made once at the start. */
export interface PageTemplate {
  /** CSP sources of its inline parts. */
  hashes: InlineHashes;
  /**
   * @param content.markup of the page from `renderShell`; the back office has none
   * @param content.icon address of a PNG in place of the icon that comes with the product
   * @param content.shell the texts for its marks (`\0model\0`); a mark without a text is removed
   */
  render: (content: {
    head: string;
    data: object;
    markup?: string;
    shell?: Readonly<Record<string, string>>;
    icon?: string | undefined;
  }) => string;
}

export function createPageTemplate(
  build: ClientBuild,
  { locale, half, modules, text }: PageParts,
): PageTemplate {
  const { scripts, styles } = assetsOf(half, modules, text);
  const files = styles.map((file) => readFileSync(path.join(half.folder, file), 'utf8'));
  const style = [...files, build.banners.style].join('');
  const isOffice = half === build.office;
  // The back office has nothing to paint before them; in other pages the entry fetches them after the first paint.
  const when = isOffice ? 'rel="modulepreload"' : 'data-script';
  const preloads = scripts.map((file) => `<link ${when} crossorigin href="/${file}">`);
  // Their content is in the document: a disabled link is not fetched, and keeps Vite's loader from fetching the file
  // and waiting for it. The template has the entry's.
  const links = styles
    .filter((file) => !half.template.includes(file))
    .map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  // The back office has no enquiry forms.
  const lines = [isOffice ? build.banners.script : build.firstLines].filter(Boolean);
  // First of all: the entry's script may fail, and a visitor may type at any time.
  const script = lines.map((code) => `<script>${code}</script>`).join('');
  const document = half.template
    .replace(LANGUAGE, `<html lang="${locale}">`)
    .replace(
      '<!--head-->',
      () => `${script}<!--head-->${preloads.join('')}${links.join('')}<style>${style}</style>`,
    );
  return {
    hashes: { styles: [cspHash(style)], scripts: lines.map(cspHash) },
    render: ({ head, data, markup = '', shell: texts = {}, icon }) =>
      document
        .replace(ICON, (link) => (icon === undefined ? link : iconLinks(icon)))
        .replace('<!--shell-->', () =>
          markup.replace(SHELL_MARK, (_mark, key: string) => escapeHtml(texts[key] ?? '')),
        )
        .replace('<!--head-->', () => head)
        .replace('<!--data-->', () => jsonScript('type="application/json" id="page-data"', data)),
  };
}

/** For tabs, and for home screens. */
function iconLinks(address: string): string {
  return `<link rel="icon" href="${address}" type="image/png"><link rel="apple-touch-icon" href="${address}">`;
}

function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/**
 * All scripts of an entry, of its modules for every page and of a page's modules, without the entry itself, and all
 * their styles.
 */
function assetsOf({ manifest, entry }: HalfBuild, modules: readonly string[], text?: string) {
  const keysOf = (sources: readonly string[]) => [
    ...new Set(sources.flatMap((source) => [...closure(manifest, source)])),
  ];
  const scripts = keysOf([entry, ...(chunkOf(manifest, entry).dynamicImports ?? []), ...modules]);
  const styled = text === undefined ? scripts : keysOf([...scripts, text]);
  return {
    scripts: scripts.filter((key) => key !== entry).map((key) => chunkOf(manifest, key).file),
    styles: [...new Set(styled.flatMap((key) => chunkOf(manifest, key).css ?? []))],
  };
}

/** A chunk after all that it imports, as its styles must be ordered: they overrule the imported ones. */
export function closure(
  manifest: Manifest,
  key: string,
  found = new Set<string>(),
  begun = new Set<string>(),
): Set<string> {
  if (begun.has(key)) return found;
  begun.add(key);
  for (const imported of chunkOf(manifest, key).imports ?? []) {
    closure(manifest, imported, found, begun);
  }
  return found.add(key);
}

export function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`client build: the manifest has no ${key}`);
  return chunk;
}
