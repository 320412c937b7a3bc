import { exportFormats, rowCount, type ExportFormat } from '@dealership/shared';
import { useId, useState, useEffect, useRef } from 'react';
import { exportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './export-bar.module.css';
import {
  mostRows,
  tooManyRows,
  type ExportInput,
  type ExportScope,
  exportProblem,
  openPrintWindow,
  type ExportProgress,
  type PrintWindow,
} from './export-job.ts';

const scopes: readonly ExportScope[] = ['page', 'all'];

/** PDF, CSV and Print of the shown rows or, for staff who may export, of all matching; on a phone behind one button. */
export function ExportBar({ input }: { input: ExportInput }) {
  const mayExportAll = useMay('enquiries.export');
  const [chosen, setScope] = useState<ExportScope>('page');
  const scope = mayExportAll ? chosen : 'page';
  const { progress, problem, run, cancel } = useReportExport();
  const isPhone = useMedia('(width < 48em)');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const hint = useId();

  const counts = { page: input.shown.length, all: input.total };
  const rows = counts[scope];
  const isTooMany = (format: ExportFormat) => rows > mostRows[format];
  const note = problem ?? tooManyRows(rows);

  return (
    <div className={styles.bar}>
      {isPhone && (
        <Button
          variant="secondary"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {exportTexts.menu}
          <Icon name="down" />
        </Button>
      )}
      <div id={id} className={styles.controls} hidden={isPhone && !isOpen}>
        {mayExportAll ? (
          <fieldset className={styles.scopes}>
            <legend className="visually-hidden">{exportTexts.rows}</legend>
            {scopes.map((value) => (
              <label key={value} className={styles.scope}>
                <input
                  type="radio"
                  name={`${id}-scope`}
                  checked={scope === value}
                  onChange={() => setScope(value)}
                />
                {exportTexts.scopes[value](rowCount(counts[value]))}
              </label>
            ))}
          </fieldset>
        ) : (
          <p className={styles.scope}>{exportTexts.scopes.page(rowCount(rows))}</p>
        )}
        <div className={styles.buttons}>
          {exportFormats.map((format) => (
            <Button
              key={format}
              variant="secondary"
              disabled={rows === 0 || progress !== undefined || isTooMany(format)}
              aria-describedby={isTooMany(format) ? hint : undefined}
              onClick={() => void run(format, scope, input)}
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

/** Runs one export at a time; its buttons are disabled until it ends. Leaving the screen cancels it. */
function useReportExport() {
  const [progress, setProgress] = useState<ExportProgress & { format: ExportFormat }>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const run = async (format: ExportFormat, scope: ExportScope, input: ExportInput) => {
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setProgress({ format, done: 0, total: scope === 'all' ? input.total : input.shown.length });
    let printWindow: PrintWindow | undefined;
    try {
      if (format === 'Print') printWindow = openPrintWindow(input.source.title);
      const { runExport } = await import('./run-export.ts');
      const onProgress = (counts: ExportProgress) => setProgress({ format, ...counts });
      await runExport({ format, scope, input, printWindow, signal, onProgress });
    } catch (error) {
      printWindow?.close();
      if (!signal.aborted) setProblem(exportProblem(error));
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, problem, run, cancel: () => running.current?.abort() };
}
