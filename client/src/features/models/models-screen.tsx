import { useSearchParams } from 'react-router-dom';
import { ModelEditor } from './model-editor.tsx';
import { ModelList } from './model-list.tsx';

interface ModelsScreenProps {
  /** Of the screen. */
  address: string;
}

/** The models, or the one that the address names. */
export function ModelsScreen({ address }: ModelsScreenProps) {
  const [params] = useSearchParams();
  const id = Number(params.get('model'));
  const editAddress = (model: number) => `${address}&model=${model}`;
  return id > 0 ? (
    <ModelEditor key={id} id={id} listAddress={address} />
  ) : (
    <ModelList editAddress={editAddress} />
  );
}
