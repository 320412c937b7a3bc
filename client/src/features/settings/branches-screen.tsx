import { useSearchParams } from 'react-router-dom';
import { BranchEditor } from './branch-editor.tsx';
import { BranchList } from './branch-list.tsx';

interface BranchesScreenProps {
  /** Of the screen. */
  address: string;
}

/** The branches, or the one that the address names. */
export function BranchesScreen({ address }: BranchesScreenProps) {
  const [params] = useSearchParams();
  const id = Number(params.get('branch'));
  return id > 0 ? (
    <BranchEditor key={id} id={id} listAddress={address} />
  ) : (
    <BranchList editAddress={(branch) => `${address}&branch=${branch}`} />
  );
}
