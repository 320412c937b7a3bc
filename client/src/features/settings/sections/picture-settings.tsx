import { pictureSettings, type PictureSetting } from '@dealership/shared';
import { pictureSettingTexts as texts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { settingsQuery } from './form-settings.ts';
import type { SettingFields } from './settings-section.tsx';

/** The product's own pictures; the drawn plan is no file. */
const standard: Readonly<Partial<Record<PictureSetting, string>>> = {
  still: '/pictures/scenes/phone-640.webp',
  sharePicture: '/pictures/hornet-2-0/share.jpg',
  icon: '/icon.svg',
};

/** The pictures of the site that belong to no model. */
export function Pictures({ values, set, problems }: SettingFields<PictureSetting>) {
  // The form around it has just fetched them.
  const { data } = useQuery({ ...settingsQuery, refetchOnMount: false });
  const { settings = [], pictures = [] } = data ?? {};
  return (
    <>
      <p className="hint">{texts.hint}</p>
      {pictureSettings.map((name) => {
        const path = values[name] ?? '';
        const isSaved = settings.some((each) => each.name === name && each.value === values[name]);
        return (
          <PictureField
            key={name}
            label={texts.labels[name]}
            hint={texts.hints[name]}
            path={path}
            standard={standard[name]}
            storedText={isSaved ? '' : texts.stored(texts.labels[name])}
            known={pictures.find((picture) => picture.path === path)}
            error={problems[name]}
            onChange={(chosen) => set({ [name]: chosen === '' ? null : chosen })}
          />
        );
      })}
    </>
  );
}
