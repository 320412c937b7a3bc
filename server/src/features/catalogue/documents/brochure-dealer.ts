import { addressLines, phoneGroups } from './dealer.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { layOutWeek, type Laid } from './week.ts';

const onInk = (style: TextStyle): TextStyle => ({ ...style, colour: colours.onInk });
const onInkSoft = (style: TextStyle): TextStyle => ({ ...style, colour: colours.onInkSoft });

const nameStyle = onInk({ ...styles.section, leading: 36 });
const valueStyle = onInk({ ...styles.small, size: 9, leading: 15 });
const labelStyle = onInkSoft(styles.small);
const noteStyle = onInkSoft(styles.note);

/** From a label to the text below it. */
const LABEL = 16;
const COLUMNS = 76;
/** Between the groups of a column, one below the other. */
const BETWEEN = 10;
/** Between the columns, the week below them, and the note. */
const BELOW = 12;
const visit = { x: page.margin, width: 132 };
const phones = { x: page.margin + 144, width: 84, columns: 3 };
const hours = { x: page.margin + 396, width: contentWidth - 396 };

/**
 * The end of a brochure, on a dark background across the foot of the page, down to its lower edge: contacts, address,
 * hours. Its height follows from its content.
 *
 * @param pageUrl the model's page on the site
 */
export function layOutDealer(pdf: PdfDocument, { pageUrl }: { pageUrl: string | undefined }) {
  const { margin } = page;
  const nameWidth = contentWidth - 48;
  const fitted = pdf.fit(pdf.dealership.name, nameStyle, { width: nameWidth, smallest: 20 });
  const name = pdf.wrap(pdf.dealership.name, fitted, { width: nameWidth });
  const nameHeight = Math.max(nameStyle.leading, name.length * fitted.leading);
  const note = pdf.wrap(pdf.texts.priceNote, noteStyle, { width: contentWidth });

  const address = layOutVisit(pdf, pageUrl);
  const numbers = layOutPhones(pdf);
  const column = layOutHours(pdf);
  const contacts = Math.max(COLUMNS, address.height, numbers.height);
  const isBeside = column.height <= contacts;
  const week = layOutWeek(pdf, { days: labelStyle, times: valueStyle, width: contentWidth });

  const rule = 24 + nameHeight + BELOW;
  const columnsTop = rule + BELOW;
  const weekTop = columnsTop + contacts + BELOW;
  const noteTop = isBeside ? weekTop : weekTop + week.height + BELOW;
  const height = noteTop + note.length * noteStyle.leading + 2 + page.height - page.footer;
  const top = page.height - height;
  return {
    top,
    draw: () => {
      pdf.fillBox({ x: 0, y: top, width: page.width, height }, colours.ink);
      pdf.drawWheel({ y: top + 24, size: 36 }, colours.onInk);
      pdf.addBookmark(pdf.dealership.name);
      const nameTop = top + 24 + (nameHeight - name.length * fitted.leading) / 2;
      pdf.tagLines('H2', name, fitted, { x: margin + 48, y: nameTop });
      pdf.drawRule({ y: top + rule }, colours.lineOnInk);
      address.draw({ x: visit.x, y: top + columnsTop });
      numbers.draw({ x: phones.x, y: top + columnsTop });
      if (isBeside) column.draw({ x: hours.x, y: top + columnsTop });
      else week.draw({ x: margin, y: top + weekTop });
      pdf.tagLines('P', note, noteStyle, { x: margin, y: top + noteTop });
    },
  };
}

function layOutVisit(pdf: PdfDocument, pageUrl: string | undefined): Laid {
  const { width } = visit;
  const { email } = pdf.dealership;
  const address = addressLines(pdf.dealership).flatMap((line) =>
    pdf.wrap(line, valueStyle, { width }),
  );
  const host = pageUrl?.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '');
  const links = [
    { text: email, url: `mailto:${email}` },
    ...(pageUrl === undefined || host === undefined ? [] : [{ text: host, url: pageUrl }]),
  ].flatMap(({ text, url }) => {
    const style = pdf.fit(text, valueStyle, { width, smallest: 7.5 });
    return pdf.wrap(text, style, { width }).map((line) => ({ line, url, style }));
  });
  const linksHeight = links.reduce((sum, { style }) => sum + style.leading, 0);
  return {
    height: LABEL + address.length * valueStyle.leading + linksHeight,
    draw: ({ x, y }) => {
      drawLabel(pdf, pdf.texts.visitUs, { x, y });
      let top = y + LABEL;
      pdf.tagLines('P', address, valueStyle, { x, y: top });
      top += address.length * valueStyle.leading;
      for (const { line, url, style } of links) {
        pdf.link(line, url, { style, x, y: top });
        top += style.leading;
      }
    },
  };
}

/** The desks' numbers in columns, short groups stacked; the height of the columns follows from the numbers. */
function layOutPhones(pdf: PdfDocument): Laid {
  const groups = phoneGroups(pdf.dealership).map((group) => ({
    ...group,
    height: LABEL + group.phones.length * valueStyle.leading,
  }));
  const stack = (most: number) => {
    const places: { column: number; top: number; end: number }[] = [];
    for (const { height } of groups) {
      const last = places.at(-1);
      const top = last ? last.end + BETWEEN : 0;
      const isNext = last !== undefined && top + height > most;
      const column = (last?.column ?? 0) + (isNext ? 1 : 0);
      places.push(isNext ? { column, top: 0, end: height } : { column, top, end: top + height });
    }
    return places;
  };
  let most = COLUMNS;
  let places = stack(most);
  while ((places.at(-1)?.column ?? 0) >= phones.columns) {
    most += valueStyle.leading;
    places = stack(most);
  }
  return {
    height: Math.max(0, ...places.map(({ end }) => end)),
    draw: ({ x, y }) =>
      groups.forEach(({ label, phones: numbers }, index) => {
        const { column, top } = places[index] ?? { column: 0, top: 0 };
        const left = x + column * phones.width;
        drawLabel(pdf, label, { x: left, y: y + top });
        numbers.forEach((phone, at) => {
          const fitted = pdf.fit(phone, valueStyle, { width: phones.width - 6, smallest: 6 });
          pdf.link(phone, `tel:${phone.replaceAll(' ', '')}`, {
            style: { ...fitted, leading: valueStyle.leading },
            x: left,
            y: y + top + LABEL + at * valueStyle.leading,
          });
        });
      }),
  };
}

function layOutHours(pdf: PdfDocument): Laid {
  const { width } = hours;
  const groups = pdf.dealership.week.map(({ days, times }) => {
    const lines = pdf.wrap(times, valueStyle, { width });
    return { days, lines, height: LABEL + lines.length * valueStyle.leading };
  });
  const sum = groups.reduce((all, { height }) => all + height + BETWEEN, 0);
  return {
    height: sum - BETWEEN,
    draw: ({ x, y }) => {
      let top = y;
      for (const { days, lines, height } of groups) {
        drawLabel(pdf, days, { x, y: top });
        pdf.tagLines('P', lines, valueStyle, { x, y: top + LABEL });
        top += height + BETWEEN;
      }
    },
  };
}

function drawLabel(pdf: PdfDocument, text: string, place: { x: number; y: number }): void {
  pdf.tagLines('P', [text], labelStyle, place);
}
