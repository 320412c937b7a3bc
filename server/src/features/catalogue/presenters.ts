import {
  modelKey,
  paiseToRupees,
  specSections,
  type SpecSectionKey,
  type Picture,
  type VehicleAccessory,
  type VehicleCard,
  type VehicleColour,
  type VehicleFeature,
  type VehicleFrame,
  type VehicleVariant,
  type VehicleView,
} from '@dealership/shared';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import type { Variant } from './variant-repository.ts';
import type { Accessory, Colour, Feature } from './vehicle-parts-repository.ts';
import type { findSpecs, Vehicle } from './vehicle-view-repository.ts';

/** Assumed for pictures whose size is unknown. */
const UNMEASURED = { width: 1280, height: 960, placeholder: '#e4e1da' };

/** Turns rows of the catalogue into answers of the API. */
export function createCataloguePresenter(pictures: BuiltInPictures) {
  const shapeOf = (image: string): Omit<Picture, 'path'> => pictures.shapeOf(image) ?? UNMEASURED;
  const toFeature = ({ heading, description, image }: Feature): VehicleFeature => ({
    heading,
    image,
    description,
    ...shapeOf(image),
  });
  const commonOf = (vehicle: Vehicle) => {
    const { lead = '', side = lead } = vehicle.pictures;
    return {
      name: vehicle.name,
      bikeName: vehicle.bikeName,
      image: lead,
      ...shapeOf(lead),
      side: { path: side, ...shapeOf(side) },
      specs: {
        engine: vehicle.engine,
        power: vehicle.power,
        transmission: vehicle.transmission,
        document: brochurePath(vehicle.bikeName),
      },
      hasDetails: vehicle.hasDetails,
      hasFrames: vehicle.hasFrames,
    };
  };
  return {
    toCard: (vehicle: Vehicle): VehicleCard => ({
      id: vehicle.id,
      ...commonOf(vehicle),
      nameImg: vehicle.pictures.name ?? '',
      bikeIcon: vehicle.pictures.icon ?? '',
      price: paiseToRupees(vehicle.pricePaise),
    }),
    toView: (vehicle: Vehicle, specs: Awaited<ReturnType<typeof findSpecs>>): VehicleView => ({
      ...commonOf(vehicle),
      type: vehicle.type,
      bikeDetails: vehicle.details,
      bikePrice: paiseToRupees(vehicle.pricePaise),
      active: vehicle.isActive,
      ...(Object.fromEntries(specSections.map((key) => [key, specs[key] ?? {}])) as Pick<
        VehicleView,
        SpecSectionKey
      >),
    }),
    toColour: ({ id, image, name }: Colour): VehicleColour => ({
      id,
      image,
      name,
      ...shapeOf(image),
    }),
    toFeature,
    toAccessory: ({ partNo, pricePaise, ...feature }: Accessory): VehicleAccessory => ({
      ...toFeature(feature),
      part_no: partNo,
      price: paiseToRupees(pricePaise),
    }),
    toFrame: (image: string): VehicleFrame => ({ images: image, ...shapeOf(image) }),
  };
}

export function toVariantItem({ name, pricePaise }: Variant): VehicleVariant {
  return { name, price: paiseToRupees(pricePaise) };
}

/** Address of a model's E-brochure. */
export function brochurePath(bikeName: string): string {
  return `/brochures/${modelKey(bikeName)}.pdf`;
}
