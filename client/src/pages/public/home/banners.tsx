import type { Banner } from '@dealership/shared';
import { detailsLink, enquiryLink } from '../../../features/catalogue/model-links.ts';
import { callPath } from '../../../lib/call-path.ts';
import { useResource } from '../../../lib/use-resource.ts';
import { homeLateTexts } from '@dealership/shared/messages/public/home-late.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture, pictureAt } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './banners.module.css';

const texts = homeLateTexts.banners;

/** How long each one shows (rules: given-figures). */
const ROTATE_EVERY_MS = 5000;

/** The banners that staff have chosen, full width behind the hero's words. */
export function Banners() {
  const { data = [] } = useResource(callPath('GET /api/images'), { pageData: 'banners' });
  return (
    <Carousel
      label={texts.label}
      className={styles.banners}
      ends="wrap"
      rotateEveryMs={ROTATE_EVERY_MS}
      controls="over"
      items={data.map((banner, index) => ({
        key: String(banner.id),
        content: (
          <div className={styles.slide}>
            <Picture
              picture={pictureAt(banner.filepath, banner)}
              alt={banner.model ? '' : texts.picture(index + 1, data.length)}
              sizes="100vw"
              priority={index === 0}
              fallback={<span className={styles.picture} />}
              className={styles.picture}
            />
            <div className={styles.strip}>{banner.model && <ModelLine model={banner.model} />}</div>
          </div>
        ),
      }))}
    />
  );
}

/** Whose picture it is, its price, and the way to it. */
function ModelLine({ model }: { model: NonNullable<Banner['model']> }) {
  const { bikeName, name, price, hasDetails } = model;
  return (
    <Link {...(hasDetails ? detailsLink : enquiryLink)(bikeName)} className={styles.model}>
      <strong className={styles.name}>{name}</strong> <Price rupees={price} />{' '}
      <span className={styles.way}>
        {hasDetails ? texts.details : texts.ask}
        <Icon name="right" />
      </span>
    </Link>
  );
}
