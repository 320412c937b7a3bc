import { useLocation, useNavigate } from 'react-router-dom';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { compareTexts as texts } from '@dealership/shared/texts/public/pages/compare.ts';
import { useAllVehicles } from '../../../features/catalogue/catalogue-resources.ts';
import {
  comparedQuery,
  MOST_COMPARED,
  readCompared,
  type Compared,
} from '../../../features/catalogue/compare/compared.ts';
import { compare } from '../../../features/catalogue/compare/rows.ts';
import { useColumns } from '../../../features/catalogue/compare/use-columns.ts';
import { detailsLink } from '../../../features/catalogue/model-links.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './compare-page.module.css';

/** Two or three models side by side, which the address names. */
export function ComparePage() {
  const isTakenOver = useHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();
  const compared = isTakenOver ? readCompared(search) : [];
  const columns = useColumns(compared);
  const show = (next: readonly Compared[]) =>
    void navigate({ search: comparedQuery(next) }, { replace: true });
  const change = (at: number, ...changed: Compared[]) =>
    show(compared.toSpliced(at, 1, ...changed));
  const ready = columns.flatMap((column, at) =>
    column.status === 'ready' ? [{ ...column, at }] : [],
  );
  const gone = columns.filter(({ status }) => status === 'gone');
  const failed = columns.filter((column) => column.status === 'failed');
  const { different, same, isSample } = compare(ready, new URLSearchParams(search));
  const groups = [
    { heading: ready.length > 1 && texts.different, rows: different },
    { heading: ready.length > 1 && texts.same, rows: same },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className="hint">{texts.intro}</p>
      <div aria-live="polite">
        {gone.map(({ bikeName, name }) => (
          <p key={bikeName} className="notice">
            {texts.gone(name)}
          </p>
        ))}
        {columns.some(({ status }) => status === 'loading') && <p>{texts.loading}</p>}
      </div>
      {failed.length > 0 && (
        <LoadProblem
          text={texts.failed}
          onRetry={() => failed.forEach((each) => 'retry' in each && each.retry())}
        />
      )}
      {isSample && <p className={styles.sample}>{priceCardTexts.sample}</p>}
      {ready.length > 0 && (
        <table className={styles.table} aria-label={texts.table}>
          <thead>
            <tr>
              {ready.map(({ at, bikeName, name, variant, model, rates }) => (
                <th key={at} scope="col">
                  <OutlineOf model={model}>
                    <Picture
                      picture={model.side}
                      alt=""
                      sizes="(width < 640px) 30vw, 250px"
                      isCutOut
                    />
                  </OutlineOf>
                  <Link {...detailsLink(bikeName)} className={styles.name}>
                    {name}
                  </Link>
                  {rates.variants.length > 1 && (
                    <SelectField
                      label={priceCardTexts.variant}
                      select={{ 'aria-label': texts.variant(name) }}
                      all={rates.variants
                        .toSorted((a, b) => a.price - b.price)
                        .map((each) => each.name)}
                      chosen={variant}
                      nameOf={(each) => each}
                      onChange={(chosen) => change(at, { bikeName, variant: chosen })}
                    />
                  )}
                  <Button
                    variant="quiet"
                    aria-label={texts.remove(name)}
                    onClick={() => change(at)}
                  >
                    ✕
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <Rows key={String(heading)} heading={heading} rows={rows} count={ready.length} />
          ))}
        </table>
      )}
      {compared.length < MOST_COMPARED && isTakenOver && (
        <AddModel onAdd={(bikeName) => show([...compared, { bikeName, variant: '' }])} />
      )}
    </div>
  );
}

interface RowsProps {
  heading: string | false;
  rows: readonly { label: string; values: readonly (string | undefined)[] }[];
  count: number;
}

/** Rows whose label is above their values: on a phone it would take the room of a column. */
function Rows({ heading, rows, count }: RowsProps) {
  return (
    <>
      {heading !== false && (
        <tbody>
          <tr>
            <th colSpan={count} className={styles.group}>
              {heading}
            </th>
          </tr>
        </tbody>
      )}
      {rows.map(({ label, values }) => (
        <tbody key={label}>
          <tr>
            <th colSpan={count} scope="rowgroup" className={styles.label}>
              {label}
            </th>
          </tr>
          <tr>
            {values.map((value, at) => (
              <td key={at} {...langOf(value)}>
                {value ?? texts.unknown}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </>
  );
}

function AddModel({ onAdd }: { onAdd: (bikeName: string) => void }) {
  const { lists } = useAllVehicles();
  const all = lists ? [...lists.motorcycles, ...lists.scooters] : [];
  return (
    <SelectField
      className={styles.add}
      label={texts.add}
      all={['', ...all.map(({ bikeName }) => bikeName)]}
      chosen=""
      nameOf={(bikeName) => all.find((each) => each.bikeName === bikeName)?.name ?? texts.choose}
      onChange={(bikeName) => bikeName !== '' && onAdd(bikeName)}
    />
  );
}
