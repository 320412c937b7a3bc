/** Limits for a file with a price list; `rows` does not count its headings. */
export const priceListLimits = { bytes: 5 * 1024 * 1024, rows: 2000 } as const;

/** A part with a price, by kind and number: `V12` a variant, `A7` an accessory, `M3` a model without variants. */
export type PartKey = `${'V' | 'A' | 'M'}${number}`;

export const PART_KEY = /^[VAM][1-9]\d{0,14}$/;

export function isPartKey(text: string): text is PartKey {
  return PART_KEY.test(text);
}

export const priceColumns = ['key', 'model', 'name', 'partNo', 'price'] as const;
