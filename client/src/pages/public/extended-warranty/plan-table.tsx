import { extendedWarrantyTexts as texts } from '@dealership/shared/texts/public/pages/extended-warranty.ts';
import styles from './plan-table.module.css';

/** A warranty: it ends with its period or its distance, whichever is reached first. */
interface Cover {
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

const thousands = new Intl.NumberFormat('en');

export function PlanTable({ caption, plans }: { caption: string; plans: Plans }) {
  const { standard, extended } = plans;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.standard}</th>
          <th scope="col">{texts.columns.extended}</th>
          <th scope="col">{texts.columns.total}</th>
        </tr>
      </thead>
      <tbody>
        {extended.map((cover) => (
          <tr key={cover.years}>
            <CoverCell {...standard} />
            <CoverCell {...cover} />
            <CoverCell
              years={standard.years + cover.years}
              kilometres={standard.kilometres + cover.kilometres}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CoverCell({ years, kilometres }: Cover) {
  return (
    <td>
      <strong>{texts.years(years)}</strong>
      <br />
      {texts.kilometres(thousands.format(kilometres))}
    </td>
  );
}
