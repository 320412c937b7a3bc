import {
  formatRupees,
  OTHER_PLACE,
  quotationLimits,
  roadTaxes,
  rupeesToPaise,
  taxInAddress,
  type CardKey,
  type GoneChoice,
  type ModelRates,
} from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { quotationTexts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';
import { useState } from 'react';
import { SelectField, TickField, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { paiseOf, type QuotationForm, type readForm } from './quotation-form.ts';

const choiceNames: Readonly<Record<GoneChoice, string>> = {
  variant: priceCardTexts.variant,
  place: priceCardTexts.place,
  with: priceCardTexts.extras,
  lender: priceCardTexts.loan.heading,
  months: priceCardTexts.loan.months,
};

interface FieldsProps {
  form: QuotationForm;
  set: (part: Partial<QuotationForm>) => void;
  rates: ModelRates;
  read: NonNullable<ReturnType<typeof readForm>>;
  problems: Problems;
}

/** What is quoted, the commonest first, and the sum as it is entered. */
export function QuotationFields({ form, set, rates, read, problems }: FieldsProps) {
  const { card, choices, variant } = read;
  const choose = (values: Partial<Record<CardKey, string>>) =>
    set({ card: { ...form.card, ...values } });
  const nameOf = (all: readonly { code: string; name: string }[], code: string) =>
    all.find((each) => each.code === code)?.name;
  return (
    <>
      {read.gone.length > 0 && (
        <p className="notice" role="status">
          {texts.notOffered(read.gone.map((choice) => choiceNames[choice]).join(', '))}
        </p>
      )}
      {rates.variants.length > 1 && (
        <SelectField
          label={priceCardTexts.variant}
          error={problems.variant}
          all={rates.variants.map(({ name }) => name)}
          chosen={variant.name}
          nameOf={(name) => name}
          onChange={(name) => choose({ variant: name })}
        />
      )}
      <SelectField
        label={priceCardTexts.place}
        error={problems.place}
        all={[...rates.registrationPlaces.map(({ code }) => code), OTHER_PLACE]}
        chosen={choices.place}
        nameOf={(code) => nameOf(rates.registrationPlaces, code) ?? priceCardTexts.otherPlace}
        onChange={(place) => choose({ place })}
      />
      <SelectField
        label={priceCardTexts.tax}
        all={roadTaxes}
        chosen={choices.tax}
        nameOf={(tax) => priceCardTexts.taxes[tax]}
        onChange={(tax) => choose({ tax: taxInAddress(tax) })}
      />
      {rates.extras.length > 0 && (
        <FieldGroup label={priceCardTexts.extras}>
          <Ticks
            all={rates.extras.map(({ code }) => code)}
            chosen={choices.extras}
            nameOf={(code) => {
              const extra = rates.extras.find((each) => each.code === code);
              return extra && priceCardTexts.extra(extra.name, rupeesToPaise(extra.price));
            }}
            onChange={(codes) => choose({ with: codes.join(',') })}
          />
        </FieldGroup>
      )}
      <TickField
        label={priceCardTexts.hasCover}
        isTicked={choices.hasCover}
        onChange={(isTicked) => choose({ cover: isTicked ? '1' : '' })}
      />
      <FurtherFields form={form} set={set} rates={rates} read={read} problems={problems} />
      <p aria-live="polite">
        {card.isSample && <span className="hint">{priceCardTexts.sample} </span>}
        <strong>
          {quotationTexts.total}: {formatRupees(card.total)}
        </strong>
      </p>
    </>
  );
}

/** What fewer quotations have; folded at first. */
function FurtherFields({ form, set, rates, read, problems }: FieldsProps) {
  const amount = { form, set, problems };
  // Nothing that is filled in at first is hidden.
  const [isOpen] = useState(() =>
    Boolean(read.choices.loan ?? (form.discount || form.exchange || form.booking)),
  );
  return (
    <details open={isOpen}>
      <summary>{texts.further}</summary>
      <div className="stack-12">
        <Rupees label={texts.discount} name="discount" {...amount} />
        <InputField
          label={texts.reason}
          error={problems['discount.reason']}
          maxLength={quotationLimits.text}
          value={form.reason}
          onChange={(reason) => set({ reason })}
        />
        <Rupees label={texts.exchange} name="exchange" {...amount} />
        <InputField
          label={texts.oldVehicle}
          error={problems['exchange.vehicle']}
          maxLength={quotationLimits.text}
          value={form.oldVehicle}
          onChange={(oldVehicle) => set({ oldVehicle })}
        />
        <Loan
          rates={rates}
          read={read}
          problems={problems}
          choose={(values) => set({ card: { ...form.card, ...values } })}
          down={form.card.down ?? ''}
        />
        <Rupees label={texts.booking} name="booking" {...amount} />
        <InputField
          label={texts.validUntil}
          type="date"
          error={problems.validUntil}
          value={read.sent.validUntil}
          onChange={(validUntil) => set({ validUntil })}
        />
      </div>
    </details>
  );
}

interface RupeesProps extends Pick<FieldsProps, 'form' | 'set' | 'problems'> {
  label: string;
  name: 'discount' | 'exchange' | 'booking';
}

function Rupees({ label, name, form, set, problems }: RupeesProps) {
  return (
    <InputField
      label={label}
      error={
        paiseOf(form[name]) === undefined
          ? texts.notAmount
          : (problems[name] ?? problems[`${name}.amount`])
      }
      inputMode="decimal"
      maxLength={20}
      value={form[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
}

interface LoanProps extends Pick<FieldsProps, 'rates' | 'read' | 'problems'> {
  down: string;
  choose: (values: Partial<Record<CardKey, string>>) => void;
}

function Loan({ rates: { lenders }, read: { card, choices }, problems, down, choose }: LoanProps) {
  const { loan } = choices;
  const loanTexts = priceCardTexts.loan;
  const lender = lenders.find(({ code }) => code === loan?.lender);
  if (lenders.length === 0) return null;
  return (
    <>
      <SelectField
        label={loanTexts.heading}
        error={
          problems.loan ??
          (typeof card.loan === 'string' ? loanTexts.problems[card.loan] : undefined)
        }
        all={['', ...lenders.map(({ code }) => code)]}
        chosen={loan?.lender ?? ''}
        nameOf={(code) => lenders.find((each) => each.code === code)?.name ?? loanTexts.none}
        onChange={(code) => choose({ lender: code })}
      />
      {loan && lender && (
        <>
          <SelectField
            label={loanTexts.months}
            all={lender.months}
            chosen={loan.months}
            nameOf={priceCardTexts.months}
            onChange={(months) => choose({ months: String(months) })}
          />
          <InputField
            label={loanTexts.down}
            error={/^\d{0,9}$/.test(down) ? undefined : loanTexts.downProblem}
            inputMode="numeric"
            maxLength={9}
            value={down}
            onChange={(value) => choose({ down: value })}
          />
          {card.loan && typeof card.loan === 'object' && (
            <p className="hint">
              {loanTexts.monthly}: {formatRupees(card.loan.monthly)}
            </p>
          )}
        </>
      )}
    </>
  );
}
