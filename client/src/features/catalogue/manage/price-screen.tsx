import { useSearchParams } from 'react-router-dom';
import { late } from '../../../lib/late.ts';
import { useMay } from '../../../lib/rights.ts';
import { PriceList } from './price-list.tsx';
import { PriceListFiles } from './price-list-files.tsx';
import { bikePrices } from './price-sources.ts';

// Used once a month.
const PriceUpload = late(async () => (await import('./price-upload.tsx')).PriceUpload);

/** The prices of the models, or the upload of a list that the address asks for. */
export function PriceScreen({ address }: { address: string }) {
  const [params] = useSearchParams();
  const mayEdit = useMay('prices.edit');
  const uploadAddress = `${address}&list=upload`;
  return params.get('list') === 'upload' && mayEdit ? (
    <PriceUpload listAddress={address} />
  ) : (
    <PriceList source={bikePrices} files={<PriceListFiles uploadAddress={uploadAddress} />} />
  );
}
