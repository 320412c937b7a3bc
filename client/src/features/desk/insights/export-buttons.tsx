import { exportFormats, type ExportFormat } from '@dealership/shared';
import { exportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './insights.module.css';

interface ExportButtonsProps {
  label: string;
  disabled?: boolean;
  /** @returns the reason for a failure; `''`: it is done */
  onMake: (format: ExportFormat) => Promise<string>;
}

export function ExportButtons({ label, disabled = false, onMake }: ExportButtonsProps) {
  const [problem, setProblem] = useState('');
  const [making, setMaking] = useState<ExportFormat>();
  const make = async (format: ExportFormat) => {
    setMaking(format);
    setProblem(await onMake(format));
    setMaking(undefined);
  };
  return (
    <div className={styles.exports} role="group" aria-label={label}>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={making === format}
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
