import { exportFormats, rowCount, type ExportFormat } from '@dealership/shared';
import { useId, useState } from 'react';
import { exportTexts } from '@dealership/shared/messages/staff/reports.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './export-bar.module.css';
import { mostRows, tooManyRows, type ExportInput, type ExportScope } from './export-job.ts';
import { useReportExport } from './use-report-export.ts';

const scopes: readonly ExportScope[] = ['page', 'all'];

/** PDF, CSV and Print, of the shown rows or of all that match. */
export function ExportBar({ input }: { input: ExportInput }) {
  const [scope, setScope] = useState<ExportScope>('page');
  const { progress, problem, run, cancel } = useReportExport();
  const group = useId();
  const hint = useId();

  const rows = scope === 'page' ? input.shown.length : input.total;
  const isTooMany = (format: ExportFormat) => rows > mostRows[format];
  const note = problem ?? tooManyRows(rows);

  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <fieldset className={styles.scopes}>
          <legend className={styles.legend}>{exportTexts.rows}</legend>
          {scopes.map((value) => (
            <label key={value} className={styles.scope}>
              <input
                type="radio"
                name={group}
                checked={scope === value}
                onChange={() => setScope(value)}
              />
              {exportTexts.scopes[value]}
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          {exportFormats.map((format) => (
            <Button
              key={format}
              variant="secondary"
              disabled={rows === 0 || progress !== undefined || isTooMany(format)}
              aria-describedby={isTooMany(format) ? hint : undefined}
              onClick={() => run(format, scope, input)}
            >
              {exportTexts.formats[format]}
            </Button>
          ))}
        </div>
      </div>
      {progress && (
        <p className={styles.progress} role="status">
          <progress value={progress.done} max={Math.max(1, progress.total)} aria-hidden="true" />
          {exportTexts.progress({
            format: exportTexts.formats[progress.format],
            done: rowCount(progress.done),
            total: rowCount(progress.total),
          })}
          <Button variant="quiet" onClick={cancel}>
            {exportTexts.cancel}
          </Button>
        </p>
      )}
      {note !== undefined && (
        <p id={hint} className={styles.note} role="alert">
          {note}
        </p>
      )}
    </div>
  );
}
