import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problem } from '../errors/problem.ts';
import { fieldControls, type EnquiryField } from './fields.ts';
import { formField, type FormField } from './define-enquiry.ts';
import { parseEnquiry, parseField } from './parse-enquiry.ts';
import { enquiryDefinitions, enquiryKinds } from './registry.ts';

const context = { today: '2026-11-21' };
const { form } = enquiryDefinitions['service-booking'];

function fieldOf(name: EnquiryField): FormField {
  const found = form.find(({ field }) => field === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

describe('parseField', () => {
  const enteredModel = fieldOf('enteredModel');

  it('gives the stored value, nothing, or what is wrong', () => {
    const mobile = fieldOf('mobile');
    const parse = (value: unknown) =>
      parseField(mobile, { contactNumber: value }, { form, context });
    expect(parse('+91 98320-12345')).toEqual({ value: '9832012345' });
    expect(parse('')).toEqual({ problem: problem('required') });
    expect(parse('983')).toEqual({ problem: problem('not_mobile') });
    expect(parseField(fieldOf('message'), {}, { form, context })).toEqual({});
  });

  it('wants a field that depends on another one only beside its value', () => {
    const parse = (body: Record<string, unknown>) =>
      parseField(enteredModel, body, { form, context });
    expect(parse({ model: 'Other' })).toEqual({ problem: problem('required') });
    expect(parse({ model: ' Other ', enteredModel: ' ' })).toHaveProperty('problem');
    expect(parse({ model: 'Shine 125' })).toEqual({});
    expect(parse({ model: 7 })).toEqual({});
    expect(parse({ model: 'Other', enteredModel: ' Pep ' })).toEqual({ value: 'Pep' });
  });

  it('reads a year up to the next one of its own today', () => {
    const year = fieldOf('purchaseYear');
    const parse = (today: string) =>
      parseField(year, { yearOfPurchase: 2028 }, { form, context: { today } });
    expect(parse('2026-12-31')).toHaveProperty('problem');
    expect(parse('2027-01-01')).toEqual({ value: '2028' });
  });

  it('does not read a key of the prototype', () => {
    const field = formField('name', { wire: 'constructor', required: true });
    expect(parseField(field, {}, { form: [field], context })).toEqual({
      problem: problem('required'),
    });
  });

  it('never throws and never answers both a value and a problem, whatever is sent', () => {
    const fields = Object.keys(fieldControls) as EnquiryField[];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (name, value) => {
        const field = formField(name);
        const result = parseField(field, { [name]: value }, { form: [field], context });
        expect(Object.keys(result).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseEnquiry', () => {
  it.each(enquiryKinds)('of %s names every required field of an empty body', (kind) => {
    const definition = enquiryDefinitions[kind];
    const required = definition.form.filter((field) => field.required);
    expect(parseEnquiry(definition, {}, context)).toEqual({
      ok: false,
      problems: Object.fromEntries(required.map(({ wire }) => [wire, problem('required')])),
    });
  });

  it('keeps what was sent, under the product’s names, and nothing else', () => {
    const body = {
      name: ' Ananya ',
      contact: '09832012345',
      email: null,
      model: 'SP125',
      loanAmount: '1,50,000.50',
      agreed: false,
      noticeVersion: '2026-11',
      isAdmin: true,
    };
    expect(parseEnquiry(enquiryDefinitions.finance, body, context)).toEqual({
      ok: true,
      enquiry: {
        values: {
          name: 'Ananya',
          mobile: '9832012345',
          model: 'SP125',
          loanAmount: 15_000_050,
          agreed: false,
        },
        noticeVersion: '2026-11',
      },
    });
  });

  it('names a wrong notice version beside the wrong fields', () => {
    const result = parseEnquiry(enquiryDefinitions['opt-in'], { noticeVersion: 7 }, context);
    expect(result.ok ? [] : Object.keys(result.problems).sort()).toEqual([
      'mobile',
      'name',
      'noticeVersion',
      'registration',
    ]);
  });
});
