import { extendedWarrantyTexts as texts } from '@dealership/shared/texts/public/pages/extended-warranty.ts';
import type { Cover, scooterPlans } from './plans.ts';
import styles from './plan-table.module.css';

const thousands = new Intl.NumberFormat('en');

export function PlanTable({ caption, plans }: { caption: string; plans: typeof scooterPlans }) {
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
