import { findModels, hasWords } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { searchIn } from '../../../lib/staff/search-term.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useFailureToast } from '../../../lib/toasts/use-failure-toast.ts';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ScreenTabs } from '../../../ui/screens/screen-tabs.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import { RowOpener } from '../../../ui/lists/row-opener.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from '../../../ui/list-tools.module.css';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { PriceCell } from './price-cell.tsx';
import { PriceForm } from './price-form.tsx';
import { priceScreens, type PricedItem, type PriceSource } from './price-sources.ts';
import { useSorted, type Sort } from '../../../ui/lists/use-sorted.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';

/**
 * A list of prices with search and sorting; staff who may change prices select a row, which becomes the form of its
 * new prices. Accessories are grouped by model until somebody searches.
 */
export function PriceList({ source, files }: { source: PriceSource; files?: ReactNode }) {
  const { state } = useLocation() as { state: unknown };
  const [search, setSearch] = useState(searchIn(state));
  const [edited, setEdited] = useState<string>();
  const isPhone = useMedia('(width < 48em)');
  const queries = useQueryClient();
  const list = useQuery({ queryKey: queryKeys.prices(source.screen), queryFn: source.fetchList });
  useFailureToast(list, source.texts.notLoaded);

  const mayEdit = useMay('prices.edit');
  const handleSaved = async (saved?: PricedItem) => {
    if (saved) {
      const queryKey = queryKeys.prices(source.screen);
      // A list that is on its way is older than this answer.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<PricedItem[]>(queryKey, (before = []) =>
        before.map((item) => (item.key === saved.key ? saved : item)),
      );
      void showToast('success', priceTexts.updated);
    } else {
      void queries.invalidateQueries();
    }
  };

  const isGrouped = source.hasModel && search.trim() === '';
  const columns = columnsOf(source, {
    edited,
    hasModel: source.hasModel && !isGrouped,
    onSelect: mayEdit ? ({ key }) => setEdited(key) : undefined,
    formOf: (item) =>
      mayEdit &&
      item.key === edited && (
        <PriceForm
          source={source}
          item={item}
          onSaved={handleSaved}
          // The person may have selected another row by now.
          onClosed={() => setEdited((now) => (now === item.key ? undefined : now))}
        />
      ),
  });
  const items = list.data ?? [];
  const found = findItems(items, search);
  const { sorted, sort, setSort } = useSorted(found, columns);

  const table = (label: string, rows: readonly PricedItem[]) => (
    <AdminTable
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      empty={
        items.length === 0 ? (
          <EmptyScreen name={source.screen}>{source.texts.empty}</EmptyScreen>
        ) : (
          priceTexts.noMatch
        )
      }
      sort={{ sort, setSort }}
    />
  );

  return (
    <Screen texts={{ title: source.texts.title }} query={list}>
      <ScreenTabs label={priceTexts.tabs} screens={priceScreens} current={source.screen} />
      {list.data && (
        <>
          <div className={styles.tools}>
            <InputField
              label={priceTexts.search}
              className={styles.search}
              type="search"
              spellCheck={false}
              value={search}
              onChange={(words) => {
                setSearch(words);
                // The row would be drawn anew elsewhere, and its form would take the focus.
                setEdited(undefined);
              }}
            />
            {isPhone && <SortSelect columns={columns} sort={sort} onChange={setSort} />}
            <p className={styles.count} role="status">
              {priceTexts.searchHint(found.length, items.length)}
            </p>
          </div>
          {files}
          {isGrouped && items.length > 0 ? (
            <Groups models={items.map(({ model }) => model)}>
              {(model) =>
                table(
                  model,
                  sorted.filter((item) => item.model === model),
                )
              }
            </Groups>
          ) : (
            table(source.texts.list, sorted)
          )}
        </>
      )}
    </Screen>
  );
}

/** The items with the typed words; if there are none, those of the models that sound like them. */
function findItems(items: readonly PricedItem[], search: string): readonly PricedItem[] {
  const named = items.filter(({ name, model, partNo }) => hasWords([name, model, partNo], search));
  if (named.length > 0) return named;
  const spoken = items.map((item) => ({ item, name: item.model || item.name }));
  // The rows stay in groups: the likeliest would not come first.
  return findModels(search, spoken, { isSure: true }).map(({ item }) => item);
}

interface GroupsProps {
  /** The model of each item. */
  models: readonly string[];
  children: (model: string) => ReactNode;
}

/** A part for each model that opens and closes, initially the first is open. */
function Groups({ models, children }: GroupsProps) {
  return [...new Set(models)].map((model, place) => (
    <details key={model} className="fold" open={place === 0}>
      <summary>
        {model} ({models.filter((each) => each === model).length})
      </summary>
      {children(model)}
    </details>
  ));
}

interface Editing {
  hasModel: boolean;
  /** The key of the item that is being edited. */
  edited: string | undefined;
  /** Absent: the person may not change prices. */
  onSelect: ((item: PricedItem) => void) | undefined;
  /** The form of an item that is being edited. */
  formOf: (item: PricedItem) => ReactNode;
}

function columnsOf(
  source: PriceSource,
  { hasModel, edited, onSelect, formOf }: Editing,
): Column<PricedItem>[] {
  const name: Column<PricedItem> = {
    key: 'name',
    header: source.texts.name,
    sortBy: (item) => item.name,
    cell: (item) =>
      onSelect ? (
        <RowOpener
          onOpen={() => onSelect(item)}
          action={priceTexts.open}
          isOpen={item.key === edited}
        >
          {item.name}
        </RowOpener>
      ) : (
        item.name
      ),
  };
  const ofAccessory = hasModel ? (['model', 'partNo'] as const) : (['partNo'] as const);
  const details = ofAccessory.map((key) => ({
    key,
    header: priceTexts.price[key],
    sortBy: (item: PricedItem) => item[key],
    cell: (item: PricedItem) => item[key],
  }));
  const price: Column<PricedItem> = {
    key: 'price',
    header: priceTexts.price.price,
    look: 'number',
    sortBy: (item) => item.price,
    cell: (item) => formOf(item) || <PriceCell item={item} />,
  };
  return [name, ...(source.hasModel ? details : []), price];
}

interface SortSelectProps {
  columns: readonly { key: string; header: string; sortBy?: unknown; look?: string }[];
  sort: Sort;
  onChange: (sort: Sort) => void;
}

/** Sorts a list of cards, which has no column heads. */
function SortSelect({ columns, sort, onChange }: SortSelectProps) {
  const orders = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({ ...column, direction })),
    );
  const idOf = ({ key, direction }: Sort) => (key === '' ? '' : `${key} ${direction}`);
  const orderOf = (id: string) => orders.find((order) => idOf(order) === id);
  return (
    <SelectField
      label={priceTexts.sortBy}
      className={styles.sortBy}
      all={['', ...orders.map(idOf)]}
      chosen={idOf(sort)}
      nameOf={(id) => {
        const order = orderOf(id);
        if (!order) return priceTexts.catalogueOrder;
        const texts = priceTexts.sortOrders[order.look === 'number' ? 'number' : 'text'];
        return texts[order.direction](order.header);
      }}
      onChange={(id) => {
        const { key, direction } = orderOf(id) ?? { key: '', direction: 'ascending' };
        onChange({ key, direction });
      }}
    />
  );
}
