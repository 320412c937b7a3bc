import { FIRST_BRANCH, type Setting, type SettingName } from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Screen } from '../../../ui/screens/screen.tsx';
import { settingsQuery } from './form-settings.ts';

interface SettingsScreenProps {
  texts: { title: string; intro: string };
  names: readonly SettingName[];
  /** The branch whose settings are shown, beside those of the whole dealership; by default the first. */
  branch?: number;
  /** @param first the same settings of the first branch */
  children: (settings: readonly Setting[], first: readonly Setting[]) => ReactNode;
}

/** A screen with the dealership's data about itself. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { texts, names, branch = FIRST_BRANCH, children } = props;
  const list = useQuery(settingsQuery);
  const all = list.data?.settings ?? [];
  const ofBranch = (id: number) => all.filter((each) => each.branch === 0 || each.branch === id);
  const settings = ofBranch(branch);
  return (
    <Screen
      texts={{ ...texts, notLoaded: settingsTexts.notLoaded }}
      query={list}
      className="narrow"
    >
      {settings.some((each) => names.includes(each.name) && each.is_sample) && (
        <p className="hint">{settingsTexts.sampleHint}</p>
      )}
      {list.data && children(settings, ofBranch(FIRST_BRANCH))}
    </Screen>
  );
}
