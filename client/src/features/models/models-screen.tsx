import { screenAddress } from '@dealership/shared';
import { useSearchParams } from 'react-router-dom';
import { ModelEditor } from './model-editor.tsx';
import { ModelList } from './model-list.tsx';

/** The models, or the one in the address. */
export function ModelsScreen() {
  const [params] = useSearchParams();
  const id = Number(params.get('model'));
  const editAddress = (model: number) => screenAddress('models', { model: String(model) });
  return id > 0 ? (
    <ModelEditor key={id} id={id} listAddress={screenAddress('models')} />
  ) : (
    <ModelList editAddress={editAddress} />
  );
}
