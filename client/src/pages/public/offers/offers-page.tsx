import { offer as offerEnquiry, offerPictureSizes, type Offer } from '@dealership/shared';
import { dealership, phoneOf } from '../../../lib/page/dealership.ts';
import { offerTexts as kindTexts } from '@dealership/shared/texts/common/kinds/offer.ts';
import { linkOf } from '../../../features/catalogue/model-links.ts';
import { OfferView } from '../../../features/content/offer-view.tsx';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { telHref, whatsappLink } from '../../../lib/page/contact-links.ts';
import { usePageWhatsappWords } from '../../../lib/staff/whatsapp-words.ts';
import { callPath } from '../../../lib/calls/call-path.ts';
import { shellText } from '../../../lib/page/shell-text.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { FirstPicture } from '../../../ui/pictures/first-picture.tsx';
import { offersTexts as texts } from '@dealership/shared/texts/public/pages/offers.ts';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Picture, pictureAt } from '../../../ui/pictures/picture.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { langOf } from '../../../lib/page/lang-of.ts';
import { unbroken } from '../../../lib/page/unbroken.ts';
import fold from '../../../ui/accordion.module.css';
import card from '../parts/form-card.module.css';
import styles from '../../../features/content/offers.module.css';

/** The current offer, a form to ask about it, and the other offers folded. */
export function OffersPage() {
  const offers = useResource(callPath('GET /api/getOffers'), { pageData: 'offers' });
  const { status, data = [], retry } = offers;
  const [current] = data.toSorted((a, b) => b.id - a.id);
  const others = data.filter((offer) => offer !== current);
  const isEmpty = status === 'ready' && !current;
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <article className={styles.offer} aria-busy={status === 'loading'}>
          {current && <OfferView offer={current} linkOf={linkOf} />}
          {isEmpty && <NoOffer />}
          {status === 'loading' && <LoadingOffer />}
          {status === 'failed' && (
            <>
              <h1 className={styles.title}>{texts.heading}</h1>
              <LoadFailure text={texts.failed} onRetry={retry} />
            </>
          )}
          {status !== 'loading' && <Ways greeting={greetingOf(current)} />}
        </article>
        <div className="edge">
          <FormCard heading={isEmpty ? texts.none.form : texts.form} text={texts.formHint}>
            <EnquiryForm
              definition={offerEnquiry}
              texts={kindTexts}
              models={[]}
              given={current ? { offerId: String(current.id) } : {}}
            />
          </FormCard>
        </div>
      </div>
      {others.length > 0 && <OtherOffers offers={others} />}
    </div>
  );
}

/** The first words of a chat about an offer, or about offers while there is none. */
function greetingOf(offer: Offer | undefined): string {
  const { name } = dealership();
  return offer ? texts.greeting({ name, title: offer.title }) : texts.none.greeting(name);
}

/** As high as most offers. */
function LoadingOffer() {
  const title = useHydrated() ? '' : shellText('title');
  return (
    <>
      <div className={styles.picture}>
        <FirstPicture sizes={offerPictureSizes} className={styles.fill} />
      </div>
      <p className={styles.eyebrow}>{texts.eyebrow}</p>
      <h1 className={styles.title}>
        {title}
        <span className="visually-hidden">{texts.loading}</span>
      </h1>
    </>
  );
}

function NoOffer() {
  return (
    <>
      <h1 className={styles.title}>{texts.none.heading}</h1>
      <p className={styles.description}>{texts.none.text}</p>
      <div className={styles.ways}>
        <Link to="/motorcycle" className={buttonClass('secondary')}>
          {texts.none.toMotorcycles}
        </Link>
        <Link to="/scooters" className={buttonClass('secondary')}>
          {texts.none.toScooters}
        </Link>
      </div>
    </>
  );
}

/** Links to ask about the offer in person; the chat starts with its title. */
function Ways({ greeting }: { greeting: string }) {
  usePageWhatsappWords(greeting);
  return (
    <div className={styles.ways}>
      <ButtonLink href={telHref(phoneOf('sales'))}>
        <Icon name="phone" />
        {texts.call}
      </ButtonLink>
      <ButtonLink {...whatsappLink(greeting)}>
        <Icon name="whatsapp" />
        {texts.whatsapp}
      </ButtonLink>
    </div>
  );
}

function OtherOffers({ offers }: { offers: readonly Offer[] }) {
  return (
    <details className={`${styles.older ?? ''} ${fold.accordion ?? ''} ${fold.section ?? ''}`}>
      <summary className={fold.summary}>
        <h2 className={card.heading}>{texts.older}</h2>
        <Icon name="down" size={24} />
      </summary>
      <p className={styles.hint}>{texts.olderHint}</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.card}>
            <div className={styles.thumb}>
              <Picture
                picture={pictureAt(offer.image, offer)}
                alt={offer.alt ?? ''}
                sizes="(width < 768px) 100vw, 380px"
                className={styles.fill}
              />
            </div>
            <div>
              <h3 {...langOf(offer.title)} className={styles.cardTitle}>
                {offer.title}
              </h3>
              <p {...langOf(offer.description)} className={`${styles.description} soft`}>
                {unbroken(offer.description)}
              </p>
              {offer.model && (
                <Link {...linkOf(offer.model)} className={styles.ask}>
                  {texts.toModel(offer.model.name)}
                </Link>
              )}
              <a className={styles.ask} {...whatsappLink(greetingOf(offer))}>
                <Icon name="whatsapp" />
                {texts.whatsapp}
                <span {...langOf(offer.title)} className="visually-hidden">
                  {offer.title}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
