import { inflateSync } from 'node:zlib';

/** What tests check in a drawn document. */
export interface ReadPdf {
  /** The text of each page, without blanks: they depend on line breaks. */
  pages: string[];
  /** The text of all pages, without blanks. */
  text: string;
  /** Number of pictures. */
  pictures: number;
}

/** A text as `readPdf` returns it. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * Reads the texts back from a document's bytes by its fonts' own tables, as a viewer's search does.
 * It supports only the parts of PDF that pdfkit writes.
 */
export function readPdf(file: Buffer): ReadPdf {
  const objects = readObjects(file.toString('latin1'));
  const catalogue = objects.find(({ head }) => head.includes('/Type /Pages'))?.head ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(catalogue)?.[1] ?? '';
  const byId = new Map(objects.map((object) => [object.id, object]));
  const pages = references(kids).map((id) => {
    const head = byId.get(id)?.head ?? '';
    const contents = references(/\/Contents (\d+ 0 R)/.exec(head)?.[1] ?? '');
    const resources = references(/\/Resources (\d+ 0 R)/.exec(head)?.[1] ?? '');
    const fonts = fontsOf(byId, byId.get(resources[0] ?? '')?.head ?? '');
    return withoutBlanks(contents.map((id) => textOf(byId.get(id)?.stream ?? '', fonts)).join(''));
  });
  const pictures = objects.filter(({ head }) => head.includes('/Subtype /Image')).length;
  return { pages, text: pages.join(''), pictures };
}

interface PdfObject {
  id: string;
  head: string;
  stream: string;
}

function readObjects(file: string): PdfObject[] {
  const found = file.matchAll(
    /(?:^|\n)(\d+) 0 obj\n([^]*?)(?:\nstream\n([^]*?)\nendstream)?\nendobj/g,
  );
  return Array.from(found, ([, id = '', head = '', stream = '']) => ({
    id,
    head,
    stream: head.includes('/FlateDecode') ? inflate(stream) : stream,
  }));
}

function inflate(stream: string): string {
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

function references(text: string): string[] {
  return Array.from(text.matchAll(/(\d+) 0 R/g), ([, id = '']) => id);
}

type Glyphs = Map<number, string>;

function fontsOf(byId: Map<string, PdfObject>, resources: string): Map<string, Glyphs> {
  const block = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? '';
  const entries = Array.from(block.matchAll(/\/(\w+) (\d+) 0 R/g));
  return new Map(
    entries.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? '')?.[1] ?? '';
      return [name, glyphsOf(byId.get(table)?.stream ?? '')];
    }),
  );
}

function glyphsOf(table: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const codes = Array.from(list.matchAll(/<([^>]*)>/g), ([, code = '']) => code);
    codes.forEach((code, index) => {
      const units = code.match(/[0-9a-f]{4}/gi) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set(Number.parseInt(first, 16) + index, text);
    });
  }
  return glyphs;
}

function textOf(content: string, fonts: Map<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  let text = '';
  for (const [, font, array = ''] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map<number, string>();
    for (const [, codes = ''] of array.matchAll(/<(\w+)>/g)) {
      for (const code of codes.match(/.{4}/g) ?? []) {
        text += glyphs.get(Number.parseInt(code, 16)) ?? '';
      }
    }
  }
  return text;
}
