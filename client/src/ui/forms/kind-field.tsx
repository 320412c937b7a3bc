import { isEnquiryKind, type EnquiryKind } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useOwnKinds } from '../../lib/staff/rights.ts';
import { Field } from './field.tsx';

interface KindFieldProps {
  /** `''` means all kinds. */
  kind: EnquiryKind | '';
  onChoose: (kind: EnquiryKind | '') => void;
  className?: string | undefined;
  error?: string | undefined;
}

/** Chooses one of the kinds of enquiries that the person reads, or all of them. */
export function KindField({ kind, onChoose, ...field }: KindFieldProps) {
  const kinds = useOwnKinds();
  return (
    <Field label={reportTexts.kind} {...field}>
      {(control) => (
        <select
          {...control}
          value={kind}
          onChange={({ target: { value } }) => onChoose(isEnquiryKind(value) ? value : '')}
        >
          <option value="">{reportTexts.allKinds}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {kindTexts[each].title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
