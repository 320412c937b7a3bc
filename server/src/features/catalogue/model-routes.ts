import {
  dayOf,
  DEFAULT_LOCALE,
  daysLeft,
  instantOf,
  isOver,
  minuteOf,
  paiseToRupees,
  PLANNED_PRICES,
  timeOf,
  toSectionInput,
  vehicleSectionNames,
  withDeletedLast,
  type ModelDetail,
  type ModelRow,
  type SectionState,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { readHistory } from '../../db/history.ts';
import { findPicturesAt } from '../../db/pictures.ts';
import { changeOrShow, notFound } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { idParam } from '../../http/calls/id-param.ts';
import { isPermitted, sessionOf } from '../../http/calls/require-session.ts';
import { presentHistory } from '../../http/answers/present-history.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import {
  findModelWithEdits,
  listFirstDrafts,
  listModels,
  listPlannedPrices,
  type EditedModel,
  type ModelChange,
  type PlannedPrices,
} from './models/draft-repository.ts';
import {
  addModel,
  bringBackModel,
  draftOf,
  emptySections,
  moveModel,
  removeModel,
  saveSection,
  type PlannerDeps,
} from './models/edit-model.ts';
import { cancelSchedule, partsOfPlan, publishModel } from './models/publish-model.ts';
import { findKnownPictures, leadOf } from './models/known-pictures.ts';
import { createCataloguePresenter } from './models/presenters.ts';
import { usualWords } from './models/words-in.ts';
import { isUploaded } from '../../storage/prepare-image.ts';
import { picturesIn } from './models/section-pictures.ts';
import { dropPlannedPrice } from './prices/planned-prices.ts';

export function modelHandlers(deps: PlannerDeps & { pictures: BuiltInPictures }) {
  const { db } = deps;
  const changing = async (id: number, message: string, change: () => Promise<void>) => {
    await changeOrShow(change, () => detailOf(deps, id));
    return { message, ...(await detailOf(deps, id)) };
  };
  return {
    'GET /api/vehicles': async ({ response }) => {
      const models = await listRows(deps);
      const isEditor = isPermitted(sessionOf(response), 'catalogue.edit');
      return { models: isEditor ? models : models.filter(isSeen).map(withoutDraft) };
    },
    'POST /api/vehicles': async ({ body, by, answers }) => {
      const id = await addModel(deps, { by, ...body });
      return { message: answers.modelAdded, ...(await detailOf(deps, id)) };
    },
    'GET /api/vehicles/:id': ({ params }) => detailOf(deps, idParam(params.id)),
    'PATCH /api/vehicles/:id/sections/:section': ({ params, body, by, answers }) => {
      const id = idParam(params.id);
      const section = vehicleSectionNames.find((each) => each === params.section);
      if (!section) throw notFound('section');
      const change = { by, id, section, ...body };
      return changing(id, answers.modelSaved, () => saveSection(deps, change));
    },
    'POST /api/vehicles/:id/publish': ({ params, body, by, answers }) => {
      const id = idParam(params.id);
      const at = body.at === undefined ? undefined : instantOf(body.at);
      const publication = { by, id, versions: body.versions, at };
      const message = at === undefined ? answers.modelPublished : answers.modelScheduled;
      return changing(id, message, () => publishModel(deps, publication));
    },
    'DELETE /api/vehicles/:id/publish': ({ params, by, answers }) => {
      const id = idParam(params.id);
      return changing(id, answers.modelUnscheduled, () => cancelSchedule(deps, { by, id }));
    },
    'POST /api/vehicles/:id/move': async ({ params, body: { after }, by, answers }) => {
      await moveModel(deps, { by, id: idParam(params.id) }, after);
      return { message: answers.modelMoved, models: await listRows(deps) };
    },
    'DELETE /api/vehicles/:id': async ({ params, by, answers }) => {
      await removeModel(deps, { by, id: idParam(params.id) });
      return { message: answers.modelDeleted, models: await listRows(deps) };
    },
    'POST /api/vehicles/:id/bring-back': async ({ params, by, answers }) => {
      await bringBackModel(deps, { by, id: idParam(params.id) });
      return { message: answers.modelBack, models: await listRows(deps) };
    },
    'GET /api/vehicles/:id/changes': async ({ params }) => {
      const model = { kind: 'model', subject: idParam(params.id) } as const;
      return presentHistory(await readHistory<ModelChange>(db, model), (change) => {
        const { section, before, after } = change;
        if (section === PLANNED_PRICES) return change;
        return { section, before: toSectionInput(before), after: toSectionInput(after) };
      });
    },
    'POST /api/vehicles/:id/changes/:change/bring-back': async (given) => {
      const { params, body, by, answers } = given;
      const id = idParam(params.id);
      const changeId = idParam(params.change);
      const changes = await readHistory<ModelChange>(db, { kind: 'model', subject: id });
      const found = changes.find(({ number }) => number === changeId)?.value;
      if (!found || found.before === null) throw notFound('change');
      const { section, before } = found;
      if (section === PLANNED_PRICES) throw notFound('change');
      const { version } = body;
      const wanted = { by, id, section, version, value: toSectionInput(before), isEarlier: true };
      return changing(id, answers.modelSaved, () => saveSection(deps, wanted));
    },
    'DELETE /api/vehicles/:id/prices/:plan/:part': ({ params, by, answers }) => {
      const [id, plan] = [idParam(params.id), idParam(params.plan)];
      const { plannedPriceDropped: message } = answers;
      const given = { by, id, plan, part: params.part };
      return changing(id, message, () => dropPlannedPrice(deps, given));
    },
  } satisfies Partial<NamedHandlers>;
}

