import type { DeskRow } from '@dealership/shared';

/** An enquiry on the desk that came just now. */
export function deskRow(values: Partial<DeskRow> = {}): DeskRow {
  const reference = values.reference ?? 'R1';
  return {
    reference,
    kind: 'sales',
    arrived_at: 0,
    origin: 'website',
    sent: {
      reference,
      kind: 'sales',
      name: 'Rina Das',
      mobile: '9832011111',
      email: '',
      model: 'Shine 125',
      message: '',
      details: {},
      created_date: '2026-11-21',
      created_time: '12:00:00',
    },
    language: null,
    customer: { id: 1, ordinal: 1 },
    status: 'new',
    standing: 'open',
    branch: 1,
    assignee: null,
    next_at: null,
    due_at: null,
    soon_at: null,
    promised_at: null,
    critical_at: null,
    attempted_at: null,
    tries: 0,
    appointment: null,
    closed_at: null,
    lost_reason: null,
    last_event_at: 0,
    version: 1,
    is_unread: true,
    ...values,
  };
}
