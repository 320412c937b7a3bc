import { branchTexts as texts } from '@dealership/shared/texts/staff/branch-choice.ts';
import { useOwnBranches } from '../../lib/staff/own-branches.ts';
import { SelectField } from './choice-fields.tsx';

interface BranchFieldProps {
  /** Number of a branch; `''`: none is chosen. */
  branch: number | '';
  onChoose: (branch: number | '') => void;
  /** False: a branch has to be chosen, and the first one is to begin with. */
  isFilter?: boolean;
  className?: string | undefined;
  error?: string | undefined;
}

/** Chooses one of the branches that the user reads; it is not shown where there is only one. */
export function BranchField({ branch, onChoose, isFilter = true, ...field }: BranchFieldProps) {
  const branches = useOwnBranches();
  const [first] = branches;
  if (!first) return null;
  const ids = branches.map(({ id }) => id);
  return (
    <SelectField<number | ''>
      {...field}
      label={texts.branch}
      all={isFilter ? ['', ...ids] : ids}
      chosen={isFilter ? branch : branch || first.id}
      nameOf={(each) => branches.find(({ id }) => id === each)?.name ?? texts.all}
      onChange={onChoose}
    />
  );
}
