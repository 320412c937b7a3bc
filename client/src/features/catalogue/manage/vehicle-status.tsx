import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { withParams } from '../../../lib/browser/with-params.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { call } from '../../../lib/calls/call.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { priceTexts, vehicleTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import styles from '../../../ui/list-tools.module.css';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { ScreenTabs } from '../../../ui/screens/screen-tabs.tsx';
import { priceScreens } from './price-sources.ts';

/** Its status is 1 if it is active, else 0. */
type VehicleRow = AnswerOf<NamedCalls[`GET /api/${VehicleTypeName}_admin`]>[number];

/** The two types of vehicle; the first is shown unless the address names the other. */
const vehicleTypes = {
  bikes: { label: vehicleTexts.bikes, notLoaded: vehicleTexts.bikesNotLoaded },
  scooters: { label: vehicleTexts.scooters, notLoaded: vehicleTexts.scootersNotLoaded },
};
type VehicleTypeName = keyof typeof vehicleTypes;

/** Sets the models on sale. */
export function VehicleStatus() {
  const [params, setParams] = useSearchParams();
  const vehicleType: VehicleTypeName = params.get('vehicles') === 'scooters' ? 'scooters' : 'bikes';
  const list = useQuery(
    callQuery(queryKeys.vehicleStatus(vehicleType), `GET /api/${vehicleType}_admin`),
  );
  const mayEdit = useMay('catalogue.edit');

  return (
    <Screen texts={{ title: vehicleTexts.title }}>
      <ScreenTabs label={priceTexts.tabs} screens={priceScreens} current="bikes" />
      <div className={styles.tools}>
        <SelectField
          label={vehicleTexts.selector}
          className={styles.selector}
          all={Object.keys(vehicleTypes) as VehicleTypeName[]}
          chosen={vehicleType}
          nameOf={(name) => vehicleTypes[name].label}
          onChange={(name) =>
            setParams((before) => withParams(before, { vehicles: name }), { replace: true })
          }
        />
      </div>
      <p className="hint">{vehicleTexts.hint}</p>
      {list.isPending && <AdminSpinner />}
      <QueryFailure of={list} text={vehicleTypes[vehicleType].notLoaded} />
      {list.data && (
        <AdminTable
          label={vehicleTypes[vehicleType].label}
          columns={[...nameColumns, mayEdit ? tickColumn(vehicleType) : statusColumn]}
          rows={list.data}
          keyOf={({ id }) => id}
          empty={<EmptyScreen name="bikes">{vehicleTexts.empty}</EmptyScreen>}
        />
      )}
    </Screen>
  );
}

function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return vehicleTexts.failed;
  return error.message || vehicleTexts.refused;
}

const nameColumns: readonly Column<VehicleRow>[] = [
  {
    key: 'number',
    header: vehicleTexts.number,
    look: 'narrow',
    cell: (_row, index) => index + 1,
  },
  { key: 'name', header: vehicleTexts.name, cell: ({ name }) => name },
];

/** For staff who may not change it. */
const statusColumn: Column<VehicleRow> = {
  key: 'status',
  header: vehicleTexts.status,
  look: 'narrow',
  cell: ({ status }) => vehicleTexts.statuses[status],
};

function tickColumn(vehicleType: VehicleTypeName): Column<VehicleRow> {
  return {
    key: 'active',
    header: vehicleTexts.active,
    look: 'narrow',
    cell: (row) => <Tick row={row} vehicleType={vehicleType} />,
  };
}

/** Changes a model's status; it is ticked once the server has stored it. */
function Tick({ row, vehicleType }: { row: VehicleRow; vehicleType: VehicleTypeName }) {
  const { id, name, status } = row;
  const queries = useQueryClient();
  const { change, isBusy } = useChange({
    mutate: async (wanted: 0 | 1) => {
      await call(`PATCH /api/${vehicleType}/:id/status`, {
        params: { id: String(id) },
        body: { status: wanted },
      });
      queries.setQueryData<VehicleRow[]>(queryKeys.vehicleStatus(vehicleType), (rows = []) =>
        rows.map((each) => (each.id === id ? { ...each, status: wanted } : each)),
      );
      const text = wanted === 1 ? vehicleTexts.activated : vehicleTexts.deactivated;
      void showToast('success', text);
    },
    onFailed: (error) => void showToast('error', refusalText(error)),
  });
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={vehicleTexts.activeName(name)}
        checked={status === 1}
        aria-busy={isBusy}
        onChange={({ target }) => void change(target.checked ? 1 : 0)}
      />
    </label>
  );
}
