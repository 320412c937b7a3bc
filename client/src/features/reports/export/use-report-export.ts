import type { ExportFormat } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import {
  exportProblem,
  openPrintWindow,
  type ExportInput,
  type ExportProgress,
  type ExportScope,
  type PrintWindow,
} from './export-job.ts';

/** Runs one export at a time. Leaving the screen cancels it. */
export function useReportExport() {
  const [progress, setProgress] = useState<ExportProgress & { format: ExportFormat }>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat, scope: ExportScope, input: ExportInput) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
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
      if (running.current === controller) setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    run: (...wanted: Parameters<typeof start>) => void start(...wanted),
    cancel: () => running.current?.abort(),
  };
}
