import type { Desk } from '../src/features/desk/common/desk-context.ts';

/** A desk on which no enquiry is open. */
export function deskOf(values: Partial<Desk> = {}): Desk {
  return {
    now: 0,
    ownUserId: 'asha',
    isCut: false,
    choices: undefined,
    counts: undefined,
    open: '',
    filters: { view: 'open', kind: '', status: '', branch: '', assignee: '', search: '' },
    view: 'open',
    go: () => undefined,
    linkTo: () => ({ to: '', state: undefined }),
    close: () => undefined,
    isFromDay: false,
    ...values,
  };
}
