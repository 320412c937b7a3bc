import type { Request, Response } from 'express';
import { modelKey, type VehicleType } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { PublishedCache } from '../../db/content-revision.ts';
import { notFound } from '../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../http/calls/add-calls.ts';
import type { SeesDrafts } from '../../http/calls/drafts.ts';
import { sendPrivate } from '../../http/answers/prepared-answer.ts';
import { sendPublished } from '../../http/calls/published-json.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import { findVehicle, listActiveVehicles, listModelChoices } from './models/vehicle-repository.ts';
import { findKnownPictures, leadPaths } from './models/known-pictures.ts';
import { findPreview } from './models/preview.ts';
import { createCataloguePresenter, toVariantItem } from './models/presenters.ts';

interface Deps extends Needs<'db' | 'pictures'> {
  published: PublishedCache;
  seesDrafts: SeesDrafts;
}

interface Asked {
  request: Request;
  response: Response;
}

interface About {
  /** Addresses of the pictures that it names. */
  names?: (vehicle: Vehicle) => string[];
  /** The content of the answer; an empty list counts as none. */
  present: (vehicle: Vehicle, presenter: ReturnType<typeof createCataloguePresenter>) => object;
  /** A name that no model has is refused, not answered with nothing. */
  mustExist?: boolean;
}

/** The catalogue for visitors (rules: unknown-models). */
export function catalogueHandlers({ db, pictures, published, seesDrafts }: Deps) {
  const presenterOf = async ({ request }: Asked, paths: readonly string[]) =>
    createCataloguePresenter(await findKnownPictures({ db, pictures }, paths), localeOf(request));
  const all = (name: string, list: (given: Asked) => Promise<unknown>) => (given: Asked) =>
    sendPublished({ published, ...given }, name, () => list(given));
  const about =
    (name: string, { names = () => [], present, mustExist = false }: About) =>
    async ({ params, ...given }: Asked & { params: { bikeName: string } }) => {
      const key = modelKey(params.bikeName);
      const contentOf = async (vehicle: Vehicle) => {
        const content = present(vehicle, await presenterOf(given, names(vehicle)));
        return Array.isArray(content) && content.length === 0 ? undefined : content;
      };
      if (await seesDrafts(given.request, given.response)) {
        const preview = await findPreview(db, key);
        if (preview) {
          const content = (await contentOf(preview.vehicle)) ?? [];
          await sendPrivate(given, { type: 'json', text: JSON.stringify(content) });
          return SENT;
        }
      }
      return sendPublished({ published, ...given }, `${name} ${key}`, async () => {
        const vehicle = await findVehicle(db, key);
        if (!vehicle && mustExist) throw notFound('model');
        return vehicle && contentOf(vehicle);
      });
    };
  const cards = (type: VehicleType) => async (given: Asked) => {
    const vehicles = await listActiveVehicles(db, type);
    const presenter = await presenterOf(given, vehicles.flatMap(leadPaths));
    return vehicles.map(presenter.toCard);
  };
  return {
    'GET /api/models': all('models', () => listModelChoices(db)),
    'GET /api/bikes': all('bikes', cards('motorcycle')),
    'GET /api/scooters': all('scooters', cards('scooter')),
    'GET /api/bikeView/:bikeName': about('model', {
      names: leadPaths,
      present: (vehicle, presenter) => presenter.toView(vehicle),
      mustExist: true,
    }),
    'GET /api/variants/:bikeName': about('variants', {
      present: ({ variants }) => variants.map(toVariantItem),
    }),
    'GET /api/bikeFeatures/:bikeName': about('features', {
      names: ({ features }) => features.map(({ image }) => image),
      present: ({ features }, presenter) => features.map(presenter.toFeature),
    }),
    'GET /api/bikeAccessories/:bikeName': about('accessories', {
      names: ({ accessories }) => accessories.map(({ image }) => image),
      present: ({ accessories }, presenter) => accessories.map(presenter.toAccessory),
    }),
    'GET /api/bikeColours/:bikeName': about('colours', {
      names: ({ colours }) => colours.map(({ image }) => image),
      present: ({ colours }, presenter) => colours.map(presenter.toColour),
    }),
    'GET /api/360Images/:bikeName': about('frames', {
      names: ({ pictures: { frames } }) => frames,
      present: ({ pictures: { frames } }, presenter) => frames.map(presenter.toFrame),
    }),
  } satisfies Partial<NamedHandlers>;
}
