import { formatRupees, rupeesToPaise, type VehicleCard } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Link } from '../../ui/link.tsx';
import { detailsLink, enquiryLink } from './model-links.ts';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './price-table.module.css';

const texts = catalogueTexts.columns;

export function PriceTable({
  vehicles,
  label,
}: {
  vehicles: readonly VehicleCard[];
  label: string;
}) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.model}</th>
          <th scope="col" className={styles.wide}>
            {texts.engine}
          </th>
          <th scope="col" className={styles.wide}>
            {texts.power}
          </th>
          <th scope="col" className={styles.price}>
            {texts.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map(({ bikeName, name, specs, price, hasDetails }) => (
          <tr key={bikeName}>
            <th scope="row">
              <Link {...(hasDetails ? detailsLink : enquiryLink)(bikeName)}>{name}</Link>
            </th>
            <td {...langOf(specs.engine)} className={styles.wide}>
              {specs.engine}
            </td>
            <td {...langOf(specs.power)} className={styles.wide}>
              {specs.power}
            </td>
            <td className={styles.price}>{formatRupees(rupeesToPaise(price))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
