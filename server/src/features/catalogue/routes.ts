import type { Request, Response } from 'express';
import { modelKey, type VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/content-revision.ts';
import { notFound } from '../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../http/add-calls.ts';
import { sendDraft, type SeesDrafts } from '../../http/drafts.ts';
import { sendPublished } from '../../http/published-json.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { localeOf } from '../../http/locale-of.ts';
import { findVehicle, listActiveVehicles, listModelChoices } from './vehicle-repository.ts';
import { findPreview } from './preview.ts';
import { createCataloguePresenter, toVariantItem } from './presenters.ts';

interface Deps {
  db: Database;
  pictures: BuiltInPictures;
  published: PublishedCache;
  seesDrafts: SeesDrafts;
}

interface Asked {
  request: Request;
  response: Response;
}

interface AskedAbout extends Asked {
  params: { bikeName: string };
}

type Presenter = ReturnType<typeof createCataloguePresenter>;

/** The catalogue for visitors (rules: unknown-models). */
export function catalogueHandlers({ db, pictures, published, seesDrafts }: Deps) {
  const presenterOf = ({ request }: Asked) => createCataloguePresenter(pictures, localeOf(request));
  const all = (name: string, list: (presenter: Presenter) => Promise<unknown>) => (given: Asked) =>
    sendPublished({ published, ...given }, name, () => list(presenterOf(given)));
  /** @param present what is said of a model; `undefined`: nothing, as of a name that no model has */
  const about =
    (name: string, present: (vehicle: Vehicle | undefined, presenter: Presenter) => unknown) =>
    async ({ params, ...given }: AskedAbout) => {
      const key = modelKey(params.bikeName);
      if (await seesDrafts(given.request, given.response)) {
        const preview = await findPreview(db, key);
        if (preview) {
          const said = present(preview.vehicle, presenterOf(given)) ?? [];
          await sendDraft(given, { type: 'json', text: JSON.stringify(said) });
          return SENT;
        }
      }
      return sendPublished({ published, ...given }, `${name} ${key}`, async () =>
        present(await findVehicle(db, key), presenterOf(given)),
      );
    };
  const listAbout = (name: string, list: (vehicle: Vehicle, presenter: Presenter) => unknown[]) =>
    about(name, (vehicle, presenter) => {
      const items = vehicle ? list(vehicle, presenter) : [];
      return items.length > 0 ? items : undefined;
    });
  const cards = (type: VehicleType) => async (presenter: Presenter) =>
    (await listActiveVehicles(db, type)).map(presenter.toCard);
  return {
    'GET /api/models': all('models', () => listModelChoices(db)),
    'GET /api/bikes': all('bikes', cards('motorcycle')),
    'GET /api/scooters': all('scooters', cards('scooter')),
    'GET /api/bikeView/:bikeName': about('model', (vehicle, presenter) => {
      if (!vehicle) throw notFound('model');
      return presenter.toView(vehicle);
    }),
    'GET /api/variants/:bikeName': listAbout('variants', ({ variants }) =>
      variants.map(toVariantItem),
    ),
    'GET /api/bikeFeatures/:bikeName': listAbout('features', ({ features }, presenter) =>
      features.map(presenter.toFeature),
    ),
    'GET /api/bikeAccessories/:bikeName': listAbout('accessories', ({ accessories }, presenter) =>
      accessories.map(presenter.toAccessory),
    ),
    'GET /api/bikeColours/:bikeName': listAbout('colours', ({ colours }, presenter) =>
      colours.map(presenter.toColour),
    ),
    'GET /api/360Images/:bikeName': listAbout('frames', ({ pictures: { frames } }, presenter) =>
      frames.map(presenter.toFrame),
    ),
  } satisfies Partial<NamedHandlers>;
}
