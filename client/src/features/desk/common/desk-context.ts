import type { DeskChoices, DeskCounts, DeskFilters, DeskView } from '@dealership/shared';
import { createContext, useContext } from 'react';
import type { DeskPlace } from './desk-address.ts';

/** Shared by every part of the desk. */
export interface Desk extends Pick<DeskPlace, 'go' | 'linkTo' | 'close' | 'isFromDay'> {
  /** Epoch ms. */
  now: number;
  ownUserId: string;
  /** There is no connection. */
  isCut: boolean;
  /** `undefined`: not known yet. */
  choices: DeskChoices | undefined;
  /** `undefined`: not known yet. */
  counts: DeskCounts['counts'] | undefined;
  /** Reference of the enquiry that is open; `''`: none. */
  open: string;
  filters: DeskFilters;
  /** The list that is shown; `undefined`: enquiries that Insights counts, which are in none of the lists. */
  view: DeskView | undefined;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext above it.');
  return desk;
}
