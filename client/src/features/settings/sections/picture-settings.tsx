import {
  pictureSettings,
  type PictureSetting,
  type Setting,
  type UploadedPicture,
} from '@dealership/shared';
import { pictureSettingTexts as texts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import type { SettingFields } from './settings-section.tsx';

/** The product's own pictures; the drawn plan is no file. */
const standard: Readonly<Partial<Record<PictureSetting, string>>> = {
  still: '/pictures/scenes/phone-640.webp',
  sharePicture: '/pictures/hornet-2-0/share.jpg',
  icon: '/icon.svg',
};

interface PicturesProps extends SettingFields<PictureSetting> {
  settings: readonly Setting[];
  /** The uploaded pictures used in settings. */
  known: readonly UploadedPicture[];
}

/** The pictures of the site that belong to no model. */
export function Pictures({ values, set, problems, settings, known }: PicturesProps) {
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
            known={known.find((picture) => picture.path === path)}
            error={problems[name]}
            onChange={(chosen) => set({ [name]: chosen === '' ? null : chosen })}
          />
        );
      })}
    </>
  );
}
