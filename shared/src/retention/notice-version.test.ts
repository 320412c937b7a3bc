import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { formTexts } from '../texts/en/public/forms.ts';
import { locales } from '../languages/locale.ts';
import { textsIn } from '../texts/texts-in.ts';
import { NOTICE_VERSION } from './notice-version.ts';

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
    version: '2026-11.12',
    texts: '8e12b058ccbc',
  });
});
