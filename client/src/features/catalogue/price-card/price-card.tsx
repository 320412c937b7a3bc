import { useEffect, useId, useState } from 'react';
import {
  OTHER_PLACE,
  cardVehicle,
  monthlyCost,
  paiseToRupees,
  priceCard,
  readCard,
  roadTaxes,
  rupeesToPaise,
  taxInAddress,
  type CardChoices,
  type CardLine as Line,
  type GoneChoice,
  type LineName,
  type ModelRates,
} from '@dealership/shared';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { priceCardTexts as texts } from '@dealership/shared/texts/common/price/price-card.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { RadioField, SelectField, TickField, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { CardLines } from '../../../ui/lists/card-lines.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Price } from '../../../ui/price.tsx';
import { bareName } from '../model-links.ts';
import { askPriceLink, type ChosenCard } from './ask-price-link.ts';
import { CardLinks } from './card-links.tsx';
import { LeastLoan, LoanFields, LoanResult, type Choose } from './loan.tsx';
import { useModelRates } from './use-model-rates.ts';
import styles from './price-card.module.css';

interface PriceCardProps {
  bikeName: string;
  /** The model, for readers. */
  name: string;
  /** The dealership has not set its price cards up. */
  onOff: () => void;
}

/** What a buyer pays until a model is on the road, by the buyer's own choices. */
export function PriceCard({ bikeName, name, onOff }: PriceCardProps) {
  const { status, data, retry } = useModelRates(bikeName);
  const isOff = data?.registrationPlaces.length === 0;
  useEffect(() => {
    if (isOff) onOff();
  }, [isOff, onOff]);
  if (status === 'failed') return <LoadProblem text={texts.failed} onRetry={retry} />;
  if (!data) {
    return (
      <p className="soft" role="status">
        {texts.loading}
      </p>
    );
  }
  return isOff ? null : <Card rates={data} bike={bareName(bikeName)} name={name} />;
}

/**
 * The address with the choices, and how they are written into it. A choice counts at once; the address of the page
 * follows a moment later.
 */
function useCardAddress() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const [chosen, setChosen] = useState<Parameters<Choose>[0]>({});
  const query = new URLSearchParams(search);
  const write = (values: typeof chosen) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === '') query.delete(key);
      else query.set(key, value);
    }
  };
  write(chosen);
  const choose: Choose = ({ variant, ...values }) => {
    // The page has another field for the variant: the address alone knows which was chosen last.
    if (variant !== undefined) write({ variant });
    write(values);
    setChosen({ ...chosen, ...values });
    void navigate({ search: query.toString() }, { replace: true, state });
  };
  return { query, choose };
}

function Card({ rates, bike, name }: { rates: ModelRates; bike: string; name: string }) {
  const headingId = useId();
  const { query, choose } = useCardAddress();
  const { variant, choices, gone, earlier } = readCard(query, rates);
  if (!variant) return null;
  const vehicle = cardVehicle(rates, variant);
  const card = priceCard(vehicle, choices, rates, rates);
  const least = monthlyCost(vehicle, choices, rates, rates);
  const { lines, total, missing, day, validUntil } = card;
  const placeName = (code: string) => nameIn(rates.registrationPlaces, code) ?? texts.otherPlace;
  const named = {
    vehicle: [name, variant.name].filter(Boolean).join(' '),
    place: placeName(choices.place),
  };
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <Choices rates={rates} variant={variant.name} choices={choices} choose={choose} />
      <div className={styles.paper}>
        <Said gone={gone} earlier={earlier} named={named} />
        <CardLines card={card} />
        <div className={styles.total} aria-live="polite">
          <p className={styles.totalName}>
            {missing.length > 0 ? texts.totalWithout(missing.map(lineName)) : texts.total}
          </p>
          <Price rupees={paiseToRupees(total)} size="large" isExShowroom={false} />
        </div>
        {least && !choices.loan && <LeastLoan cost={least} choose={choose} />}
        <AskForPrice bike={bike} chosen={{ variant: variant.name, choices, total }} />
        <p className="hint">{texts.validUntil(day, validUntil)}</p>
        <p className="hint">{texts.plate}</p>
        <CardLinks bike={bike} variant={variant.name} choices={choices} card={card} named={named} />
        <Sources lines={lines} />
        {card.loan && choices.loan && (
          <LoanResult loan={card.loan} months={choices.loan.months} isPart={missing.length > 0} />
        )}
      </div>
    </section>
  );
}

