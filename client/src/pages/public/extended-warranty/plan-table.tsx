import { extendedWarrantyTexts as texts } from '@dealership/shared/texts/public/pages/extended-warranty.ts';
import styles from './plan-table.module.css';

/** Kilometres of warranties: each ends with them or with its years, whichever is reached first. */
interface Plans {
  standard: number;
  /** By its years. */
  extended: Readonly<Record<number, number>>;
}

const STANDARD_YEARS = 3;

/** As ordered (rules: given-figures). */
export const scooterPlans: Plans = {
  standard: 36_000,
  extended: { 1: 12_000, 2: 24_000, 3: 36_000, 7: 84_000 },
};

/** As ordered (rules: given-figures). */
export const motorcyclePlans: Plans = {
  standard: 42_000,
  extended: { 1: 16_000, 2: 28_000, 3: 40_000, 7: 88_000 },
};

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
        {Object.entries(extended).map(([years, kilometres]) => (
          <tr key={years}>
            <CoverCell years={STANDARD_YEARS} kilometres={standard} />
            <CoverCell years={Number(years)} kilometres={kilometres} />
            <CoverCell years={STANDARD_YEARS + Number(years)} kilometres={standard + kilometres} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CoverCell({ years, kilometres }: { years: number; kilometres: number }) {
  return (
    <td>
      <strong>{texts.years(years)}</strong>
      <br />
      {texts.kilometres(kilometres)}
    </td>
  );
}
