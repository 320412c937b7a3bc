import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Locale, ModelAbsence, PublicPageName } from '@dealership/shared';
import type { InlineHashes } from '../http/server/security-headers.ts';
import { escapeHtml } from '../http/answers/escape-html.ts';

/**
 * Composes the HTML documents from what the client's two builds, of the site and of the back office, left in its dist
 * folder: documents with the markers `<html lang="en">`, `<!--head-->`, `<!--shell-->` and `<!--data-->`, what renders
 * them, `first-lines.js`, and Vite's manifests, which tell each page's scripts and styles.
 */
export interface ClientBuild {
  readonly folder: string;
  readonly banners: Banners;
  readonly renderShell: RenderShell;
  /** The script that stands in the public documents themselves. */
  readonly firstLines: string;
  /** What keeps the screens of the back office in browsers. */
  readonly officeWorker: string;
  readonly site: HalfBuild;
  readonly office: HalfBuild;
}

/** What one of the two builds has made. */
interface HalfBuild {
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

/** A key between two NULs, which no text that somebody has typed may hold (`refuseNul`). */
const SHELL_MARK = /\0([\w-]+)\0/g;

/** HTML that the documents of each half begin with; the demo has some. */
export interface Banners {
  site: string;
  office: string;
  /** CSS of both. */
  style: string;
  /** JavaScript of the back office. */
  script: string;
}

/** Reads what the client's builds have made; throws when it is incomplete. */
export async function readClientBuild(
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
  return { template, entry, manifest: manifestSchema.parse(JSON.parse(text)) };
}

/** The scripts that a page's document will want at once. */
export interface PageParts {
  locale: Locale;
  half: HalfBuild;
  /** Sources of the lazily loaded modules that draw it, as the manifest names them. */
  modules: readonly string[];
  /** Source of what drew its text, of which the browser needs the styles alone. */
  text?: string | undefined;
  /** Whether the first lines stand in it; the back office has no enquiry forms. */
  hasFirstLines: boolean;
  /** There is nothing to paint before its scripts have come. */
  isBlank?: boolean;
}

/** A page without its head, markup and data: made once at the start. */
export interface PageTemplate {
  /** CSP sources of what stands in it. */
  hashes: InlineHashes;
  /**
   * @param content.markup what `renderShell` made of the page; the back office has none
   * @param content.icon address of a PNG in place of the icon that comes with the product
   * @param content.shell what stands at its marks (`\0model\0`); a mark without a text goes
   */
  render: (content: {
    head: string;
    data: unknown;
    markup?: string;
    shell?: Readonly<Record<string, string>>;
    icon?: string | undefined;
  }) => string;
}

export function createPageTemplate(
  build: ClientBuild,
  { locale, half, modules, text, hasFirstLines, isBlank = false }: PageParts,
): PageTemplate {
  const { scripts, styles } = assetsOf(half, modules, text);
  const files = styles.map((file) => readFileSync(path.join(build.folder, file), 'utf8'));
  const style = [...files, build.banners.style].join('');
  // The entry fetches them after the first paint, if the page is whole without them.
  const when = isBlank ? 'rel="modulepreload"' : 'data-script';
  const preloads = scripts.map((file) => `<link ${when} crossorigin href="/${file}">`);
  // Their content is in the document: a disabled link is not fetched, and tells Vite's loader, which
  // would fetch the file and wait for it, that the style is there. The template has the entry's.
  const links = styles
    .filter((file) => !half.template.includes(file))
    .map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  const lines = [hasFirstLines ? build.firstLines : build.banners.script].filter(Boolean);
  // Before all else: the entry's script may fail, and somebody may type, at any time.
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
        .replace('<!--data-->', () => (data === undefined ? '' : dataScript(data))),
  };
}

/** For tabs, and for home screens. */
function iconLinks(address: string): string {
  return `<link rel="icon" href="${address}" type="image/png"><link rel="apple-touch-icon" href="${address}">`;
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** JSON that no `</script>` or `<!--` inside a text can end; the browser reads it, nobody runs it. */
function dataScript(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/** The scripts that an entry, what it loads on every page and a page's modules bring besides the entry itself, and all styles. */
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

/** A chunk after all that it imports, as its styles have to stand: they overrule those. */
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
