import { isEnquiryKind, type InsightGroup } from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { insightsTexts } from '@dealership/shared/texts/staff/desk/insights.ts';

/** The name of a group. */
export function groupName(
  by: InsightGroup,
  { key, name }: { key: string; name?: string | undefined },
): string {
  return insightsTexts.group(by, key, isEnquiryKind(key) && by === 'kind' ? kindNames[key] : name);
}
