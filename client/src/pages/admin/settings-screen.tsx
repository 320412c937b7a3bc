import { menuGroupTexts, settingsTexts } from '@dealership/shared/texts/staff/office.ts';
import { Screen } from '../../ui/screens/screen.tsx';
import { ScreenWays, type ScreenGroups } from './screen-ways.tsx';

/** The list of all settings, by part. */
export function SettingsScreen({ groups }: { groups: ScreenGroups }) {
  return (
    <Screen texts={{ title: menuGroupTexts.settings, intro: settingsTexts.intro }}>
      <ScreenWays groups={groups} />
    </Screen>
  );
}
