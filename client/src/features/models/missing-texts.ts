import {
  missingIn,
  type Missing,
  type ModelDetail,
  type SectionInput,
  type VehicleSectionName,
} from '@dealership/shared';
import { modelEditorTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { stateOf } from './use-section.ts';

const { missing: texts } = modelEditorTexts;

/** What visitors would miss in a model's draft. */
export function missingOf(model: ModelDetail): Missing[] {
  const value = <Name extends VehicleSectionName>(name: Name) =>
    stateOf(model, name).value as SectionInput<Name>;
  const about = value('about');
  return missingIn({
    isPriced: value('variants').length > 0 || about.price !== null,
    about,
    colours: value('colours'),
    specs: value('specs'),
    features: value('features'),
    pictures: value('pictures'),
  });
}

export function missingTexts(model: ModelDetail): string[] {
  return missingOf(model).map(textOfMissing);
}

export function textOfMissing(missing: Missing): string {
  if (missing.what === 'colour-picture') return texts.colourPicture(missing.of);
  if (missing.what === 'feature-picture') return texts.featurePicture(missing.of);
  return texts.what[missing.what];
}
