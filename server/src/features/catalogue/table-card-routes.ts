import type { Request, Response } from 'express';
import {
  pagePaths,
  pathIn,
  rupeesToPaise,
  startFrom,
  tableCardSchema,
  tableCardSource,
  type Locale,
  type Offer,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { notFound } from '../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../http/calls/add-calls.ts';
import { idParam } from '../../http/calls/id-param.ts';
import { validate } from '../../http/calls/validate.ts';
import type { TableCard, TableCards } from './documents/table-card/table-card.ts';
import { findKnownPictures, leadOf, pictureReader } from './models/known-pictures.ts';
import { listVehicles } from './models/vehicle-repository.ts';
import { wordsIn } from './models/words-in.ts';

/** What the card of something that is no model says; `undefined`: visitors cannot see it, now or later. */
export interface CardSources {
  /** `days` says when it holds; `''`: always. */
  findOfferCard: (
    id: number,
    locale: Locale,
  ) => Promise<{ offer: Offer; days: string } | undefined>;
  findBranchCard: (
    id: number,
    locale: Locale,
  ) => Promise<{ name: string; address: string; lines: string[] } | undefined>;
}

interface Deps extends CardSources, Needs<'db' | 'clock' | 'dealership' | 'pictures' | 'images'> {
  /** Public origin; `undefined`: the cards name the one that they were asked for at. */
  siteUrl: string | undefined;
  drawTableCards: (cards: TableCards) => Promise<Buffer>;
}

/** In pixels, of the pictures that the cards scale down from. */
const WIDE = 1280;

type Address = Pick<TableCard, 'address' | 'shownAddress'>;
/** The address of a page without a language, for a card. */
type AddressOf = (path: string) => Address;

/** Table cards, drawn from the live data for each request (rules: table-cards). */
export function tableCardHandlers(deps: Deps) {
  const send = async (
    { request, response }: { request: Request; response: Response },
    name: string,
    find: (locale: Locale, addressOf: AddressOf) => Promise<readonly TableCard[]>,
  ) => {
    const { paper, language: locale } = validate(tableCardSchema, request.query);
    const origin = deps.siteUrl ?? `${request.protocol}://${request.host}`;
    const cards = await find(locale, (path) => addressAt(origin + pathIn(locale, path)));
    if (cards.length === 0) throw notFound('model');
    const dealership = await deps.dealership(locale);
    const file = await deps.drawTableCards({ cards, paper, at: deps.clock(), locale, dealership });
    response.set({
      'Content-Disposition': `inline; filename="table-card-${name}-${paper}.pdf"`,
      'Cache-Control': 'no-store',
    });
    response.type('application/pdf').send(file);
    return SENT;
  };
  const models = async (locale: Locale, addressOf: AddressOf, only?: number) => {
    const vehicles = (await listVehicles(deps.db)).filter(
      ({ id, isActive }) => isActive && (only === undefined || id === only),
    );
    return cardsOfModels(deps, vehicles, { locale, addressOf });
  };
  return {
    'GET /api/table-cards/models': (exchange) => send(exchange, 'models', models),
    'GET /api/table-cards/:kind/:id': ({ params, ...exchange }) => {
      const id = idParam(params.id);
      return send(exchange, `${params.kind}-${id}`, (locale, addressOf) => {
        if (params.kind === 'models') return models(locale, addressOf, id);
        if (params.kind === 'offers') return cardOfOffer(deps, id, { locale, addressOf });
        if (params.kind === 'branches') return cardOfBranch(deps, id, { locale, addressOf });
        throw notFound('address');
      });
    },
  } satisfies Partial<NamedHandlers>;
}

/** With and without the source of the visit. */
function addressAt(shown: string): Address {
  const address = `${shown}${shown.includes('?') ? '&' : '?'}${tableCardSource}`;
  return { address, shownAddress: shown.replace(/^https?:\/\//, '') };
}

interface Asked {
  locale: Locale;
  addressOf: AddressOf;
}

async function cardsOfModels(
  deps: Deps,
  vehicles: readonly Vehicle[],
  { locale, addressOf }: Asked,
): Promise<TableCard[]> {
  const read = pictureReader(deps, await findKnownPictures(deps, vehicles.map(leadOf)));
  const cards: TableCard[] = [];
  for (const vehicle of vehicles) {
    const { about, bikeName } = vehicle;
    const { engine, power } = wordsIn(locale).strip(about);
    const bike = encodeURIComponent(bikeName.replace(/\s/g, ''));
    cards.push({
      kind: 'models',
      name: about.name,
      line: [engine, power].filter((text) => text.trim() !== '').join(' · '),
      picture: await read(leadOf(vehicle), WIDE),
      price: { paise: startFrom(vehicle) },
      texts: [],
      ...addressOf(`${pagePaths['view-details']}?bike=${bike}`),
    });
  }
  return cards;
}

async function cardOfOffer(deps: Deps, id: number, asked: Asked): Promise<TableCard[]> {
  const found = await deps.findOfferCard(id, asked.locale);
  if (!found) throw notFound('offer');
  const { image, title, description, width, height, model } = found.offer;
  const read = pictureReader(deps, await findKnownPictures(deps, [image]));
  const card: TableCard = {
    kind: 'offers',
    name: title,
    line: found.days,
    picture: await read(image, WIDE),
    whole: { width, height },
    ...(model && { price: { of: model.name, paise: rupeesToPaise(model.price) } }),
    texts: description.split('\n').filter((text) => text.trim() !== ''),
    ...asked.addressOf(pagePaths.offers),
  };
  return [card];
}

async function cardOfBranch(deps: Deps, id: number, asked: Asked): Promise<TableCard[]> {
  const found = await deps.findBranchCard(id, asked.locale);
  if (!found) throw notFound('branch');
  const { name, address, lines } = found;
  const path = pagePaths.dealers.replace(':id', String(id));
  return [
    {
      kind: 'branches',
      name,
      line: address,
      picture: undefined,
      texts: lines,
      ...asked.addressOf(path),
    },
  ];
}
