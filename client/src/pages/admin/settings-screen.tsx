import type { CurrentSession } from '@dealership/shared';
import { menuGroupTexts, settingsTexts } from '@dealership/shared/texts/staff/office.ts';
import { Screen } from '../../ui/screens/screen.tsx';
import { ScreenWays } from './screen-ways.tsx';
import { settingsFor } from './screens.tsx';

/** The list of all settings, by part. */
export function SettingsScreen({ user }: { user: CurrentSession }) {
  return (
    <Screen texts={{ title: menuGroupTexts.settings, intro: settingsTexts.intro }}>
      <ScreenWays groups={settingsFor(user)} />
    </Screen>
  );
}
