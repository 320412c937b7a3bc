import {
  amountLines,
  billDifferences,
  billTotal,
  formatRupees,
  isExplained,
  lineKey,
  paiseToRupees,
  quotationLimits,
  readAmount,
  type BillDifference,
  type BillLine,
  type StaffQuotation,
} from '@dealership/shared';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';
import { useState } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { call } from '../../../lib/calls/call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import sheets from '../common/sheets.module.css';
import { Sheet } from '../steps/sheet.tsx';
import { BillPaper, type BillPaperProps } from './bill-paper.tsx';
import { billLineName, differenceText } from './bill-words.ts';

interface BillSheetProps {
  quotation: StaffQuotation;
  reference: string;
  customer: string;
  onStored: (all: StaffQuotation[]) => void;
  onClosed: () => void;
}

/** A line as it is typed. */
type Typed = Omit<BillLine<string>, 'amount'> & { text: string };

const BILL = 'POST /api/desk/enquiries/:reference/quotations/:number/bill';

/** `null`: not on the bill; `undefined`: not an amount. */
function amountOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const paise = readAmount(text.replace(/^[-−]/, ''));
  return paise === undefined ? undefined : /^[-−]/.test(text.trim()) ? -paise : paise;
}

function begin({ card, bill }: StaffQuotation): Typed[] {
  const quoted = amountLines(card.lines).map((each) => ({ ...each, reason: '' }));
  return (bill ?? quoted).map(({ amount, ...each }) => {
    return { ...each, text: amount === null ? '' : String(paiseToRupees(amount)) };
  });
}

/** The bill of a delivery beside its quotation: each difference is named, and asks for its reason. */
export function BillSheet({ quotation, reference, customer, onStored, onClosed }: BillSheetProps) {
  const { number, version, card } = quotation;
  const [lines, setLines] = useState(() => begin(quotation));
  const [isChanged, setIsChanged] = useState(false);
  const write = (changed: Typed[]) => {
    setLines(changed);
    setIsChanged(true);
  };
  const set = (at: number, part: Partial<Typed>) =>
    write(lines.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const bill = lines.map(({ text, ...each }): BillLine<string> => {
    return { ...each, amount: amountOf(text) ?? null };
  });
  const differences = billDifferences<string>(amountLines(card.lines), bill);
  const isRight =
    lines.every(({ text }) => amountOf(text) !== undefined) && differences.every(isExplained);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      const kept = bill.map(({ name, ...each }) => ({ ...each, ...(name && { name }) }));
      const body = { key: randomId(), version, lines: kept };
      const { quotations } = await call(BILL, { params: { reference, number }, body });
      onStored(quotations);
      setIsChanged(false);
    },
  });
  return (
    <Sheet title={texts.billOf(number)} onClosed={onClosed}>
      <p className="hint">{texts.billHint}</p>
      <form
        className={sheets.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) void change();
        }}
      >
        {lines.map((each, at) => (
          <div key={at} className="stack-4">
            {each.line === 'other' && (
              <InputField
                label={texts.otherName}
                maxLength={quotationLimits.text}
                value={each.name ?? ''}
                onChange={(name) => set(at, { name })}
              />
            )}
            <InputField
              label={texts.billAmount(billLineName(each))}
              error={amountOf(each.text) === undefined ? texts.notAmount : undefined}
              inputMode="decimal"
              maxLength={20}
              value={each.text}
              onChange={(text) => set(at, { text })}
            />
          </div>
        ))}
        <Button
          onClick={() => write([...lines, { line: 'other', name: '', text: '', reason: '' }])}
        >
          {texts.otherLine}
        </Button>
        <strong aria-live="polite">
          {texts.billTotal}: {formatRupees(billTotal(bill))}
        </strong>
        <Differences differences={differences} lines={lines} set={set} />
        {failure && (
          <p className="wrong" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" variant="primary" busy={isBusy} disabled={!isRight}>
          {texts.saveBill}
        </Button>
        {quotation.bill && !isChanged && (
          <Saved quotation={quotation} bill={quotation.bill} customer={customer} />
        )}
      </form>
    </Sheet>
  );
}

/** A saved bill, which can be printed. */
function Saved(paper: BillPaperProps) {
  return (
    <>
      <p role="status">{texts.billSaved}</p>
      <Button onClick={() => window.print()}>{texts.printBill}</Button>
      <BillPaper {...paper} />
    </>
  );
}

interface DifferencesProps {
  differences: readonly BillDifference<string>[];
  lines: readonly Typed[];
  set: (at: number, part: Partial<Typed>) => void;
}

/** Each difference of the bill in words, with a field for its reason. */
function Differences({ differences, lines, set }: DifferencesProps) {
  if (differences.length === 0) return <p>{texts.noDifference}</p>;
  return (
    <>
      {differences.map((difference) => {
        const key = lineKey(difference);
        const at = lines.findIndex((each) => lineKey(each) === key);
        const name = billLineName(difference);
        return (
          <InputField
            key={key}
            label={texts.why(name)}
            hint={differenceText(difference)}
            required
            maxLength={quotationLimits.text}
            value={lines[at]?.reason ?? ''}
            onChange={(reason) => set(at, { reason })}
          />
        );
      })}
      {!differences.every(isExplained) && <p className="hint">{texts.explain}</p>}
    </>
  );
}
