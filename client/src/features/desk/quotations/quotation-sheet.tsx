import {
  modelKey,
  type DeskDetail,
  type ModelRates,
  type StaffQuotation,
} from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';
import { useRef, useState } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { callPath, type CallPath } from '../../../lib/calls/call-path.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { besideFields } from '../../../lib/staff/beside-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import sheets from '../common/sheets.module.css';
import { Sheet } from '../steps/sheet.tsx';
import { QuotationFields } from './quotation-fields.tsx';
import { readForm, type QuotationForm } from './quotation-form.ts';
import { SendQuotation, type SendProps } from './send-quotation.tsx';

interface QuotationSheetProps extends Pick<SendProps, 'wrote'> {
  detail: DeskDetail;
  form: QuotationForm;
  set: (part: Partial<QuotationForm>) => void;
  models: readonly { bikeName: string; name: string }[];
  onMade: (all: StaffQuotation[]) => void;
  onClosed: () => void;
}

/** Makes a quotation, and then offers the ways to send it. */
export function QuotationSheet(props: QuotationSheetProps) {
  const { detail, form, set, models, onMade, onClosed, wrote } = props;
  const { sent } = detail.enquiry;
  const [made, setMade] = useState<StaffQuotation>();
  return (
    <Sheet
      title={texts.madeFor(sent.name || deskTexts.unnamed)}
      shown={made ? 'made' : ''}
      onClosed={onClosed}
    >
      {made ? (
        <>
          <p role="status">{texts.made(made.number)}</p>
          <SendQuotation quotation={made} detail={detail} wrote={wrote} />
        </>
      ) : (
        <div className={sheets.panel}>
          <SelectField
            label={texts.model}
            all={['', ...models.map(({ bikeName }) => bikeName)]}
            chosen={form.bike}
            nameOf={(bike) => models.find((each) => each.bikeName === bike)?.name ?? texts.noModel}
            onChange={(bike) => set({ bike, card: { ...form.card, variant: '' } })}
          />
          {form.bike !== '' && (
            <MakeForm
              key={form.bike}
              form={form}
              set={set}
              reference={detail.enquiry.reference}
              onMade={(all) => {
                onMade(all);
                setMade(all[0]);
              }}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

interface MakeFormProps extends Pick<QuotationSheetProps, 'form' | 'set' | 'onMade'> {
  reference: string;
}

const fields = [
  'variant',
  'place',
  'loan',
  'booking',
  'validUntil',
  'discount.reason',
  'discount',
  'exchange.vehicle',
  'exchange',
];

function MakeForm({ form, set, reference, onMade }: MakeFormProps) {
  const query = `bike=${encodeURIComponent(modelKey(form.bike))}`;
  const path = `${callPath('GET /api/price-rates')}?${query}` as CallPath<ModelRates>;
  const { status, data: rates, retry } = useResource(path);
  // A second press after a cut is the same request.
  const request = useRef<{ key: string; sent: string }>(undefined);
  const { change, isBusy, failure, error } = useMaking(reference, onMade);
  if (status === 'failed') return <LoadProblem text={deskTexts.loading} onRetry={retry} />;
  if (!rates) return <p role="status">{deskTexts.loading}</p>;
  if (rates.registrationPlaces.length === 0) return <p className="hint">{texts.off}</p>;
  const read = readForm(form, rates);
  if (!read) return null;
  const refused = error instanceof ApiError ? error.fields : {};
  const { problems, others } = besideFields(refused, fields);
  return (
    <form
      className={sheets.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!read.isRight) return;
        const sent = JSON.stringify(read.sent);
        if (request.current?.sent !== sent) request.current = { key: randomId(), sent };
        void change({ key: request.current.key, ...read.sent });
      }}
    >
      <QuotationFields form={form} set={set} rates={rates} read={read} problems={problems} />
      {(others.length > 0 || failure) && (
        <p className="wrong" role="alert">
          {others.join(' ') || failure}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        {form.replaces ? texts.saveVersion : texts.save}
      </Button>
    </form>
  );
}

function useMaking(reference: string, onMade: MakeFormProps['onMade']) {
  const [error, setError] = useState<unknown>();
  const making = useChange({
    mutate: async (body: Parameters<typeof call<typeof MAKE>>[1]['body']) => {
      const { quotations } = await call(MAKE, { params: { reference }, body });
      onMade(quotations);
    },
    onBegin: () => setError(undefined),
    onFailed: setError,
  });
  return { ...making, error, failure: error === undefined ? '' : failureText(error) };
}

const MAKE = 'POST /api/desk/enquiries/:reference/quotations';
