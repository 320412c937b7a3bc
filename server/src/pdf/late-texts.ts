interface LateStyle {
  /** Points. */
  size: number;
  /** Shade of grey, of 255. */
  shade: number;
  x: number;
  /** The baseline. */
  y: number;
  align: 'left' | 'right';
}

/**
 * Texts that become known only after their page is finished and written, such as the number of pages. Each is a form of
 * its own that its page names.
 */
export class LateTexts {
  readonly #doc: PDFKit.PDFDocument;
  readonly #font: PDFKit.PDFKitReference;
  #count = 0;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
    this.#font = doc.ref({ ...font, Encoding: 'WinAnsiEncoding' });
    this.#font.end('');
  }

  /** Keeps a place on the current page. @returns writes the text there; its characters are those of Latin-1 */
  keep({ size, shade, x, y, align }: LateStyle): (text: string) => void {
    const { page } = this.#doc;
    const form = this.#doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, page.width, page.height],
      Resources: { Font: { F: this.#font } },
    });
    const name = `Late${(this.#count += 1)}`;
    (page.xobjects as Record<string, unknown>)[name] = form;
    this.#doc.addContent(`/${name} Do`);
    return (text) => {
      const left =
        align === 'left' ? x : x - this.#doc.font('Helvetica').fontSize(size).widthOfString(text);
      const codes = Buffer.from(text, 'latin1').toString('hex');
      form.end(`${shade / 255} g BT /F ${size} Tf 1 0 0 -1 ${left} ${y} Tm <${codes}> Tj ET`);
    };
  }
}
