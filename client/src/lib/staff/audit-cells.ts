import type { AuditRow } from '@dealership/shared';
import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';

/** An event of the audit log below `auditTexts.header`. */
export function auditCells(row: AuditRow): string[] {
  const { created_date: date, created_time: time, action, what } = row;
  return [
    date,
    time,
    auditTexts.person(row),
    auditTexts.actionOf(action),
    auditTexts.whatOf(action, what),
  ];
}
