import {
  formatRupees,
  rupeesToPaise,
  splitLabel,
  type SectionInput,
  type VehicleSectionName,
} from '@dealership/shared';
import { localLine } from '../../ui/forms/languages/local-lines.ts';
import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';

export function sectionLines(section: VehicleSectionName, value: unknown): string[] {
  if (value === null) return [];
  return liners[section](value as never);
}

/** The lines of each that are missing in the other. */
export function differingLines(
  section: VehicleSectionName,
  one: unknown,
  other: unknown,
): [string[], string[]] {
  const [ones, others] = [sectionLines(section, one), sectionLines(section, other)];
  const differing = [
    ones.filter((line) => !others.includes(line)),
    others.filter((line) => !ones.includes(line)),
  ] satisfies [string[], string[]];
  // Only their order differs.
  return differing.flat().length === 0 ? [ones, others] : differing;
}

const { fields } = texts;

const liners: { [Name in VehicleSectionName]: (value: SectionInput<Name>) => string[] } = {
  about: ({ name, details, figures, price, class: kind, ...rest }) => [
    named(fields.name, name),
    ...(['engine', 'power', 'transmission'] as const).map((key) =>
      named(fields[key], localLine({ en: rest[key], ...rest[`${key}In`] })),
    ),
    named(fields.class, kind === null ? '' : texts.classes[kind]),
    named(fields.details, localLine(details)),
    ...figureNames.map((key) => named(fields[key], figures[key] ?? '')),
    named(fields.fuel, figures.fuel === null ? '' : texts.fuels[figures.fuel]),
    named(fields.price, priceText(price)),
  ],
  variants: (list) => list.map(({ name, price }) => named(name, priceText(price))),
  colours: (list) =>
    list.map(({ name, nameIn, swatch, image }) =>
      [localLine({ en: name, ...nameIn }), swatch, image].filter(Boolean).join(' '),
    ),
  specs: (list) =>
    list.map(({ section, label, labelIn, value, valueIn }) =>
      named(
        `${texts.specSections[section]}, ${localLine({ en: splitLabel(label), ...labelIn })}`,
        localLine({ en: value, ...valueIn }),
      ),
    ),
  features: (list) =>
    list.map(({ heading, description, image }) =>
      named(localLine(heading), [localLine(description), image].filter(Boolean).join('; ')),
    ),
  accessories: (list) =>
    list.map(({ heading, description, partNo, price, image }) =>
      named(
        localLine(heading),
        [partNo, priceText(price), localLine(description), image].filter(Boolean).join('; '),
      ),
    ),
  pictures: ({ frames, ...roles }) => [
    ...Object.entries(roles).flatMap(([role, path]) =>
      path === '' ? [] : [named(texts.pictures[role as keyof typeof roles], path)],
    ),
    texts.pictures.frames(frames.length),
  ],
};

export const figureNames = [
  'engineCc',
  'motorKw',
  'mileage',
  'rangeKm',
  'seatHeight',
  'kerbWeight',
] as const;

function named(name: string, value: string | number): string {
  return `${name}: ${value}`;
}

export function priceText(price: string | number | null): string {
  if (price === null) return '';
  return typeof price === 'number' ? formatRupees(rupeesToPaise(price)) : price;
}
