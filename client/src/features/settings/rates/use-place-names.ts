import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { ownText } from '../../../lib/page/own-text.ts';
import { settingsQuery, valueOf, type SettingValues } from '../sections/form-settings.ts';
import type { SettingName } from '@dealership/shared';

/** A setting as it is stored, beside the one in the form; `undefined` until it is loaded. */
export function useStored<Name extends SettingName>(name: Name): SettingValues[Name] | undefined {
  // The form around it has just fetched them.
  const { data } = useQuery({ ...settingsQuery, refetchOnMount: false });
  return data && valueOf(data.settings, name);
}

/** The stored registering offices, and the name of each in the language of the screen; `''` is everywhere. */
export function usePlaceNames() {
  const places = useStored('registrationPlaces') ?? [];
  return {
    codes: places.map(({ code }) => code),
    nameOf: (code: string): string => {
      if (code === '') return texts.everywhere;
      const place = places.find((each) => each.code === code);
      return place ? ownText(place.name) : texts.gonePlace(code);
    },
  };
}
