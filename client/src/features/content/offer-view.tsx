import { offerPictureSizes, type Offer } from '@dealership/shared';
import { offersTexts as texts } from '@dealership/shared/texts/public/pages/offers.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import { langOf } from '../../lib/page/lang-of.ts';
import { unbroken } from '../../lib/page/unbroken.ts';
import styles from './offers.module.css';

interface OfferViewProps {
  offer: Offer;
  /** Link to the page of its model; passed in, since features do not import each other. */
  linkOf: (model: NonNullable<Offer['model']>) => { to: string; state?: object };
}

export function OfferView({ offer, linkOf }: OfferViewProps) {
  const { title, description, model } = offer;
  return (
    <>
      <div className={styles.picture}>
        <Picture
          picture={pictureAt(offer.image, offer)}
          alt={offer.alt ?? ''}
          sizes={offerPictureSizes}
          priority
          className={styles.fill}
        />
      </div>
      <p className={styles.eyebrow}>{texts.eyebrow}</p>
      <h1 {...langOf(title)} className={styles.title}>
        {title}
      </h1>
      <p {...langOf(description)} className={styles.description}>
        {unbroken(description)}
      </p>
      {model && (
        <Link {...linkOf(model)} className={buttonClass('secondary', styles.model)}>
          {texts.toModel(model.name)}
        </Link>
      )}
    </>
  );
}
