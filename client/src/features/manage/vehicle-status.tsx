import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, ApiError } from '../../lib/api-client.ts';
import { showToast } from '../../lib/toasts.ts';
import { vehicleTexts } from '../../texts/admin-manage.ts';
import { Field } from '../../ui/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { checkedList } from './checked-list.ts';
import styles from './manage-page.module.css';
import { ManageTable, type Column } from './manage-table.tsx';
import { Spinner } from './spinner.tsx';

interface VehicleRow {
  id: number;
  /** 1 active, 0 inactive. */
  status: 0 | 1;
  /** The name, of motorcycles and of scooters (contract P23). */
  bikeName?: string;
  scooterName?: string;
}

/** The two halves of the catalogue; the first is shown unless the address says otherwise. */
const halves = {
  bikes: { label: vehicleTexts.bikes, notLoaded: vehicleTexts.bikesNotLoaded },
  scooters: { label: vehicleTexts.scooters, notLoaded: vehicleTexts.scootersNotLoaded },
};
type Half = keyof typeof halves;

/** Which models are on sale. */
export function VehicleStatus() {
  const [params, setParams] = useSearchParams();
  const half: Half = params.get('vehicles') === 'scooters' ? 'scooters' : 'bikes';
  const list = useQuery({
    queryKey: ['vehicle-status', half],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<VehicleRow[]>(`/api/${half}_admin`, { signal });
      return checkedList(data);
    },
  });
  const { change, busy } = useStatusChange(half);

  return (
    <section className={[styles.page, styles.narrow].join(' ')} aria-labelledby="screen-title">
      <h1 id="screen-title">{vehicleTexts.title}</h1>
      <div className={styles.tools}>
        <Field label={vehicleTexts.selector} className={styles.selector}>
          {(control) => (
            <select
              {...control}
              value={half}
              onChange={({ target }) => {
                setParams(
                  (before) => {
                    before.set('vehicles', target.value);
                    return before;
                  },
                  { replace: true },
                );
              }}
            >
              {Object.entries(halves).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p className={styles.hint}>{vehicleTexts.hint}</p>
      {list.isPending && <Spinner />}
      {list.isError && (
        <LoadFailure text={halves[half].notLoaded} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <ManageTable
          label={halves[half].label}
          columns={columnsOf({ change, busy })}
          rows={list.data}
          keyOf={({ id }) => id}
          empty={vehicleTexts.empty}
        />
      )}
    </section>
  );
}

/** Ticks and unticks; the row changes once the server has it. */
function useStatusChange(half: Half) {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const queries = useQueryClient();

  const change = async ({ id }: VehicleRow, status: 0 | 1) => {
    setBusy((before) => new Set(before).add(id));
    try {
      await api.patch(`/api/${half}/${id}/status`, { status });
      queries.setQueryData<VehicleRow[]>(['vehicle-status', half], (rows = []) =>
        rows.map((row) => (row.id === id ? { ...row, status } : row)),
      );
      const text = status === 1 ? vehicleTexts.activated : vehicleTexts.deactivated;
      void showToast('success', text);
    } catch (error) {
      void showToast('error', refusalText(error));
    } finally {
      setBusy((before) => new Set([...before].filter((each) => each !== id)));
    }
  };
  return { change, busy };
}

function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return vehicleTexts.failed;
  return error.message || vehicleTexts.refused;
}

function columnsOf({ change, busy }: ReturnType<typeof useStatusChange>): Column<VehicleRow>[] {
  return [
    {
      key: 'number',
      header: vehicleTexts.number,
      look: 'narrow',
      cell: (_row, index) => index + 1,
    },
    { key: 'name', header: vehicleTexts.name, cell: nameOf },
    {
      key: 'active',
      header: vehicleTexts.active,
      look: 'narrow',
      cell: (row) => (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={vehicleTexts.activeName(nameOf(row))}
            checked={row.status === 1}
            aria-busy={busy.has(row.id)}
            onChange={({ target }) => {
              if (!busy.has(row.id)) void change(row, target.checked ? 1 : 0);
            }}
          />
        </label>
      ),
    },
  ];
}

function nameOf({ bikeName, scooterName }: VehicleRow): string {
  return bikeName ?? scooterName ?? '';
}
