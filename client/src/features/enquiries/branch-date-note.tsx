import { FIRST_BRANCH, type Visit } from '@dealership/shared';
import type { ComponentProps } from 'react';
import { pathOf } from '../../lib/calls/call-path.ts';
import { useResource } from '../../lib/calls/use-resource.ts';
import { dealership } from '../../lib/page/dealership.ts';
import { ChosenTimeNote } from '../../ui/forms/chosen-time.tsx';

type BranchDateNoteProps = Omit<ComponentProps<typeof ChosenTimeNote>, 'hours'> & {
  branch: number;
};

/** A note about a day by the hours of a branch, which are fetched once; pages contain those of the first. */
export function BranchDateNote({ branch, ...day }: BranchDateNoteProps) {
  const isFirst = branch === FIRST_BRANCH;
  const { data } = useResource<Visit | readonly Visit[]>(
    isFirst ? undefined : pathOf('GET /api/dealers/:id/visit', { id: String(branch) }),
  );
  // The call answers with a list; the document of the branch's page contains the visit itself.
  const hours = isFirst ? dealership().hours : [data].flat()[0]?.hours;
  return hours && <ChosenTimeNote {...day} hours={hours} />;
}
