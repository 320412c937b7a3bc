import {
  brochurePath,
  DEFAULT_LOCALE,
  hasDetails,
  pathIn,
  paiseToRupees,
  specSections,
  splitLabel,
  startFrom,
  textIn,
  type Accessory,
  type Colour,
  type Feature,
  type Locale,
  type Outline,
  type Picture,
  type DescribedPicture,
  type SpecLine,
  type SpecSectionKey,
  type Variant,
  type VehicleAccessory,
  type VehicleCard,
  type VehicleColour,
  type VehicleFeature,
  type VehicleFigures,
  type VehicleFrame,
  type VehicleVariant,
  type VehicleView,
} from '@dealership/shared';
import type { Vehicle } from '../../../db/vehicle-row.ts';
import { leadOf, type KnownPicture, type KnownPictures } from './known-pictures.ts';
import { wordsIn } from './words-in.ts';

/** Assumed for pictures whose size is unknown. */
const UNMEASURED: KnownPicture = { width: 1280, height: 960, placeholder: '#e4e1da' };

export function createCataloguePresenter(known: KnownPictures, locale: Locale) {
  const words = wordsIn(locale);
  const shapeOf = (image: string): Omit<Picture, 'path'> => {
    const { width, height, placeholder } = known(image) ?? UNMEASURED;
    return { width, height, placeholder };
  };
  const pictureOf = (image: string): Omit<DescribedPicture, 'path'> => {
    const { alt, focus } = known(image) ?? UNMEASURED;
    const words = alt ? textIn(alt, locale) : '';
    return {
      ...shapeOf(image),
      ...(words !== '' && { alt: words }),
      ...(focus && (focus.x !== 50 || focus.y !== 50) && { focus }),
    };
  };
  const toFeature = ({ heading, description, image }: Feature): VehicleFeature => ({
    heading: textIn(heading, locale),
    image,
    description: textIn(description, locale),
    ...pictureOf(image),
  });
  const commonOf = (vehicle: Vehicle) => {
    const { about, bikeName } = vehicle;
    const lead = leadOf(vehicle);
    const side = vehicle.pictures.side || lead;
    return {
      name: about.name,
      bikeName,
      image: lead,
      ...pictureOf(lead),
      side: { path: side, ...pictureOf(side) },
      specs: {
        ...words.strip(about),
        document: pathIn(locale, brochurePath(bikeName)),
      },
      hasDetails: hasDetails(vehicle),
      hasFrames: vehicle.pictures.frames.length > 0,
      outline: outlineOf(about),
      figures: knownFigures(about.figures),
    };
  };
  return {
    toCard: (vehicle: Vehicle): VehicleCard => ({
      id: vehicle.id,
      ...commonOf(vehicle),
      nameImg: vehicle.pictures.name,
      bikeIcon: vehicle.pictures.icon,
      price: paiseToRupees(startFrom(vehicle)),
      ...(vehicle.about.class && { class: vehicle.about.class }),
    }),
    toView: (vehicle: Vehicle): VehicleView => {
      const specs = bySection(vehicle.specs, words.value);
      const label = (line: SpecLine) => {
        const text = words.label(line);
        return text === splitLabel(line.label) ? undefined : text;
      };
      return {
        ...commonOf(vehicle),
        type: vehicle.about.type,
        bikeDetails: textIn(vehicle.about.details, locale),
        bikePrice: paiseToRupees(startFrom(vehicle)),
        active: vehicle.isActive,
        colours: vehicle.colours.length,
        ...(Object.fromEntries(specSections.map((key) => [key, specs[key] ?? {}])) as Pick<
          VehicleView,
          SpecSectionKey
        >),
        ...(locale !== DEFAULT_LOCALE && { labels: bySection(vehicle.specs, label) }),
      };
    },
    toColour: (colour: Colour): VehicleColour => {
      const { id, image, name, swatch } = colour;
      const label = words.colour(colour);
      return {
        id,
        image,
        name,
        ...(label !== name && { label }),
        ...(swatch !== null && { swatch }),
        ...pictureOf(image),
      };
    },
    toFeature,
    toAccessory: ({ partNo, pricePaise, ...feature }: Accessory): VehicleAccessory => ({
      ...toFeature(feature),
      part_no: partNo,
      price: paiseToRupees(pricePaise),
    }),
    toFrame: (image: string): VehicleFrame => ({ images: image, ...shapeOf(image) }),
  };
}

export function toVariantItem({ name, pricePaise }: Omit<Variant, 'id'>): VehicleVariant {
  return { name, price: paiseToRupees(pricePaise) };
}

function outlineOf({ type, figures }: Vehicle['about']): Outline {
  return figures.fuel === 'electric' ? `electric-${type}` : type;
}

function knownFigures({ motorKw: _, ...figures }: VehicleFigures): VehicleView['figures'] {
  const known = Object.entries(figures).filter(([, figure]) => figure !== null);
  return Object.fromEntries(known);
}

/** A text of each line of the specifications, by section and label; a section without texts is absent. */
function bySection(
  lines: readonly SpecLine[],
  textOf: (line: SpecLine) => string | undefined,
): Partial<Record<SpecSectionKey, Record<string, string>>> {
  const texts: Partial<Record<SpecSectionKey, Record<string, string>>> = {};
  for (const line of lines) {
    const text = textOf(line);
    if (text !== undefined) (texts[line.section] ??= {})[line.label] = text;
  }
  return texts;
}
