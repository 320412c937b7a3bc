import { linkOf } from '../../../features/catalogue/model-links.ts';
import { BannerSlide } from '../../../features/content/banner-slide.tsx';
import { callPath } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import styles from './banners.module.css';

/** How long each one shows (rules: given-figures). */
const ROTATE_EVERY_MS = 5000;

/** The banners that staff have chosen, full width behind the hero's words. */
export function Banners() {
  const { data = [] } = useResource(callPath('GET /api/images'), { pageData: 'banners' });
  return (
    <Carousel
      label={homeLateTexts.banners.label}
      className={styles.banners}
      ends="wrap"
      rotateEveryMs={ROTATE_EVERY_MS}
      controls="over"
      items={data.map((banner, index) => ({
        key: String(banner.id),
        content: (
          <BannerSlide banner={banner} position={index + 1} count={data.length} linkOf={linkOf} />
        ),
      }))}
    />
  );
}
