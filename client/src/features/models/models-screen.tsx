import { useSearchParams } from 'react-router-dom';
import { ModelEditor } from './model-editor.tsx';
import { useMay } from '../../lib/staff/rights.ts';
import { ModelList } from './list/model-list.tsx';
import { ModelsToRead } from './list/models-to-read.tsx';

/** The models, or the one in the address; for people who do not edit them, those that are published. */
export function ModelsScreen() {
  const [params] = useSearchParams();
  const mayEdit = useMay('catalogue.edit');
  const id = Number(params.get('model'));
  if (!mayEdit) return <ModelsToRead />;
  return id > 0 ? <ModelEditor key={id} id={id} /> : <ModelList />;
}
