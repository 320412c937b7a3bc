import { findModels, hasWords, screenAddress } from '@dealership/shared';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { stockListTexts as texts } from '@dealership/shared/texts/staff/catalogue/stock.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { late } from '../../../../lib/browser/late.ts';
import { callQuery } from '../../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../../lib/calls/query-keys.ts';
import { useMay } from '../../../../lib/staff/rights.ts';
import { EmptyScreen } from '../../../../ui/empty-screen.tsx';
import { InputField } from '../../../../ui/forms/input-field.tsx';
import { Link } from '../../../../ui/link.tsx';
import tools from '../../../../ui/list-tools.module.css';
import { Screen } from '../../../../ui/screens/screen.tsx';
import { ScreenTabs } from '../../../../ui/screens/screen-tabs.tsx';
import { priceScreens } from '../price-sources.ts';
import { StockFiles } from './stock-files.tsx';
import { StockOfModel } from './stock-of-model.tsx';

// Used once a week.
const StockUpload = late(async () => (await import('./stock-upload.tsx')).StockUpload);

/** The stock, or the upload of a file with it if the address asks for that. */
export function StockScreen() {
  const [params] = useSearchParams();
  const mayEdit = useMay('prices.edit');
  return params.get('list') === 'upload' && mayEdit ? <StockUpload /> : <StockGrids />;
}

/** Which variant is there in which colour, a grid for each model (rules: stock). */
function StockGrids() {
  const [search, setSearch] = useState('');
  const list = useQuery(callQuery(queryKeys.stock, 'GET /api/stock'));
  const models = list.data?.models ?? [];
  const named = models.filter(({ name }) => hasWords([name], search));
  const found = named.length > 0 ? named : findModels(search, models, { isSure: true });
  return (
    <Screen texts={texts} query={list}>
      <ScreenTabs label={priceTexts.tabs} screens={priceScreens} current="stock" />
      {list.data && (
        <>
          {!list.data.is_shown && <NotShown />}
          {models.length > 1 && (
            <div className={tools.tools}>
              <InputField
                label={texts.search}
                className={tools.search}
                type="search"
                spellCheck={false}
                value={search}
                onChange={setSearch}
              />
              <p className={tools.count} role="status">
                {priceTexts.searchHint(found.length, models.length)}
              </p>
            </div>
          )}
          {models.length > 0 && <StockFiles />}
          {models.length === 0 && <EmptyScreen name="stock">{texts.empty}</EmptyScreen>}
          {models.length > 0 && found.length === 0 && <p>{texts.noMatch}</p>}
          {found.map((model, place) => (
            <StockOfModel
              key={model.id}
              model={model}
              list={list.data}
              isOpen={place === 0 || found.length < 4}
            />
          ))}
        </>
      )}
    </Screen>
  );
}

function NotShown() {
  const maySwitch = useMay('settings.edit');
  return (
    <p className="notice">
      <span>{texts.off} </span>
      {maySwitch && <Link to={`${screenAddress('on-road')}#showsStock`}>{texts.switchOn}</Link>}
    </p>
  );
}
