import type { EnquiryKind } from '@dealership/shared';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useOwnKinds } from '../../lib/staff/rights.ts';
import { SelectField } from './choice-fields.tsx';

interface KindFieldProps {
  /** `''` means all kinds. */
  kind: EnquiryKind | '';
  nameOf: (kind: EnquiryKind) => string;
  onChoose: (kind: EnquiryKind | '') => void;
  className?: string | undefined;
  error?: string | undefined;
}

/** Chooses one of the kinds of enquiries that the person reads, or all of them. */
export function KindField({ kind, nameOf, onChoose, ...field }: KindFieldProps) {
  return (
    <SelectField
      {...field}
      label={reportTexts.kind}
      all={['', ...useOwnKinds()]}
      chosen={kind}
      nameOf={(each) => (each === '' ? reportTexts.allKinds : nameOf(each))}
      onChange={onChoose}
    />
  );
}
