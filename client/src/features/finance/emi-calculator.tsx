import { useId, useState } from 'react';
import {
  emiOf,
  formatExactRupees,
  formatRupees,
  paiseToRupees,
  readAmount,
  rupeesToPaise,
  toPlainText,
} from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';
import { financeTexts } from '@dealership/shared/texts/public/pages/finance.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { Pair } from '../../ui/lists/pair.tsx';
import styles from './emi-calculator.module.css';

const texts = financeTexts.emi;

const questions = [
  {
    key: 'amount',
    label: texts.amount,
    problem: texts.amountProblem,
    isValid: (value: number) => value > 0 && value <= 1e9,
  },
  {
    key: 'annualRate',
    label: texts.rate,
    problem: texts.rateProblem,
    isValid: (value: number) => value >= 0 && value <= 100,
  },
  {
    key: 'years',
    label: texts.years,
    problem: texts.yearsProblem,
    isValid: (value: number) => value > 0 && value <= 40,
  },
] as const;

/** The usual rate and loan terms from the settings, for the buttons that fill in a field. */
function listPresets() {
  const { annualRate, years } = dealership().loan;
  return [
    { key: 'annualRate', value: annualRate, textOf: texts.ratePreset },
    ...years.map((value) => ({ key: 'years', value, textOf: texts.yearsPreset }) as const),
  ] as const;
}

/** Of a price, in percent: lenders want a down payment, and nobody borrows the whole price. */
const USUAL_LOAN = 80;

interface EmiCalculatorProps {
  /** Price of the vehicle in rupees; it may come late, and never replaces what the visitor typed or emptied. */
  price: number | undefined;
  onClose: () => void;
}

/**
 * Shows visitors the monthly cost of a loan as soon as an amount is entered. The dealership's usual rate and years, and
 * most of the price, are filled in first. Nothing is sent or stored: closing the dialog discards the inputs. The
 * formula is in `emiOf`. Only the finance page opens it (journey: information-pages).
 */
export function EmiCalculator({ price, onClose }: EmiCalculatorProps) {
  const [entered, setEntries] = useState<
    Partial<Record<(typeof questions)[number]['key'], string>>
  >({});
  const entries = {
    amount: price === undefined ? '' : String(Math.round((price * USUAL_LOAN) / 100)),
    annualRate: String(dealership().loan.annualRate),
    years: String(dealership().loan.defaultYears),
    ...entered,
  };
  const loan = {
    amount: toRupees(entries.amount),
    annualRate: toNumber(entries.annualRate),
    years: toNumber(entries.years),
  };
  const isComplete = questions.every(({ key, isValid }) => isValid(loan[key]));
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <div className={styles.questions}>
        {questions.map(({ key, label, problem, isValid }) => (
          <InputField
            key={key}
            label={label}
            error={entries[key].trim() !== '' && !isValid(loan[key]) ? problem : undefined}
            type="text"
            inputMode="decimal"
            maxLength={20}
            value={entries[key]}
            onChange={(text) => setEntries({ ...entered, [key]: text })}
          />
        ))}
      </div>
      {price !== undefined && (
        <p className="hint">{texts.usualLoan(USUAL_LOAN, formatRupees(rupeesToPaise(price)))}</p>
      )}
      <div role="group" aria-label={texts.presets} className={styles.presets}>
        <span className="hint" aria-hidden="true">
          {texts.presets}
        </span>
        {listPresets().map(({ key, value, textOf }) => (
          <Button
            key={key + String(value)}
            aria-pressed={loan[key] === value}
            onClick={() => setEntries({ ...entered, [key]: String(value) })}
          >
            {textOf(value)}
          </Button>
        ))}
      </div>
      <div className={styles.result} role="status">
        {isComplete ? <Result {...loan} /> : <p className={styles.waiting}>{texts.waiting}</p>}
      </div>
      <p className={styles.note}>{texts.note}</p>
    </Dialog>
  );
}

function Result(loan: { amount: number; annualRate: number; years: number }) {
  const { monthly, totalInterest, totalPaid } = emiOf(loan);
  const share = Math.round((totalInterest / totalPaid) * 100);
  const shareId = useId();
  return (
    <>
      <p className={styles.label}>{texts.monthly}</p>
      <p className={styles.monthly}>
        <strong>{formatExactRupees(monthly)}</strong> {texts.aMonth}
      </p>
      <svg className={styles.share} role="img" aria-labelledby={shareId}>
        <title id={shareId}>{texts.share(share)}</title>
        <rect width="100%" height="100%" />
        <rect x={`${100 - share}%`} width={`${share}%`} height="100%" />
      </svg>
      <dl className={styles.totals}>
        <Pair name={texts.totalPaid}>{formatExactRupees(totalPaid)}</Pair>
        <Pair name={texts.totalInterest}>{formatExactRupees(totalInterest)}</Pair>
      </dl>
    </>
  );
}

/** Reads an amount in rupees; NaN if it is empty or invalid. */
function toRupees(text: string): number {
  const paise = readAmount(text);
  return paise === undefined ? NaN : paiseToRupees(paise);
}

/** `9.5 %`, `১২` -> a number; NaN if it is empty or invalid. */
function toNumber(text: string): number {
  const plain = toPlainText(text).replace(/[\s%]/g, '');
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : NaN;
}
