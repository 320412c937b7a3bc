import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formTexts } from '../messages/en/public/forms.ts';
import { privacyPage } from '../messages/en/common/standard-pages/privacy.ts';
import { messagesIn } from '../messages/messages-in.ts';
import { NOTICE_VERSION } from './notice-version.ts';

/** The texts as they stand, whoever the dealership is. */
function fingerprint(): string {
  const { keptFor, policy } = messagesIn('en').retention;
  const texts = [
    privacyPage,
    policy({ sales: 24 }) + policy({}),
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
    version: '2026-11.4',
    texts: '2c80dfb98140',
  });
});
