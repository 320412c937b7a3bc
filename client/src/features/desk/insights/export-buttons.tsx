import { exportFormats, type ExportFormat } from '@dealership/shared';
import { exportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './insights.module.css';

interface ExportButtonsProps {
  label: string;
  disabled?: boolean;
  /** @returns the reason for a failure; `''`: it is done */
  onMake: (format: ExportFormat) => Promise<string>;
}

export function ExportButtons({ label, disabled = false, onMake }: ExportButtonsProps) {
  const { change: make, busyWith, answer: problem } = useChange({ mutate: onMake });
  return (
    <div className={styles.exports} role="group" aria-label={label}>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={busyWith === format}
          disabled={disabled}
          onClick={() => void make(format)}
        >
          {exportTexts.formats[format]}
        </Button>
      ))}
      <p className="wrong" role="alert">
        {problem}
      </p>
    </div>
  );
}
