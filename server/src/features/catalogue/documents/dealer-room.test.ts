import { describe, expect, it } from 'vitest';
import { textsIn, type Dealership } from '@dealership/shared';
import { dealership } from '../../../../../shared/test/dealership.ts';
import {
  readPdf,
  withoutBlanks,
  type PlacedText,
  type ReadPage,
} from '../../../../../shared/test/read-pdf.ts';
import { drawBrochure } from './brochure.ts';
import { page as paper } from './pdf.ts';
import { drawPriceList } from './price-list.ts';
import { buildBareBrochure, buildBrochure, buildModel, buildPriceList } from './test/samples.ts';

const { hours, departments } = textsIn('en');

/** Every weekday with hours of its own, two breaks in each. */
const week = Array.from({ length: 7 }, (_, day) => ({
  days: hours.days(day, day),
  times: hours.times([
    { opens: `09:0${day}`, closes: `12:3${day}` },
    { opens: `13:0${day}`, closes: `16:3${day}` },
    { opens: `17:0${day}`, closes: `21:3${day}` },
  ]),
}));

const phones = (['sales', 'service', 'spare-parts', 'insurance'] as const).flatMap(
  (department, at) =>
    [1, 2].map((which) => ({
      department,
      label: departments[department],
      phone: `+91-00000-${at}-0000-${which}00`,
    })),
);

/** As much as the settings let a dealer enter. */
const greatest: Dealership = {
  ...dealership,
  name: 'Wonderful Mountain Motorcycles and Scooters of North Bengal W',
  address: {
    street: `Shop 12, Ground Floor, ${'Mahananda Warehouse Market, '.repeat(3)}Hill Cart Road`,
    city: 'Mahananda Warehouse Market and Wholesale Mills Municipality',
    state: 'West Bengal and the Mountains of Mahananda and Jalpaiguri W',
    pinCode: '734001',
  },
  email: `${'sales-and-service-'.repeat(3)}desk@${'mountain-motorcycles.'.repeat(8)}example`,
  phones,
  week,
};

/** The texts that must be whole on the paper. */
const wanted = [greatest.name, greatest.address.street, greatest.email].concat(
  phones.map(({ phone }) => phone),
  week.flatMap(({ days, times }) => [days, ...times.split(', ')]),
);

describe('a dealership with the longest texts and seven different weekdays', () => {
  it.each([
    ['brochure', () => drawBrochure(buildBrochure({ dealership: greatest }))],
    ['brochure of one page', () => drawBrochure(buildBareBrochure({ dealership: greatest }))],
    [
      'brochure whose model has a long name',
      () => drawBrochure(buildBrochure({ dealership: greatest, name: 'Wholesale '.repeat(9) })),
    ],
    ['price list', () => drawPriceList(buildPriceList({ dealership: greatest, models: longList }))],
    ...Array.from({ length: 7 }, (_, least): [string, () => Promise<Buffer>] => [
      `brochure of a week in ${least + 1} lines`,
      () =>
        drawBrochure(buildBareBrochure({ dealership: { ...greatest, week: week.slice(least) } })),
    ]),
  ])('has room in the %s', async (name, draw) => {
    const { layout, text } = readPdf(await draw());
    for (const page of layout) {
      expect(outside(page), 'beyond the page').toEqual([]);
      expect(overlapping(page), 'over each other').toEqual([]);
    }
    if (name.includes('lines')) return;
    // The price list gives the numbers of sales and service alone.
    const left = name === 'price list' ? phones.slice(4).map(({ phone }) => phone) : [];
    for (const each of wanted.filter((one) => !left.includes(one))) {
      expect(text).toContain(withoutBlanks(each));
    }
  });
});

const longList = Array.from({ length: 40 }, (_, at) => buildModel({ name: `Model ${at}` }));

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of a text, without the parts of letters below the baseline. */
function boxOf({ text, x, y, width, size }: PlacedText): Box {
  return { text, left: x, right: x + width, top: y - 0.65 * size, bottom: y };
}

function outside({ texts }: ReadPage): Box[] {
  return texts
    .map(boxOf)
    .filter(
      ({ left, right, bottom }) =>
        left < paper.margin - 4 ||
        right > paper.width - paper.margin + 4 ||
        bottom > paper.footer + 16,
    );
}

function overlapping({ texts }: ReadPage): [string, string][] {
  const boxes = texts.filter(({ text }) => text.trim() !== '').map(boxOf);
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
      )
      .map((other): [string, string] => [one.text, other.text]),
  );
}
