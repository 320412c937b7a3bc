import type { Banner } from '@dealership/shared';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture, pictureAt } from '../../ui/pictures/picture.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './banner-slide.module.css';

const texts = homeLateTexts.banners;

interface BannerSlideProps {
  banner: Banner;
  /** From 1. */
  position: number;
  count: number;
  /** Link to the page of its model; passed in, since features do not import each other. */
  linkOf: (model: NonNullable<Banner['model']>) => { to: string; state?: object };
}

/** A banner, with a line about its model below. */
export function BannerSlide({ banner, position, count, linkOf }: BannerSlideProps) {
  const { model } = banner;
  return (
    <div className={styles.slide}>
      <Picture
        picture={pictureAt(banner.filepath, banner)}
        alt={banner.alt ?? (model ? '' : texts.picture(position, count))}
        sizes="100vw"
        priority={position === 1}
        fallback={<span className={styles.picture} />}
        className={styles.picture}
      />
      <div className={styles.strip}>
        {model && (
          <Link {...linkOf(model)} className={styles.model}>
            <strong className={styles.name}>{model.name}</strong> <Price rupees={model.price} />{' '}
            <span className={styles.way}>
              {model.hasDetails ? texts.details : texts.ask}
              <Icon name="right" />
            </span>
          </Link>
        )}
      </div>
    </div>
  );
}
