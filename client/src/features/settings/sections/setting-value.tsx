import { isPictureSetting, type SettingName } from '@dealership/shared';
import { settingLines } from './setting-lines.ts';
import styles from '../settings.module.css';

interface SettingValueProps {
  name: SettingName;
  value: unknown;
  other: unknown;
}

/** A setting's value in a line; for a picture also the picture. */
export function SettingValue({ name, value, other }: SettingValueProps) {
  const line = settingLines(name, value, other).join('; ');
  if (!isPictureSetting(name) || typeof value !== 'string') return line;
  return (
    <>
      <img className={styles.thumb} src={value} alt="" loading="lazy" decoding="async" /> {line}
    </>
  );
}
