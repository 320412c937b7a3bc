import { FIRST_BRANCH, type Visit } from '@dealership/shared';
import type { ComponentProps } from 'react';
import { callPath } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { BRANCH_NAME, type AskedForm } from '../form-view.ts';

/** The number of the branch that is chosen in a form, or of the only one. */
export function branchIn(form: HTMLFormElement): number {
  return Number(new FormData(form).get(BRANCH_NAME) ?? FIRST_BRANCH);
}

/** The hours and the address of a branch; `undefined`: not known, or not yet. Pages contain those of the first. */
export function useBranchVisit(branch: number): Pick<Visit, 'hours' | 'address'> | undefined {
  const isFirst = branch === FIRST_BRANCH;
  const { data } = useResource<Visit | readonly Visit[]>(
    isFirst ? undefined : callPath('GET /api/dealers/:id/visit', { id: String(branch) }),
  );
  const { hours, address } = dealership();
  if (isFirst)
    return { hours, address: [address.street, address.city, address.pinCode].join(', ') };
  // The call answers with a list; the document of the branch's page contains the visit itself.
  return [data].flat()[0];
}

type DateNote = NonNullable<AskedForm['dateNote']>;

/** A note about a day by the hours of a branch; nothing is shown before they are known. */
export function BranchDateNote({
  note: Note,
  branch,
  ...day
}: Omit<ComponentProps<DateNote>, 'hours'> & { note: DateNote; branch: number }) {
  const visit = useBranchVisit(branch);
  return visit && <Note {...day} hours={visit.hours} />;
}
