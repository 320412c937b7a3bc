import { modelKey, type AnswerOf, type NamedCalls, type VehicleType } from '@dealership/shared';
import { callPath, pathOf, type CallPath } from '../../lib/calls/call-path.ts';
import { answeredBefore, useResource } from '../../lib/calls/use-resource.ts';
import { unknownModel } from '@dealership/shared/texts/public/unknown-model.ts';
import { bareName } from './model-links.ts';
import { isInDocument, previewOf } from './preview.ts';

const lists = {
  motorcycle: { path: callPath('GET /api/bikes'), pageData: 'bikes' },
  scooter: { path: callPath('GET /api/scooters'), pageData: 'scooters' },
};

/** The models of a type on sale; not fetched while the type is undefined. */
export function useVehicles(type: VehicleType | undefined) {
  const list = type && lists[type];
  return useResource(list?.path, { pageData: list?.pageData });
}

/** Both lists, with one state: they are shown together, so that the second does not shift the first. */
export function useAllVehicles() {
  const both = [useVehicles('motorcycle'), useVehicles('scooter')] as const;
  const failed = both.filter(({ status }) => status === 'failed');
  const [motorcycles, scooters] = both;
  return {
    isFailed: failed.length > 0,
    retry: () => failed.forEach((each) => each.retry()),
    lists:
      motorcycles.data && scooters.data
        ? { motorcycles: motorcycles.data, scooters: scooters.data }
        : undefined,
  };
}

/** A model's name from the lists fetched so far, or else the requested one. */
export function knownName(asked: string): string {
  const cards = Object.values(lists).flatMap(({ path }) => answeredBefore(path) ?? []);
  return cards.find(({ bikeName }) => modelKey(bikeName) === modelKey(asked))?.name ?? asked;
}

type ModelCall = Extract<keyof NamedCalls, `GET /api/${string}/:bikeName`>;

/** Address of a call about a model or its draft; `undefined` while the model is unknown or does not exist. */
export function modelCall<Name extends ModelCall>(
  name: Name,
  bikeName: string | undefined,
): CallPath<AnswerOf<NamedCalls[Name]>> | undefined {
  if (bikeName === undefined || bikeName === unknownModel) return undefined;
  return pathOf(name, { bikeName: bareName(bikeName) }) + (previewOf(bikeName) ? '?draft=1' : '');
}

export function useModel(bikeName: string | undefined) {
  return useResource(modelCall('GET /api/bikeView/:bikeName', bikeName), {
    pageData: 'model',
    isInDocument: () => isInDocument(bikeName),
  });
}

export function useVariants(bikeName: string | undefined) {
  return useResource(modelCall('GET /api/variants/:bikeName', bikeName), {
    pageData: 'variants',
    // They are in the document together with their model.
    isInDocument: () => isInDocument(bikeName),
  });
}
