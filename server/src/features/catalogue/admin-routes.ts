import type { IRouter } from 'express';
import {
  paiseToRupees,
  priceChangeSchema,
  statusChangeSchema,
  type VehicleType,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { notFound } from '../../http/failure.ts';
import { idParam } from '../../http/id-param.ts';
import { jsonBody } from '../../http/json-body.ts';
import { userIdOf } from '../../http/require-session.ts';
import { validate } from '../../http/validate.ts';
import {
  listAccessoryPrices,
  updateAccessoryPrice,
  type AccessoryPrice,
} from './accessory-repository.ts';
import {
  listVehiclePrices,
  listVehicleStatuses,
  updateVehiclePrice,
  updateVehicleStatus,
  type VehiclePrice,
  type VehicleStatus,
} from './vehicle-repository.ts';

interface Needs {
  db: Database;
  audit: Audit;
}

const PRICE_UPDATED = 'Price updated successfully';

/** How the calls name the two halves of the catalogue, and its members (contract P23). */
const halves: readonly { type: VehicleType; path: string; nameKey: string }[] = [
  { type: 'motorcycle', path: 'bikes', nameKey: 'bikeName' },
  { type: 'scooter', path: 'scooters', nameKey: 'scooterName' },
];

/** What staff change in the catalogue: prices and whether a model is on sale (contract part 2). */
export function addCatalogueAdminRoutes(router: IRouter, needs: Needs): void {
  priceRoutes(router, needs);
  accessoryRoutes(router, needs);
  for (const half of halves) statusRoutes(router, needs, half);
}

function priceRoutes(router: IRouter, { db, audit }: Needs): void {
  router.get('/api/managePrice', async (_request, response) => {
    response.json((await listVehiclePrices(db)).map(toPriceRow));
  });
  router.patch('/api/managePrice/:bike_name', jsonBody, async (request, response) => {
    const { price: pricePaise } = validate(priceChangeSchema, request.body);
    const changed = { bikeName: String(request.params.bike_name), pricePaise };
    await inTransaction(db, async (transaction) => {
      if (!(await updateVehiclePrice(transaction, changed))) throw notFound('This model');
      const what = `${changed.bikeName}: ${paiseToRupees(pricePaise)}`;
      await audit({ userId: userIdOf(response), action: 'price changed', what }, transaction);
    });
    response.json({ message: PRICE_UPDATED, ...toPriceRow(changed) });
  });
}

function toPriceRow({ bikeName, pricePaise }: VehiclePrice) {
  return { bike_name: bikeName, bike_price: paiseToRupees(pricePaise) };
}

function accessoryRoutes(router: IRouter, { db, audit }: Needs): void {
  router.get('/api/manageAccessories', async (_request, response) => {
    response.json((await listAccessoryPrices(db)).map(toAccessoryRow));
  });
  router.patch('/api/manageAccessories/:id', jsonBody, async (request, response) => {
    const id = idParam(request.params.id);
    const { price: pricePaise } = validate(priceChangeSchema, request.body);
    const userId = userIdOf(response);
    const accessory = await inTransaction(db, async (transaction) => {
      const changed = await updateAccessoryPrice(transaction, { id, pricePaise });
      if (!changed) throw notFound('This accessory');
      const what = `${changed.partNo} (${changed.bikeName}): ${paiseToRupees(pricePaise)}`;
      await audit({ userId, action: 'accessory price changed', what }, transaction);
      return changed;
    });
    response.json({ message: PRICE_UPDATED, ...toAccessoryRow(accessory) });
  });
}

function toAccessoryRow({ id, heading, partNo, pricePaise, bikeName }: AccessoryPrice) {
  return {
    id,
    heading,
    part_no: partNo,
    price: paiseToRupees(pricePaise),
    bike_name: bikeName,
  };
}

function statusRoutes(
  router: IRouter,
  { db, audit }: Needs,
  { type, path, nameKey }: (typeof halves)[number],
): void {
  const toRow = ({ id, status, bikeName }: VehicleStatus) => ({ id, status, [nameKey]: bikeName });
  router.get(`/api/${path}_admin`, async (_request, response) => {
    response.json((await listVehicleStatuses(db, type)).map(toRow));
  });
  router.patch(`/api/${path}/:id/status`, jsonBody, async (request, response) => {
    const id = idParam(request.params.id);
    const { status } = validate(statusChangeSchema, request.body);
    const userId = userIdOf(response);
    const vehicle = await inTransaction(db, async (transaction) => {
      const changed = await updateVehicleStatus(transaction, type, { id, status });
      if (!changed) throw notFound('This vehicle');
      const what = `${changed.bikeName}: ${status === 1 ? 'active' : 'inactive'}`;
      await audit({ userId, action: 'vehicle status changed', what }, transaction);
      return changed;
    });
    const message =
      status === 1 ? 'Vehicle activated successfully' : 'Vehicle deactivated successfully';
    response.json({ message, ...toRow(vehicle) });
  });
}
