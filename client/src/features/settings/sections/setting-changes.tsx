import { isPictureSetting, type SettingName, type Setting } from '@dealership/shared';
import {
  historyTexts as texts,
  settingsTexts,
} from '@dealership/shared/texts/staff/settings/settings.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { call } from '../../../lib/calls/call.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { AdminDialog } from '../../../ui/dialogs/admin-dialog.tsx';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { History } from '../../../ui/dialogs/history.tsx';
import { Pair } from '../../../ui/lists/pair.tsx';
import { settingsOf, saveSettings } from './form-settings.ts';
import { settingLines } from './setting-lines.ts';
import styles from '../settings.module.css';

interface SettingChangesProps {
  name: SettingName;
  settings: readonly Setting[];
  /** Called with the setting as then stored. */
  onBroughtBack: (stored: readonly Setting[]) => void;
  onClosed: () => void;
}

/** The earlier values of a setting, who changed it when, and the button to restore one. */
export function SettingChanges({ name, settings, onBroughtBack, onClosed }: SettingChangesProps) {
  const branch = settingsOf(settings, [name])[0]?.branch ?? 0;

  const bringBack = async (value: unknown) => {
    // With the present version: both values are on the screen.
    const { settings: all } = await call('GET /api/settings', {});
    const now = all.filter((each) => each.name === name && each.branch === branch);
    onBroughtBack(await saveSettings(now.map((setting) => ({ ...setting, value }))));
    void showToast('success', settingsTexts.saved);
  };

  return (
    <AdminDialog title={texts.title(settingsTexts.names[name])} onClosed={onClosed}>
      <History
        query={callQuery(
          queryKeys.changes('setting', branch, name),
          'GET /api/settings/:branch/:name/changes',
          { branch: String(branch), name },
        )}
        texts={texts}
        by={({ by, date, time }) => texts.by(by, timeTexts.stored(date, time))}
        show={({ before, after }) => (
          <dl className={styles.values}>
            <Pair name={texts.before}>
              <SettingValue name={name} value={before} other={after} />
            </Pair>
            <Pair name={texts.after}>
              <SettingValue name={name} value={after} other={before} />
            </Pair>
          </dl>
        )}
        action={() => ({ text: texts.bringBack, busy: texts.bringingBack })}
        bringBack={({ before }) => bringBack(before)}
      />
    </AdminDialog>
  );
}

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
