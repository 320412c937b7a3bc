import { useId } from 'react';
import {
  formatRupees,
  rupeesToPaise,
  type VehicleColour,
  type VehicleVariant,
  type VehicleView,
} from '@dealership/shared';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { latePart } from '../../../lib/browser/late.ts';
import { useIdle } from '../../../lib/browser/when-idle.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { CatalogueIcon } from '../catalogue-icon.tsx';
import { measuresOf } from '../measures.ts';
import { ActionLink, MissingPart, ModelContact } from '../model-actions.tsx';
import { SimilarModels } from '../model-chooser.tsx';
import { angleLink, emiLink, testRideLink } from '../model-links.ts';
import { NotSold } from '../not-sold.tsx';
import { Showcase } from '../showcase.tsx';
import { ColourRow } from './colour-row.tsx';
import { nameOf } from './colours.tsx';
import { langOf } from '../../../lib/page/lang-of.ts';
import buttons from '../model-actions.module.css';
import styles from './overview.module.css';

const texts = catalogueTexts.details;
const MonthlyLine = latePart(async () => (await import('./monthly-line.tsx')).MonthlyLine);

export interface ModelChoice {
  model: VehicleView;
  variants: readonly VehicleVariant[];
  variant: VehicleVariant | undefined;
  colour: VehicleColour | undefined;
  onColour: (colour: VehicleColour) => void;
}

/** The first tab: picture, name, description, price, and the link to a test ride. */
export function Overview({ model, variants, variant, colour, onColour }: ModelChoice) {
  const { bikeName, hasFrames } = model;
  const reasonId = useId();
  const isIdle = useIdle();
  return (
    <>
      <Showcase model={inColour(model, colour)} heading="h1">
        {model.active ? (
          <>
            <Price
              rupees={variant?.price ?? model.bikePrice}
              prefix={
                variant ? catalogueTexts.startFromVariant(variant.name) : catalogueTexts.startFrom
              }
              size="large"
            />
            {/* The sum is that of the cheapest variant. Its space is the same without it. */}
            <p className={styles.monthly}>{isIdle && !variant && <MonthlyLine model={model} />}</p>
            <ColourRow model={model} chosen={colour} onChoose={onColour} />
            {/* Its space is reserved before the variants are loaded. */}
            {(model.hasDetails || variants.length > 0) && (
              <div className={styles.variants}>
                {variants.length > 0 && <VariantField variants={variants} variant={variant} />}
              </div>
            )}
            <div className={buttons.actions}>
              <Link {...testRideLink(model, variant)} className={buttonClass('primary')}>
                {texts.bookTestRide}
              </Link>
              <Link {...emiLink(bikeName, variant?.name)} className={buttonClass('secondary')}>
                <Icon name="rupee" />
                {catalogueTexts.emi}
              </Link>
              <ActionLink link={angleLink(bikeName)} isThere={hasFrames} reasonId={reasonId}>
                <CatalogueIcon name="turn" />
                {catalogueTexts.angleView}
              </ActionLink>
            </div>
            <MissingPart model={model} id={reasonId} />
          </>
        ) : (
          <NotSold model={model} />
        )}
        <p {...langOf(model.bikeDetails)} className={styles.details}>
          {model.bikeDetails}
        </p>
        <Figures figures={model.figures} />
        <ModelContact model={model} />
      </Showcase>
      {!model.active && <SimilarModels model={model} />}
    </>
  );
}

/** With the picture of a colour, if it has one. */
function inColour(model: VehicleView, colour: VehicleColour | undefined) {
  if (!colour || colour.image === '') return model;
  const { name, outline } = model;
  return { alt: `${name}, ${nameOf(colour)}`, ...colour, name, outline };
}

/** Range, fuel, height and weight, as far as they are known. */
function Figures({ figures }: Pick<VehicleView, 'figures'>) {
  const { fuel } = figures;
  const known = [
    ...(fuel ? [{ label: texts.figures.fuel, text: texts.fuels[fuel] }] : []),
    ...measuresOf(figures),
  ];
  if (known.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {known.map(({ label, text }) => (
        <div key={label}>
          <dt className="hint">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function VariantField({ variants, variant }: Pick<ModelChoice, 'variants' | 'variant'>) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const choose = (name: string) => {
    const query = new URLSearchParams(search);
    if (name === '') query.delete('variant');
    else query.set('variant', name);
    void navigate({ search: query.toString() }, { replace: true, state });
  };
  return (
    <Field label={texts.selectVariant}>
      {(control) => (
        <select
          {...control}
          value={variant?.name ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{texts.selectVariant}</option>
          {variants.map(({ name, price }) => (
            <option key={name} value={name}>
              {texts.variantOption(name, formatRupees(rupeesToPaise(price)))}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
