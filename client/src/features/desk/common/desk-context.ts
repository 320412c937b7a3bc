import type { DeskChoices, DeskCounts, DeskFilters, DeskView } from '@dealership/shared';
import { createContext, useContext } from 'react';
import type { DeskPlace } from './desk-address.ts';

/** What every part of the desk goes by. */
export interface Desk extends Pick<DeskPlace, 'go' | 'linkTo' | 'close' | 'isFromDay'> {
  /** Epoch ms. */
  now: number;
  ownUserId: string;
  /** There is no connection. */
  isCut: boolean;
  /** `undefined`: not known yet. */
  choices: DeskChoices | undefined;
  /** The same. */
  counts: DeskCounts['counts'] | undefined;
  /** Reference of the enquiry that is open; `''`: none. */
  open: string;
  filters: DeskFilters;
  /** Which of the lists is shown; `undefined`: what Insights counts, which is none of them. */
  view: DeskView | undefined;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This belongs into the desk.');
  return desk;
}
