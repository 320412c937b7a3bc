import { enquiryKinds, isEnquiryKind, type EnquiryKind } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/messages/common/kinds/index.ts';
import { reportTexts } from '@dealership/shared/messages/staff/reports.ts';
import { Field } from './field.tsx';

interface KindFieldProps {
  /** `''` means all kinds. */
  kind: EnquiryKind | '';
  onChoose: (kind: EnquiryKind | '') => void;
  className?: string | undefined;
  error?: string | undefined;
}

/** Chooses one kind of enquiry, or all. */
export function KindField({ kind, onChoose, ...field }: KindFieldProps) {
  return (
    <Field label={reportTexts.kind} {...field}>
      {(control) => (
        <select
          {...control}
          value={kind}
          onChange={({ target: { value } }) => onChoose(isEnquiryKind(value) ? value : '')}
        >
          <option value="">{reportTexts.allKinds}</option>
          {enquiryKinds.map((each) => (
            <option key={each} value={each}>
              {kindTexts[each].title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
