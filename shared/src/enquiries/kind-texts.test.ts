import { describe, expect, it } from 'vitest';
import { kindTexts } from '../texts/en/common/kinds/index.ts';
import { contactTexts } from '../texts/en/common/kinds/contact.ts';
import { amcTexts } from '../texts/en/common/kinds/amc.ts';
import type { KindTexts } from './kind-texts.ts';
import type { amc } from './kinds/amc.ts';
import type { contact } from './kinds/contact.ts';
import { enquiryDefinitions, enquiryKinds } from './registry.ts';

describe('the texts of a kind', () => {
  it.each(enquiryKinds)('of %s name each option that can be sent, and no other', (kind) => {
    const choices = enquiryDefinitions[kind].form.flatMap(({ field, control }) =>
      'options' in control ? [[field, [...control.options]] as const] : [],
    );
    const labels = Object.entries(kindTexts[kind].options ?? {});
    expect(labels.map(([field, own]) => [field, Object.keys(own)])).toEqual(choices);
  });

  it('do not compile without a label, with one too many, or without the report', () => {
    const some = { reason: { Inquiry: 'Inquiry', Support: 'Support' } };
    // @ts-expect-error: an option has no label
    const withoutOne: KindTexts<typeof contact> = { ...contactTexts, options: some };
    const withMore = {
      ...contactTexts,
      // @ts-expect-error: there is no such option
      options: { reason: { ...contactTexts.options.reason, Praise: 'Praise' } },
    } satisfies KindTexts<typeof contact>;
    const { report, ...rest } = amcTexts;
    // @ts-expect-error: the kind has a report
    const withoutReport: KindTexts<typeof amc> = rest;
    expect([withoutOne, withMore, withoutReport, report]).toHaveLength(4);
  });
});
