import {
  kindsToBeginWith,
  readableKinds,
  takesTurnsAtFirst,
  type StaffRow,
} from '@dealership/shared';

/** An account of the list of staff. */
export function staffRow(values: Partial<StaffRow> = {}): StaffRow {
  const { role = 'owner' } = values;
  return {
    user_id: 'asha.rai',
    user_name: 'Asha Rai',
    mobile_no: '',
    email: '',
    city: '',
    created_date: '2026-11-01',
    expire_date: '',
    Status: 'active',
    role,
    kinds: [...readableKinds(role, kindsToBeginWith(role))],
    branches: null,
    branch: null,
    takes_turns: takesTurnsAtFirst(role),
    last_seen_date: '2026-11-22',
    last_seen_time: '18:30:05',
    has_password: true,
    second_factors: [],
    link_until: '',
    sessions: 1,
    version: 3,
    ...values,
  };
}