async function listRows(deps: Needs<'db' | 'clock'> & { pictures: BuiltInPictures }) {
  const { db, clock } = deps;
  const [models, plans, firstDrafts] = await Promise.all([
    listModels(db),
    listPlannedPrices(db),
    listFirstDrafts(db),
  ]);
  const now = clock();
  const vehicles = withDeletedLast(models, now).map((model) => {
    const sections = model.published ?? { ...emptySections(model), ...firstDrafts.get(model.id) };
    // Of a model that was never published, as its draft has them.
    const { name, type } = sections.about;
    const shown = { ...model, name, type };
    return { model: shown, vehicle: { ...sections, ...shown, isActive: model.isOnSale } };
  });
  const known = await findKnownPictures(
    deps,
    vehicles.map(({ vehicle }) => leadOf(vehicle)),
  );
  const { toCard } = createCataloguePresenter(known, DEFAULT_LOCALE);
  return vehicles.map(({ model, vehicle }): ModelRow => {
    const { image, width, height, placeholder, focus, outline, price } = toCard(vehicle);
    const own = plans.filter(({ vehicleId }) => vehicleId === model.id);
    return {
      ...toState(model, { hasDraft: model.drafts > 0, plans: own, now }),
      changes: model.drafts,
      picture: { path: image, width, height, placeholder, ...(focus && { focus }) },
      outline,
      price: price === 0 ? null : price,
      colours: vehicle.colours.map(({ name, swatch }) => ({ name, swatch })),
    };
  });
}

const isSeen = (model: ModelRow) => model.is_published && model.days_left === null;

/** As those see it who do not edit models (rules: models-read). */
const withoutDraft = (model: ModelRow): ModelRow => ({
  ...model,
  has_draft: false,
  changes: 0,
  publish_at: '',
});

function toState(
  { id, name, bikeName, type, isOnSale, published, schedule, deletedAt }: EditedModel,
  { hasDraft, plans, now }: { hasDraft: boolean; plans: readonly PlannedPrices[]; now: number },
) {
  return {
    id,
    name,
    bike_name: bikeName,
    type,
    on_sale: isOnSale,
    is_published: published !== null,
    has_draft: hasDraft,
    publish_at: schedule === null ? '' : minuteOf(schedule.at),
    prices_from: plans[0]?.validFrom ?? '',
    days_left: daysLeft({ deletedAt }, now),
  };
}

async function detailOf({ db, clock }: Needs<'db' | 'clock'>, id: number): Promise<ModelDetail> {
  const found = await findModelWithEdits(db, { id });
  const now = clock();
  if (!found || isOver(found.model, now)) throw notFound('model');
  const { model, edits } = found;
  const draft = draftOf(model, edits);
  const { coming, leftOut } = partsOfPlan(model, edits);
  const sections = vehicleSectionNames.map((section): SectionState => {
    const edit = edits[section];
    const { version, userId: by, savedAt } = edit ?? { version: 0, userId: '', savedAt: undefined };
    return {
      section,
      value: toSectionInput(draft[section]),
      version,
      by,
      published: toSectionInput(model.published?.[section] ?? null),
      is_draft: edit?.draft !== undefined,
      date: savedAt === undefined ? '' : dayOf(savedAt),
      time: savedAt === undefined ? '' : timeOf(savedAt),
    };
  });
  const plans = await listPlannedPrices(db, id);
  const withoutFrames = { ...draft, pictures: { ...draft.pictures, frames: [] } };
  const paths = vehicleSectionNames.flatMap((name) => [
    ...picturesIn(name, { [name]: withoutFrames[name] }).values(),
  ]);
  const pictures = await findPicturesAt(db, paths.filter(isUploaded));
  return {
    ...toState(model, { hasDraft: sections.some((each) => each.is_draft), plans, now }),
    plan: model.schedule && { by: model.schedule.by, coming, left_out: leftOut },
    sections,
    pictures: [...pictures.values()],
    usual_words: usualWords(draft),
    planned_prices: plans.map(({ id: plan, validFrom, prices, userId }) => ({
      id: plan,
      valid_from: validFrom,
      by: userId,
      variants: plannedOf('V', prices),
      accessories: plannedOf('A', prices),
      price: plannedOf('M', prices)[0]?.price ?? null,
    })),
  };
}

function plannedOf(kind: string, prices: PlannedPrices['prices']) {
  return Object.entries(prices)
    .filter(([key]) => key.startsWith(kind))
    .map(([key, paise]) => ({ id: Number(key.slice(1)), price: paiseToRupees(paise) }));
}
