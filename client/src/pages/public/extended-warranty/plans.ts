/** A warranty: it ends with its period or its distance, whichever is reached first. */
export interface Cover {
  years: number;
  kilometres: number;
}

interface Plans {
  standard: Cover;
  extended: readonly Cover[];
}

const STANDARD_YEARS = 3;

/** As ordered (rules: given-figures). */
export const scooterPlans: Plans = {
  standard: { years: STANDARD_YEARS, kilometres: 36_000 },
  extended: [
    { years: 1, kilometres: 12_000 },
    { years: 2, kilometres: 24_000 },
    { years: 3, kilometres: 36_000 },
    { years: 7, kilometres: 84_000 },
  ],
};

/** As ordered (rules: given-figures). */
export const motorcyclePlans: Plans = {
  standard: { years: STANDARD_YEARS, kilometres: 42_000 },
  extended: [
    { years: 1, kilometres: 16_000 },
    { years: 2, kilometres: 28_000 },
    { years: 3, kilometres: 40_000 },
    { years: 7, kilometres: 88_000 },
  ],
};
