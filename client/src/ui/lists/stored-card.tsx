import {
  cardWordsIn,
  formatRupees,
  rupeesToPaise,
  storedLinesIn,
  textIn,
  type StoredCard as Card,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { priceCardTexts as texts } from '@dealership/shared/texts/common/price/price-card.ts';
import { Pair } from './pair.tsx';

const words = cardWordsIn(texts);

/** A price card that was kept, in the reader's language: its vehicle and day, all lines, the total and the loan. */
export function StoredCard({ card }: { card: Card }) {
  const { modelName, variant, placeName, day, validUntil, isSample, missing, total, loan } = card;
  const lines = storedLinesIn(card, locale);
  const place = placeName ? textIn(placeName, locale) : texts.otherPlace;
  return (
    <>
      <p>{[modelName, variant, texts.registeredIn(place)].filter(Boolean).join(' · ')}</p>
      <p className="hint">{texts.validUntil(day, validUntil)}</p>
      {isSample && <p className="wrong">{texts.sample}</p>}
      <dl className="details">
        {lines.map((line, at) => (
          <Pair key={at} name={words.nameOf(line)}>
            {[
              line.amount === null ? texts.toConfirm : formatRupees(line.amount),
              ...words.notesOf(line),
            ].join(' · ')}
          </Pair>
        ))}
        <Pair name={words.totalOf({ lines, missing })}>
          <strong>{formatRupees(total)}</strong>
        </Pair>
        {loan && <Loan loan={loan} />}
      </dl>
    </>
  );
}

function Loan({ loan }: { loan: NonNullable<Card['loan']> }) {
  if (typeof loan === 'string') {
    return <Pair name={texts.loan.heading}>{texts.loan.problems[loan]}</Pair>;
  }
  const { lender, down, principal, monthly, months, totalPaid, trueAnnualRate } = loan;
  const charge = lender.isChargeInInstalments ? texts.loan.inInstalments : texts.loan.beforehand;
  return (
    <>
      <Pair name={texts.loan.heading}>
        {`${textIn(lender.name, locale)}: ${texts.percent(lender.annualRate)} ${texts.forms[lender.form]}`}
      </Pair>
      <Pair name={texts.loan.downPaid}>{formatRupees(down)}</Pair>
      <Pair name={texts.loan.principal}>{formatRupees(principal)}</Pair>
      <Pair name={texts.loan.monthly}>{`${formatRupees(monthly)} × ${texts.months(months)}`}</Pair>
      <Pair name={texts.loan.charge}>{charge(rupeesToPaise(lender.charge))}</Pair>
      <Pair name={texts.loan.totalPaid}>{formatRupees(totalPaid)}</Pair>
      <Pair name={texts.loan.trueRate}>
        {trueAnnualRate === null ? texts.loan.noTrueRate : texts.percent(trueAnnualRate)}
      </Pair>
    </>
  );
}
