import {
  amountLines,
  billDifferences,
  billTotal,
  formatRupees,
  quotedLines,
  type BillLine,
  type StaffQuotation,
} from '@dealership/shared';
import { quotationTexts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';
import { createPortal } from 'react-dom';
import { dealership } from '../../../lib/page/dealership.ts';
import { billLineName, differenceText } from './bill-words.ts';
import styles from './bill-paper.module.css';

export interface BillPaperProps {
  quotation: StaffQuotation;
  /** As it is stored: each difference has its reason. */
  bill: readonly BillLine<string>[];
  customer: string;
}

/** The reason of a discount, or the vehicle that is given in. */
const ownNote = ({ line, name }: BillLine<string>) =>
  name && quotedLines.some((each) => each === line) ? [name] : [];

/** A bill on paper beside its quotation: shown only in print, where it replaces the rest of the page. */
export function BillPaper({ quotation, bill, customer }: BillPaperProps) {
  const { number, version, vehicle, card, showroom } = quotation;
  const differences = billDifferences<string>(amountLines(card.lines), bill);
  return createPortal(
    <section className={styles.paper}>
      <header>
        <p>{showroom || dealership().name}</p>
        <h1>{texts.billFor(quotationTexts.numberOf(number, version), customer)}</h1>
        <p>{vehicle}</p>
      </header>
      <dl>
        {bill.map(
          (line, at) =>
            line.amount !== null && (
              <div key={at}>
                <dt>{[billLineName(line), ...ownNote(line)].join(': ')}</dt>
                <dd>{formatRupees(line.amount)}</dd>
              </div>
            ),
        )}
        <div className={styles.total}>
          <dt>{texts.billTotal}</dt>
          <dd>{formatRupees(billTotal(bill))}</dd>
        </div>
      </dl>
      {differences.length === 0 ? (
        <p>{texts.noDifference}</p>
      ) : (
        <>
          <h2>{texts.differences}</h2>
          <ul>
            {differences.map((difference, at) => (
              <li key={at}>
                {differenceText(difference)}
                <br />
                {difference.reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>,
    document.body,
  );
}
