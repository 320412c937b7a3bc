import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { formTexts } from '../texts/en/public/forms.ts';
import { locales } from '../languages/locale.ts';
import { textsIn } from '../texts/texts-in.ts';
import { enquiryKinds } from '../enquiries/registry.ts';
import { NOTICE_VERSION, noticeBasisOf, noticeVersionOf } from './notice-version.ts';

/** The texts of public forms, which the server does not have. */
interface Forms {
  formTexts: typeof formTexts;
}

/** The texts as they are, in all languages, for any dealership. */
async function fingerprint(): Promise<string> {
  const texts: unknown[] = [];
  for (const locale of locales) {
    const file = path.join(import.meta.dirname, `../texts/${locale}/public/forms.ts`);
    const forms = (await import(file)) as Forms;
    const { retention, policy, standardPages } = textsIn(locale);
    const { keptFor, policy: kept } = retention;
    texts.push(
      standardPages['privacy-policy'],
      kept({ sales: 24 }) + kept({}),
      policy.officer({ name: 'NAME', post: 'POST' }) + policy.officer({ name: '', post: '' }),
      policy.conversions(true) + policy.conversions(false),
      forms.formTexts.notice.items({
        email: 'EMAIL',
        kept: keptFor(24) + keptFor(undefined),
        version: 'V',
      }),
    );
  }
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}

test('the notice has a new version with every new text: change both lines together', async () => {
  expect({ version: NOTICE_VERSION, texts: await fingerprint() }).toEqual({
    version: '2026-11.15',
    texts: '264b58a877d7',
  });
});

test('the version of an enquiry names all that its sender was shown', () => {
  const plain = { tracking: false, privacyEdition: 0 };
  const own = { tracking: true, privacyEdition: 3 };
  expect(noticeVersionOf(undefined, plain)).toBe(NOTICE_VERSION);
  expect(noticeVersionOf(24, own)).toBe(`${NOTICE_VERSION}t.e3-24m`);
  expect(noticeVersionOf(undefined, plain, 'ne3')).toBe(`${NOTICE_VERSION}.ne3`);
  expect(noticeVersionOf(24, own, 'sat12')).toBe(`${NOTICE_VERSION}t.e3.sat12-24m`);
});

test('a notice in a further language depends on the policy and on how long enquiries are kept', () => {
  const basisOf = (changed: Partial<Parameters<typeof noticeBasisOf>[0]>) =>
    noticeBasisOf({ tracking: false, privacyEdition: 0, retention: {}, ...changed });
  expect(basisOf({})).toBe(NOTICE_VERSION);
  expect(basisOf({ privacyEdition: 2, tracking: true })).toBe(`${NOTICE_VERSION}t.e2`);
  expect(basisOf({ retention: { sales: 24 } })).toBe(`${NOTICE_VERSION}-sales:24`);
  const all = Object.fromEntries(enquiryKinds.map((kind) => [kind, 36]));
  expect(basisOf({ retention: all })).toBe(`${NOTICE_VERSION}-36`);
});
