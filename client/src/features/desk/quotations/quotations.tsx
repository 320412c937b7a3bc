import { formatRupees, type DeskDetail, type StaffQuotation } from '@dealership/shared';
import { quotationTexts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useModelsOnSale } from '../../../lib/calls/use-models-on-sale.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import sheets from '../common/sheets.module.css';
import { useDesk } from '../common/desk-context.ts';
import { BillSheet } from './bill-sheet.tsx';
import { beginForm, formOf, type QuotationForm } from './quotation-form.ts';
import { QuotationSheet } from './quotation-sheet.tsx';
import { SendQuotation, type SendProps } from './send-quotation.tsx';

interface QuotationsProps extends Pick<SendProps, 'wrote'> {
  detail: DeskDetail;
  canWork: boolean;
}

const LIST = 'GET /api/desk/enquiries/:reference/quotations';
const STEP = 'POST /api/desk/enquiries/:reference/quotations/:number/steps';

/** The quotations of an enquiry, each with what can be done with it. */
export function Quotations(props: QuotationsProps) {
  return <OfEnquiry key={props.detail.enquiry.reference} {...props} />;
}

function OfEnquiry({ detail, canWork, wrote }: QuotationsProps) {
  const { reference } = detail.enquiry;
  const queryKey = queryKeys.desk.quotations(reference);
  const client = useQueryClient();
  const query = useQuery(callQuery(queryKey, LIST, { reference }));
  const all = query.data?.quotations ?? [];
  const [isOpen, setIsOpen] = useState(false);
  // It stays when the sheet is closed half filled in.
  const [form, setForm] = useState<QuotationForm>();
  const [billed, setBilled] = useState<StaffQuotation>();
  const models = useModelsOnSale(canWork);
  const put = (quotations: StaffQuotation[]) => {
    client.setQueryData(queryKey, { quotations });
    void client.invalidateQueries({ queryKey: queryKeys.desk.enquiry(reference) });
  };
  const shown = form ?? beginForm(detail, models);
  return (
    <section className="stack-8" aria-labelledby="quotations-title">
      <h2 id="quotations-title">{texts.title}</h2>
      <QueryFailure of={query} />
      {all.length > 0 && (
        <ul className="stack-8">
          {all.map((quotation) => (
            <QuotationLine
              key={quotation.token}
              quotation={quotation}
              detail={detail}
              canWork={canWork}
              wrote={wrote}
              onChanged={put}
              onBill={() => setBilled(quotation)}
              onVersion={() => {
                setForm(formOf(quotation));
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      {canWork && (
        <Button
          onClick={() => {
            if (form?.replaces) setForm(undefined);
            setIsOpen(true);
          }}
        >
          {texts.make}
        </Button>
      )}
      {isOpen && (
        <QuotationSheet
          detail={detail}
          models={models}
          wrote={wrote}
          form={shown}
          set={(part) => setForm({ ...shown, ...part })}
          onMade={(quotations) => {
            setForm(undefined);
            put(quotations);
          }}
          onClosed={() => setIsOpen(false)}
        />
      )}
      {billed && (
        <BillSheet
          quotation={billed}
          reference={reference}
          customer={detail.enquiry.sent.name || deskTexts.unnamed}
          onStored={(quotations) => {
            put(quotations);
            setBilled(quotations.find(({ token }) => token === billed.token));
          }}
          onClosed={() => setBilled(undefined)}
        />
      )}
    </section>
  );
}

interface LineProps extends QuotationsProps {
  quotation: StaffQuotation;
  onChanged: (all: StaffQuotation[]) => void;
  onVersion: () => void;
  onBill: () => void;
}

function QuotationLine({ quotation, detail, canWork, wrote, ...on }: LineProps) {
  const { now } = useDesk();
  const { reference } = detail.enquiry;
  const { number, version, state, vehicle, card } = quotation;
  const { opened_at: openedAt, wanted_at: wantedAt } = quotation;
  const { change, isBusy } = useChange({
    mutate: async (step: 'accept' | 'withdraw') => {
      const body = { key: randomId(), version, step };
      const { quotations } = await call(STEP, { params: { reference, number }, body });
      on.onChanged(quotations);
    },
    onConflict: ({ quotations }: { quotations: StaffQuotation[] }) => {
      on.onChanged(quotations);
      void showToast('info', texts.gone);
      return undefined;
    },
  });
  const isUsable = state === 'open' || state === 'accepted';
  return (
    <li className="area">
      <strong>{quotationTexts.numberOf(number, version)}</strong>
      <span>
        {vehicle}: {formatRupees(card.total)}
      </span>
      <span className="hint">
        {[
          quotationTexts.states[state],
          quotationTexts.validUntil(card.validUntil),
          openedAt !== null && texts.openedAt(timeTexts.at(openedAt, now)),
          wantedAt !== null && texts.wantedAt(timeTexts.at(wantedAt, now)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {quotation.bill && <span className="hint">{texts.billSaved}</span>}
      {canWork && isUsable && <SendQuotation quotation={quotation} detail={detail} wrote={wrote} />}
      {canWork && state !== 'replaced' && (
        <div className={sheets.grid}>
          <Button onClick={on.onVersion}>{texts.change}</Button>
          {state === 'open' && (
            <Button busy={isBusy} onClick={() => void change('accept')}>
              {texts.accept}
            </Button>
          )}
          {state !== 'withdrawn' && (
            <Button busy={isBusy} onClick={() => void change('withdraw')}>
              {texts.withdraw}
            </Button>
          )}
          {isUsable && <Button onClick={on.onBill}>{texts.bill}</Button>}
        </div>
      )}
    </li>
  );
}
