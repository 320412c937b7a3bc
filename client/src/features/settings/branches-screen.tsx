import { useSearchParams } from 'react-router-dom';
import { BranchEditor } from './branch-editor.tsx';
import { BranchList } from './branch-list.tsx';

/** The branches, or the one in the address. */
export function BranchesScreen() {
  const [params] = useSearchParams();
  const id = Number(params.get('branch'));
  return id > 0 ? <BranchEditor key={id} id={id} /> : <BranchList />;
}
