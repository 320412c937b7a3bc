import { describe, expect, it } from 'vitest';
import { kindTexts } from '../texts/en/common/kinds/index.ts';
import { enquiryDefinitions, enquiryKinds, reportOf } from './registry.ts';

describe('the texts of a kind', () => {
  it.each(enquiryKinds)('of %s name each option that can be sent, and no other', (kind) => {
    const choices = enquiryDefinitions[kind].form.flatMap(({ field, control }) =>
      'options' in control ? [[field, [...control.options]] as const] : [],
    );
    const labels = Object.entries(kindTexts[kind].options ?? {});
    expect(labels.map(([field, own]) => [field, Object.keys(own)])).toEqual(choices);
  });

  it.each(enquiryKinds)('of %s title its report if it has one', (kind) => {
    expect(kindTexts[kind].report !== undefined).toBe(reportOf(kind) !== undefined);
  });
});
