import {
  splitLabel,
  stripOf,
  textIn,
  textsIn,
  type Colour,
  type Locale,
  type SpecLine,
  type Translations,
  type VehicleAbout,
  type VehicleSections,
} from '@dealership/shared';

const NUMBER = /\d(?:[\d.,]*\d)?/g;

/** A text of a table in which `#` is a number, with the numbers of this text; `undefined`: the table does not have it. */
export function wordsFor(
  table: Readonly<Record<string, string>>,
  text: string,
): string | undefined {
  const key = text.replaceAll(NUMBER, '#');
  if (!Object.hasOwn(table, key)) return undefined;
  const numbers = text.match(NUMBER) ?? [];
  return table[key]?.replaceAll('#', () => numbers.shift() ?? '');
}

/** Texts of the catalogue in a language: the dealership's own translation, else the product's, else English. */
export function wordsIn(locale: Locale) {
  const { specLabels, specValues } = textsIn(locale);
  const textOf = (en: string, own: Translations | undefined, usual: string | undefined) =>
    textIn({ en: usual ?? en, ...own }, locale);
  const valueOf = (en: string, own?: Translations) => textOf(en, own, wordsFor(specValues, en));
  return {
    /** For readers, not as it is stored. */
    label: ({ label, labelIn }: Pick<SpecLine, 'label' | 'labelIn'>) =>
      textOf(splitLabel(label), labelIn, wordsFor(specLabels, label)),
    value: ({ value, valueIn }: Pick<SpecLine, 'value' | 'valueIn'>) => valueOf(value, valueIn),
    colour: ({ name, nameIn }: Pick<Colour, 'name' | 'nameIn'>) =>
      textIn({ en: name, ...nameIn }, locale),
    /** The three lines of the model strip. */
    strip: (about: VehicleAbout) => {
      const { engine, power, transmission } = stripOf(about);
      return {
        engine: valueOf(engine, about.engineIn),
        power: valueOf(power, about.powerIn),
        transmission: valueOf(transmission, about.transmissionIn),
      };
    },
  };
}

/** The product's own translations of labels and values of a model, by their stored form; without unknown ones. */
export function usualWords({ about, specs }: Pick<VehicleSections, 'about' | 'specs'>) {
  const known = (locale: Locale, text: string) => {
    const { specLabels, specValues } = textsIn(locale);
    return wordsFor(specLabels, text) ?? wordsFor(specValues, text) ?? '';
  };
  const texts = [
    ...Object.values(stripOf(about)),
    ...specs.flatMap(({ label, value }) => [label, value]),
  ];
  return Object.fromEntries(
    texts
      .map((text) => [text, { bn: known('bn', text), hi: known('hi', text) }] as const)
      .filter(([, { bn }]) => bn !== ''),
  );
}
