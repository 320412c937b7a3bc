import type { VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { enquiryLink } from './model-links.ts';
import styles from './not-sold.module.css';

/** In place of a price: shows that the model is no longer sold, with a link to ask. */
export function NotSold({ model }: { model: Pick<VehicleView, 'bikeName' | 'name'> }) {
  const { notSold, notSoldText } = catalogueTexts.details;
  return (
    <div className={styles.notSold}>
      <p className={styles.line}>{notSold(model.name)}</p>
      <p>{notSoldText}</p>
      <Link {...enquiryLink(model.bikeName)} className={buttonClass('secondary')}>
        {catalogueTexts.askAbout(model.name)}
      </Link>
    </div>
  );
}
