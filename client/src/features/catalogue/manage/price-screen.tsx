import { useSearchParams } from 'react-router-dom';
import { late } from '../../../lib/browser/late.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { PriceList } from './price-list.tsx';
import { PriceListFiles } from './price-list-files.tsx';
import { accessoryPrices, bikePrices } from './price-sources.ts';

// Used once a month.
const PriceUpload = late(async () => (await import('./price-upload.tsx')).PriceUpload);

/** The prices of the models, or the upload of a list if the address asks for it. */
export function PriceScreen() {
  const [params] = useSearchParams();
  const mayEdit = useMay('prices.edit');
  return params.get('list') === 'upload' && mayEdit ? (
    <PriceUpload />
  ) : (
    <PriceList source={bikePrices} files={<PriceListFiles hasUpload />} />
  );
}

export function AccessoriesPriceScreen() {
  return <PriceList source={accessoryPrices} />;
}
