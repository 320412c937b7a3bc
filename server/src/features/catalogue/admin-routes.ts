import {
  paiseToRupees,
  startFrom,
  textIn,
  type Accessory,
  type Locale,
  type Messages,
  type VehicleSections,
  type VehicleType,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { idParam } from '../../http/calls/id-param.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { changeAccessoryPrice, changePrices } from './prices/change-prices.ts';
import { listPlannedPrices, type PlannedPrices } from './models/draft-repository.ts';
import { toVariantItem } from './models/presenters.ts';
import { withPrices } from './models/priced-parts.ts';
import {
  listVehicles,
  listVehicleStatuses,
  updateVehicleStatus,
  type VehicleStatus,
} from './models/vehicle-repository.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

/** Prices, and which models are on sale. */
export function catalogueAdminHandlers(deps: Deps) {
  const { db, clock, audit } = deps;
  // Each type has a key of its own (rules: vehicle-names).
  const toScooterRow = ({ bikeName, ...row }: VehicleStatus) => ({ ...row, scooterName: bikeName });
  return {
    'GET /api/managePrice': async () => {
      const plansOf = await readPlans(db);
      return (await listVehicles(db)).map((vehicle) => toPriceRow(vehicle, plansOf(vehicle)));
    },
    'PATCH /api/managePrice/:bike_name': async ({ params, body, by: userId, answers }) => {
      const prices = await inTransaction(db, async (transaction) => {
        const hand = { by: userId, at: clock() };
        const { after, changes } = await changePrices(transaction, params.bike_name, body, hand);
        for (const what of changes)
          await audit({ userId, action: 'price changed', what }, transaction);
        return after;
      });
      return {
        message: answers.priceUpdated,
        ...toPriceRow(prices, (await readPlans(db))(prices)),
      };
    },
    'GET /api/manageAccessories': async ({ request }) => {
      const plansOf = await readPlans(db);
      return (await listVehicles(db)).flatMap((vehicle) =>
        vehicle.accessories.map((accessory) =>
          toAccessoryRow({ vehicle, accessory, plans: plansOf(vehicle) }, localeOf(request)),
        ),
      );
    },
    'PATCH /api/manageAccessories/:id': async ({ request, params, body, by: userId, answers }) => {
      const id = idParam(params.id);
      const accessory = await inTransaction(db, async (transaction) => {
        const wanted = { id, pricePaise: body.price, old: body.old };
        const hand = { by: userId, at: clock() };
        const changed = await changeAccessoryPrice(transaction, wanted, hand);
        if (!changed) throw notFound('accessory');
        const { partNo, pricePaise } = changed.accessory;
        const what = `${partNo} (${changed.vehicle.about.name}): ${paiseToRupees(pricePaise)}`;
        await audit({ userId, action: 'accessory price changed', what }, transaction);
        return changed;
      });
      const plans = (await readPlans(db))(accessory.vehicle);
      return {
        message: answers.priceUpdated,
        ...toAccessoryRow({ ...accessory, plans }, localeOf(request)),
      };
    },
    'GET /api/bikes_admin': () => listVehicleStatuses(db, 'motorcycle'),
    'GET /api/scooters_admin': async () =>
      (await listVehicleStatuses(db, 'scooter')).map(toScooterRow),
    'PATCH /api/bikes/:id/status': async (given) => {
      const { message, vehicle } = await changeStatus(deps, 'motorcycle', given);
      return { message, ...vehicle };
    },
    'PATCH /api/scooters/:id/status': async (given) => {
      const { message, vehicle } = await changeStatus(deps, 'scooter', given);
      return { message, ...toScooterRow(vehicle) };
    },
  } satisfies Partial<NamedHandlers>;
}

async function readPlans(db: Database) {
  const plans = await listPlannedPrices(db);
  return ({ id }: Vehicle) => plans.filter(({ vehicleId }) => vehicleId === id);
}

function toPriceRow(vehicle: Vehicle, plans: readonly PlannedPrices[]) {
  let sections: VehicleSections = vehicle;
  return {
    model_id: vehicle.id,
    bike_name: vehicle.bikeName,
    name: vehicle.about.name,
    bike_price: paiseToRupees(startFrom(vehicle)),
    variants: vehicle.variants.map(({ id, ...variant }) => ({ id, ...toVariantItem(variant) })),
    planned: plans.flatMap(({ id: plan, validFrom, prices }) => {
      // One after another: prices that an earlier day sets stay in force.
      sections = withPrices({ id: vehicle.id, sections }, prices);
      const variants = vehicle.variants.flatMap(({ id }) => {
        const paise = prices[`V${id}`];
        return paise === undefined ? [] : [{ id, price: paiseToRupees(paise) }];
      });
      const isOwn = vehicle.variants.length === 0 && prices[`M${vehicle.id}`] !== undefined;
      const price = paiseToRupees(startFrom(sections));
      return isOwn || variants.length > 0 ? [{ plan, valid_from: validFrom, price, variants }] : [];
    }),
  };
}

interface PricedAccessory {
  accessory: Accessory;
  vehicle: Vehicle;
  plans: readonly PlannedPrices[];
}

function toAccessoryRow({ accessory, vehicle, plans }: PricedAccessory, locale: Locale) {
  return {
    id: accessory.id,
    heading: textIn(accessory.heading, locale),
    part_no: accessory.partNo,
    price: paiseToRupees(accessory.pricePaise),
    model_id: vehicle.id,
    bike_name: vehicle.bikeName,
    model_name: vehicle.about.name,
    planned: plans.flatMap(({ id: plan, validFrom, prices }) => {
      const paise = prices[`A${accessory.id}`];
      return paise === undefined
        ? []
        : [{ plan, valid_from: validFrom, price: paiseToRupees(paise) }];
    }),
  };
}

interface StatusChange {
  params: { id: string };
  body: { status: 0 | 1 };
  by: string;
  answers: Messages['answers'];
}

async function changeStatus(
  { db, audit }: Deps,
  type: VehicleType,
  { params, body: { status }, by: userId, answers }: StatusChange,
) {
  const id = idParam(params.id);
  const vehicle = await inTransaction(db, async (transaction) => {
    const changed = await updateVehicleStatus(transaction, type, { id, status });
    if (!changed) throw notFound('vehicle');
    const what = `${changed.name}: ${status === 1 ? 'active' : 'inactive'}`;
    await audit({ userId, action: 'vehicle status changed', what }, transaction);
    return changed;
  });
  const { vehicleActivated, vehicleDeactivated } = answers;
  return { message: status === 1 ? vehicleActivated : vehicleDeactivated, vehicle };
}
