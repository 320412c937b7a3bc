import { callPath } from '../../../lib/call-path.ts';
import { useResource } from '../../../lib/use-resource.ts';
import { homeLateTexts } from '@dealership/shared/messages/public/home-late.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { Picture, pictureAt } from '../../../ui/picture.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './banners.module.css';

const texts = homeLateTexts.banners;

/** How long each one shows (rules: given-figures). */
const ROTATE_EVERY_MS = 5000;

/** On a desktop only (rules: home-banners). */
export function Banners() {
  return useMedia('(width >= 64em)') ? <BannerCarousel /> : null;
}

/** The banners that staff have chosen, full width behind the hero's words. */
function BannerCarousel() {
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
          <Picture
            picture={pictureAt(banner.filepath, banner)}
            alt={texts.picture(index + 1, data.length)}
            sizes="100vw"
            priority={index === 0}
            fallback={<span />}
            className={styles.picture}
          />
        ),
      }))}
    />
  );
}