interface ChoicesProps {
  rates: ModelRates;
  /** Its name. */
  variant: string;
  choices: CardChoices;
  choose: Choose;
}

function Choices({ rates, variant, choices, choose }: ChoicesProps) {
  const id = useId();
  return (
    <div className={styles.choices} role="group" aria-label={texts.choices}>
      {rates.variants.length > 1 && (
        <SelectField
          label={texts.variant}
          all={rates.variants.map(({ name }) => name)}
          chosen={variant}
          nameOf={(name) => name}
          onChange={(name) => choose({ variant: name })}
        />
      )}
      <SelectField
        label={texts.place}
        all={[...rates.registrationPlaces.map(({ code }) => code), OTHER_PLACE]}
        chosen={choices.place}
        nameOf={(code) => nameIn(rates.registrationPlaces, code) ?? texts.otherPlace}
        onChange={(place) => choose({ place })}
      />
      <RadioField
        name={`${id}-tax`}
        label={texts.tax}
        all={roadTaxes}
        chosen={choices.tax}
        nameOf={(tax) => texts.taxes[tax]}
        onChange={(tax) => choose({ tax: taxInAddress(tax) })}
      />
      {rates.extras.length > 0 && (
        <FieldGroup label={texts.extras} className={styles.extras}>
          <Ticks
            all={rates.extras.map(({ code }) => code)}
            chosen={choices.extras}
            nameOf={(code) => {
              const extra = rates.extras.find((each) => each.code === code);
              return extra && texts.extra(extra.name, rupeesToPaise(extra.price));
            }}
            onChange={(codes) => choose({ with: codes.join(',') })}
          />
        </FieldGroup>
      )}
      <TickField
        label={texts.hasCover}
        isTicked={choices.hasCover}
        onChange={(isTicked) => choose({ cover: isTicked ? '1' : '' })}
      />
      {rates.lenders.length > 0 && (
        <LoanFields lenders={rates.lenders} chosen={choices.loan} choose={choose} />
      )}
    </div>
  );
}

interface SaidProps {
  gone: readonly GoneChoice[];
  earlier: string | undefined;
  named: { vehicle: string; place: string };
}

/** What the address names and nobody offers any more, and that it is of another day. */
function Said({ gone, earlier, named }: SaidProps) {
  const said = [
    ...gone.map((choice) => texts.gone[choice](named)),
    ...(earlier === undefined ? [] : [texts.earlier(earlier)]),
  ];
  if (said.length === 0) return null;
  return (
    <div className={styles.said} role="status">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function AskForPrice({ bike, chosen }: { bike: string; chosen: ChosenCard }) {
  return (
    <Link {...askPriceLink(bike, chosen)} className={buttonClass('primary')}>
      {texts.ask}
    </Link>
  );
}

function Sources({ lines }: { lines: readonly Line<string>[] }) {
  const sources = lines.filter(({ source }) => source);
  if (sources.length === 0) return null;
  return (
    <details className="hint">
      <summary className={styles.sources}>{texts.sources}</summary>
      <ul>
        {sources.map(({ line, source }) => (
          <li key={line}>
            {lineName(line)}: <span {...langOf(source ?? '')}>{source}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function nameIn(all: readonly { code: string; name: string }[], code: string) {
  return all.find((each) => each.code === code)?.name;
}

/** Extras and reductions, which have names of their own, are never missing. */
function lineName(line: LineName): string {
  return line === 'extra' || line === 'reduction' ? '' : texts.lines[line];
}
