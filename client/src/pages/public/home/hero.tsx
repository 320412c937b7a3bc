import type { ReactNode } from 'react';
import { stillWidths, type VehicleType } from '@dealership/shared';
import { dealership, phoneOf } from '../../../lib/page/dealership.ts';
import { telHref, whatsappLink } from '../../../lib/page/contact-links.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { shellText } from '../../../lib/page/shell-text.ts';
import { homeTexts } from '@dealership/shared/texts/public/pages/home.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './hero.module.css';

/**
 * The one picture that a phone fetches for the hero; the full size is more than its 45 KB. It is dark, so it may be
 * a tenth less sharp than the screen could show.
 */
const STILL_SIZES = '88vw';
/** A transparent pixel: a desktop fetches no still. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The still that comes with the product, or the dealership's own, which the server makes in the same sizes. */
function stillSrcSet(): string {
  const { still } = dealership();
  return stillWidths
    .map((width) =>
      still
        ? `/pictures/own/still-${width}.webp?v=${still.version} ${width}w`
        : `/pictures/scenes/phone-${width}.webp ${width}w`,
    )
    .join();
}

/** The first two links of the welcome: both lists of models. */
const doors = homeTexts.welcome.doors.slice(0, 2).map((door) => {
  return {
    ...door,
    type: door.to === '/scooters' ? ('scooter' as const) : ('motorcycle' as const),
  };
});

interface HeroProps {
  banners: ReactNode;
  priceOf: ((type: VehicleType) => ReactNode) | undefined;
}

/**
 * Who we are, and the three ways to reach us. On phones these ways are in the bar under the thumb, and
 * here are the two lists of models, which a wide screen has in its header. Behind the text is one still
 * picture on phones, and the banners on a desktop.
 *
 * @param props.priceOf the lowest price of a list, after a move inside the site; a document has it in its first render
 */
export function Hero({ banners, priceOf }: HeroProps) {
  const { shortLine } = dealership();
  const phone = phoneOf('sales');
  return (
    <section className={styles.hero}>
      <picture className={styles.still}>
        <source media="(width < 64em)" srcSet={stillSrcSet()} sizes={STILL_SIZES} />
        <img
          src={NOTHING}
          alt={dealership().still?.alt ?? ''}
          width={1080}
          height={945}
          fetchPriority="high"
        />
      </picture>
      {banners}
      <div className={styles.inner}>
        <p className={styles.place}>{homeTexts.place(dealership().address)}</p>
        <h1 className={styles.heading}>
          {homeTexts.headingLines(dealership().address).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.promise}>
          <span {...langOf(shortLine)}>{homeTexts.shortLine(shortLine)}</span>
          {` ${homeTexts.promise}`}
        </p>
        <div className={styles.doors}>
          {doors.map(({ type, to, title }) => (
            <Link key={type} to={to} className={buttonClass('secondary')}>
              <span>
                {title} <span className={styles.from}>{shellText(type) || priceOf?.(type)}</span>
              </span>
            </Link>
          ))}
        </div>
        <div className={styles.ways}>
          <ButtonLink variant="primary" href="#enquire">
            {homeTexts.enquire}
          </ButtonLink>
          <ButtonLink href={telHref(phone)}>
            <Icon name="phone" />
            {chromeTexts.callNumber(phone)}
          </ButtonLink>
          <ButtonLink {...whatsappLink(chromeTexts.whatsappGreeting(dealership().name))}>
            <Icon name="whatsapp" />
            {chromeTexts.whatsapp}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
