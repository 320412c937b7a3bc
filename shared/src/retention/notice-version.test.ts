import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formTexts } from '../texts/en/public/forms.ts';
import { privacyPage } from '../texts/en/common/standard-pages/privacy.ts';
import { textsIn } from '../texts/texts-in.ts';
import { NOTICE_VERSION } from './notice-version.ts';

/** The texts as they are, for any dealership. */
function fingerprint(): string {
  const { retention, policy } = textsIn('en');
  const { keptFor, policy: kept } = retention;
  const texts = [
    privacyPage,
    kept({ sales: 24 }) + kept({}),
    policy.officer({ name: 'NAME', post: 'POST' }) + policy.officer({ name: '', post: '' }),
    policy.conversions(true) + policy.conversions(false),
    formTexts.notice.items({
      email: 'EMAIL',
      kept: keptFor(24) + keptFor(undefined),
      version: 'V',
    }),
  ];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}

test('the notice has a new version with every new text: change both lines together', () => {
  expect({ version: NOTICE_VERSION, texts: fingerprint() }).toEqual({
    version: '2026-11.11',
    texts: '62c49b256d25',
  });
});
