import { useId, type ReactNode } from 'react';
import type { VehicleCard } from '@dealership/shared';
import { phoneOf } from '../../lib/page/dealership.ts';
import { telHref, whatsappLink } from '../../lib/page/contact-links.ts';
import { usePageWhatsappWords } from '../../lib/staff/whatsapp-words.ts';
import { catalogueTexts as texts } from '@dealership/shared/texts/public/catalogue.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CatalogueIcon } from './catalogue-icon.tsx';
import { angleLink, detailsLink, emiLink, enquiryLink, type ModelLink } from './model-links.ts';
import styles from './model-actions.module.css';

type Model = Pick<VehicleCard, 'bikeName' | 'name' | 'specs' | 'hasDetails' | 'hasFrames'>;

/** The buttons of a model in a list. Disabled ones show the reason and a link to ask. */
export function ModelActions({ model }: { model: Model }) {
  const { bikeName, hasDetails, hasFrames } = model;
  const reasonId = useId();
  return (
    <div className={styles.actions}>
      <ActionLink
        link={detailsLink(bikeName)}
        isThere={hasDetails}
        reasonId={reasonId}
        variant="primary"
      >
        {texts.viewDetails}
      </ActionLink>
      <Link {...emiLink(bikeName)} className={buttonClass('secondary')}>
        <Icon name="rupee" />
        {texts.emi}
      </Link>
      <ActionLink link={angleLink(bikeName)} isThere={hasFrames} reasonId={reasonId}>
        <CatalogueIcon name="turn" />
        {texts.angleView}
      </ActionLink>
      <MissingPart model={model} id={reasonId} />
    </div>
  );
}

interface ActionLinkProps {
  link: ModelLink;
  isThere: boolean;
  reasonId: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link as a button, disabled while its page is missing. */
export function ActionLink({
  link,
  isThere,
  reasonId,
  variant = 'secondary',
  children,
}: ActionLinkProps) {
  if (!isThere) {
    return (
      <Button disabled aria-describedby={reasonId}>
        {children}
      </Button>
    );
  }
  return (
    <Link {...link} className={buttonClass(variant, variant === 'primary' ? styles.lead : '')}>
      {children}
    </Link>
  );
}

/** Shows why buttons are disabled, with a link to ask; nothing if all are enabled. */
export function MissingPart({ model, id }: { model: Model; id: string }) {
  const { name, bikeName, hasDetails, hasFrames } = model;
  if (hasDetails && hasFrames) return null;
  return (
    <p className={styles.missing} id={id}>
      {(hasDetails ? texts.noFrames : texts.noDetails)(name)}{' '}
      <Link {...enquiryLink(bikeName)} className={styles.ask}>
        {texts.askAbout(name)}
      </Link>
    </p>
  );
}

/** The brochure, a phone call, and a WhatsApp chat whose first words name the model. */
export function ModelContact({ model }: { model: Pick<Model, 'bikeName' | 'name' | 'specs'> }) {
  const words = texts.whatsappMessage(model.name);
  usePageWhatsappWords(words, enquiryLink(model.bikeName).to);
  return (
    <div className={styles.contact}>
      <a className={styles.way} href={model.specs.document} target="_blank" rel="noopener">
        <Icon name="file" />
        {texts.brochure}
      </a>
      <a className={styles.way} href={telHref(phoneOf('sales'))}>
        <Icon name="phone" />
        {texts.call}
      </a>
      <a className={styles.way} {...whatsappLink(words)}>
        <Icon name="whatsapp" />
        {texts.whatsapp}
      </a>
    </div>
  );
}
