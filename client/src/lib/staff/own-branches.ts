import type { DeskChoices } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { dealership } from '../page/dealership.ts';
import { RightsContext } from './rights.ts';
import { choicesQuery } from './use-choices.ts';

export type OwnBranches = DeskChoices['branches'];

/** The branches whose enquiries the user reads; empty: there is only one to choose from. */
export function useOwnBranches(): OwnBranches {
  const own = useContext(RightsContext)?.branches;
  // Most dealerships have one, and then nothing is fetched.
  const { data } = useQuery({ ...choicesQuery, enabled: dealership().branches.length > 1 });
  const all = data?.branches ?? [];
  const read = own ? all.filter(({ id }) => own.includes(id)) : all;
  return read.length > 1 ? read : [];
}
