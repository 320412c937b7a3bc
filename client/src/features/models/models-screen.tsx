import { useSearchParams } from 'react-router-dom';
import { ModelEditor } from './model-editor.tsx';
import { ModelList } from './list/model-list.tsx';

/** The models, or the one in the address. */
export function ModelsScreen() {
  const [params] = useSearchParams();
  const id = Number(params.get('model'));
  return id > 0 ? <ModelEditor key={id} id={id} /> : <ModelList />;
}
