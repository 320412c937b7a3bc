import type { EnquiryKind } from '@dealership/shared';
import { branchTexts } from '@dealership/shared/texts/staff/branch-choice.ts';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useOwnBranches, useUsualBranch } from '../../lib/staff/branches.ts';
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

interface BranchFieldProps {
  /** Number of a branch; `''`: none is chosen. */
  branch: number | '';
  onChoose: (branch: number | '') => void;
  /** False: a branch has to be chosen, and the usual one is to begin with. */
  isFilter?: boolean;
  className?: string | undefined;
  error?: string | undefined;
}

/** Chooses one of the branches that the user reads; it is not shown where there is only one. */
export function BranchField({ branch, onChoose, isFilter = true, ...field }: BranchFieldProps) {
  const branches = useOwnBranches();
  const usual = useUsualBranch();
  if (branches.length === 0) return null;
  const ids = branches.map(({ id }) => id);
  return (
    <SelectField<number | ''>
      {...field}
      label={branchTexts.branch}
      all={isFilter ? ['', ...ids] : ids}
      chosen={isFilter ? branch : branch || usual}
      nameOf={(each) => branches.find(({ id }) => id === each)?.name ?? branchTexts.all}
      onChange={onChoose}
    />
  );
}
