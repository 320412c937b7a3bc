import type { ExportFormat } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { exportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import {
  ExportRefusal,
  type ExportInput,
  type ExportProgress,
  type ExportScope,
  type PrintWindow,
} from './export-job.ts';
import { openPrintWindow } from './print-window.ts';

interface ReportExport {
  progress: ExportProgress | undefined;
  problem: string | undefined;
  run: (format: ExportFormat, scope: ExportScope, input: ExportInput) => void;
  cancel: () => void;
}

/** Runs one export at a time. Leaving the screen cancels it. */
export function useReportExport(): ReportExport {
  const [progress, setProgress] = useState<ExportProgress>();
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
      const onProgress = (counts: { done: number; total: number }) =>
        setProgress({ format, ...counts });
      await runExport({ format, scope, input, printWindow, signal, onProgress });
    } catch (error) {
      printWindow?.close();
      if (!signal.aborted) setProblem(problemText(error));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    run: (format, scope, input) => void start(format, scope, input),
    cancel: () => running.current?.abort(),
  };
}

function problemText(error: unknown): string {
  if (error instanceof ExportRefusal) return error.message;
  return exportTexts.failed(failureText(error));
}
