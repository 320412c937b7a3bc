import { useState } from 'react';
import {
  formatRupees,
  paiseToRupees,
  readAmount,
  rupeesToPaise,
  USUAL_DOWN,
  type CardKey,
  type LoanChoice,
  type ModelRates,
  type MonthlyCost,
  type PriceCard,
} from '@dealership/shared';
import { monthlyTexts } from '@dealership/shared/texts/common/price/monthly.ts';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import styles from './price-card.module.css';

const texts = priceCardTexts.loan;

/** Writes choices into the address; an empty value is left out. */
export type Choose = (values: Partial<Record<CardKey, string>>) => void;

interface LoanFieldsProps {
  lenders: ModelRates['lenders'];
  chosen: LoanChoice | null;
  choose: Choose;
}

/** Lender, months and down payment; at first there is no loan. */
export function LoanFields({ lenders, chosen, choose }: LoanFieldsProps) {
  const lender = lenders.find(({ code }) => code === chosen?.lender);
  return (
    <>
      <SelectField
        label={texts.heading}
        all={['', ...lenders.map(({ code }) => code)]}
        chosen={chosen?.lender ?? ''}
        nameOf={(code) => lenders.find((each) => each.code === code)?.name ?? texts.none}
        onChange={(code) => choose({ lender: code, ...(code === '' && { months: '', down: '' }) })}
      />
      {chosen && lender && (
        <>
          <SelectField
            label={texts.months}
            all={lender.months}
            chosen={chosen.months}
            nameOf={priceCardTexts.months}
            onChange={(months) => choose({ months: String(months) })}
          />
          <DownField down={chosen.down} choose={choose} />
        </>
      )}
    </>
  );
}

function DownField({ down, choose }: { down: number; choose: Choose }) {
  const [typed, setTyped] = useState(down === 0 ? '' : String(paiseToRupees(down)));
  const toDown = (text: string) => (text.trim() === '' ? 0 : readAmount(text));
  const isRight = (paise: number | undefined) =>
    paise !== undefined && paise >= 0 && paise % 100 === 0 && paise < 1e11;
  return (
    <InputField
      label={texts.down}
      error={isRight(toDown(typed)) ? undefined : texts.downProblem}
      inputMode="numeric"
      maxLength={20}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const paise = toDown(text);
        // The last right one stays until the next.
        if (isRight(paise)) choose({ down: paise ? String(paiseToRupees(paise)) : '' });
      }}
    />
  );
}

/** The loan with the smallest monthly sum, and a button that chooses it. */
export function LeastLoan({ cost, choose }: { cost: MonthlyCost; choose: Choose }) {
  const { monthly, months, lender, down } = cost;
  return (
    <div className="row">
      <p role="status">
        <strong>{monthlyTexts.sum(monthly)}</strong>, {monthlyTexts.terms(months, USUAL_DOWN)}
      </p>
      <Button
        variant="quiet"
        onClick={() =>
          choose({ lender, months: String(months), down: String(paiseToRupees(down)) })
        }
      >
        {monthlyTexts.show}
      </Button>
    </div>
  );
}

interface LoanResultProps {
  loan: NonNullable<PriceCard<string>['loan']>;
  months: number;
  /** Lines are missing from the price that it is reckoned on. */
  isPart: boolean;
}

/** The loan as people pay it, or why there is none. */
export function LoanResult({ loan, months, isPart }: LoanResultProps) {
  return (
    <div className={styles.loan}>
      <h3>{texts.heading}</h3>
      {typeof loan === 'string' ? (
        <p role="status">{texts.problems[loan]}</p>
      ) : (
        <>
          {loan.down === 0 && <p>{texts.noDown}</p>}
          {isPart && <p>{texts.withoutMissing}</p>}
          <dl className={styles.pairs}>
            <Pair name={texts.downPaid}>{formatRupees(loan.down)}</Pair>
            <Pair name={texts.principal}>{formatRupees(loan.principal)}</Pair>
            <Pair name={texts.says}>
              {`${priceCardTexts.percent(loan.lender.annualRate)} ${priceCardTexts.forms[loan.lender.form]}`}
            </Pair>
            <Pair name={texts.monthly}>
              <strong>{`${formatRupees(loan.monthly)} × ${priceCardTexts.months(months)}`}</strong>
            </Pair>
            <Pair name={texts.charge}>
              {(loan.lender.isChargeInInstalments ? texts.inInstalments : texts.beforehand)(
                rupeesToPaise(loan.lender.charge),
              )}
            </Pair>
            <Pair name={texts.totalPaid}>{formatRupees(loan.totalPaid)}</Pair>
            <Pair name={texts.cost}>{formatRupees(loan.cost)}</Pair>
            <Pair name={texts.trueRate}>
              <strong>
                {loan.trueAnnualRate === null
                  ? texts.noTrueRate
                  : priceCardTexts.percent(loan.trueAnnualRate)}
              </strong>
            </Pair>
          </dl>
          <p className="hint">{texts.trueRateIs}</p>
        </>
      )}
    </div>
  );
}
